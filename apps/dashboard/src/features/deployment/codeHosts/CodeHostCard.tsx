import type { CodeHost, CodeHostResponse } from '@pressdock/api';
import { Badge, Button, Card, Inline, Stack, Text } from '@pressdock/ui';
import { Day } from '../../../shared/page/Day.tsx';
import { codeHostsMessages as words } from './codeHosts.messages.ts';
import { codeHostState, hostOf, stateTones } from './codeHosts.rules.ts';

interface CardActions {
  /** The code host that an authorization is being started at. */
  connecting: CodeHost | undefined;
  onConnect: (provider: CodeHost) => void;
  onToken: () => void;
  onDisconnect: (provider: CodeHost) => void;
}

export interface CodeHostCardProps {
  provider: CodeHost;
  host: CodeHostResponse;
  /** Undefined if the person may not change connections. */
  actions: CardActions | undefined;
}

/** The connection to one code host. */
export function CodeHostCard({ provider, host, actions }: CodeHostCardProps) {
  const state = codeHostState(host);
  return (
    <Card
      title={words.names[provider]}
      aside={<Badge tone={stateTones[state]}>{words.states[state]}</Badge>}
    >
      <Stack gap="12">
        <Details provider={provider} host={host} />
        {actions ? <Actions provider={provider} host={host} actions={actions} /> : null}
      </Stack>
    </Card>
  );
}

function Details({ provider, host }: Pick<CodeHostCardProps, 'provider' | 'host'>) {
  const { canAuthorize, isConnected, needsReconnecting, connectedAt, login, method, url } = host;
  if (!isConnected) {
    const isPossible = canAuthorize || provider === 'gitlab';
    return (
      <Text tone="muted" size="13">
        {isPossible ? hostOf(url) : words.notConfigured}
      </Text>
    );
  }
  return (
    <Text tone="muted" size="13">
      {words.connectedAs(login ?? '', hostOf(url))}
      {method === 'token' ? ` ${words.byToken}` : ''}
      {connectedAt === null ? null : (
        <>
          {' · '}
          <Day moment={connectedAt} />
        </>
      )}
      {needsReconnecting ? ` · ${words.reconnectHint}` : null}
    </Text>
  );
}

function Actions({ provider, host, actions }: CodeHostCardProps & { actions: CardActions }) {
  const { canAuthorize, isConnected, needsReconnecting } = host;
  const name = words.names[provider];
  const canConnect = !isConnected || needsReconnecting;
  const label = isConnected ? words.connectAgain(name) : words.connect(name);
  if (!isConnected && !canAuthorize && provider !== 'gitlab') return null;
  return (
    <Inline gap="8">
      {canConnect && canAuthorize ? (
        <Button
          size="small"
          isPending={actions.connecting === provider}
          onPress={() => actions.onConnect(provider)}
        >
          {label}
        </Button>
      ) : null}
      {canConnect && provider === 'gitlab' ? (
        <Button size="small" onPress={actions.onToken}>
          {words.useToken}
        </Button>
      ) : null}
      {isConnected ? (
        <Button
          size="small"
          aria-label={words.disconnectOf(name)}
          onPress={() => actions.onDisconnect(provider)}
        >
          {words.disconnect}
        </Button>
      ) : null}
    </Inline>
  );
}
