import { CODE_HOSTS, type CodeHost } from '@pressdock/api/limits';
import { Alert, Grid, Stack, Text } from '@pressdock/ui';
import { useState } from 'react';
import { codeHostsAtom } from '../../../entities/codeHost/codeHost.queries.ts';
import { isActingAtom, meAtom } from '../../../entities/user/user.queries.ts';
import { isViewingAtom } from '../../../entities/user/viewing.atoms.ts';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { CodeHostCard } from './CodeHostCard.tsx';
import { codeHostsMessages as words } from './codeHosts.messages.ts';
import { startAuthorizationAtom } from './codeHosts.queries.ts';
import { DisconnectCodeHostDialog } from './DisconnectCodeHostDialog.tsx';
import { GitlabTokenDialog } from './GitlabTokenDialog.tsx';

/** The connections to code hosts, and how to change them. */
export function CodeHosts({ onFetch }: { onFetch: () => void }) {
  const { data: hosts, isError, isFetching, refetch } = useAtomValue(codeHostsAtom);
  const isActing = useAtomValue(isActingAtom);
  const isViewing = useAtomValue(isViewingAtom);
  const owner = useAtomValue(meAtom).data?.email ?? '';
  const [isEnteringToken, setEnteringToken] = useState(false);
  const [disconnecting, setDisconnecting] = useState<CodeHost | null>(null);
  const { connect, connecting, failure } = useConnect();
  if (hosts === undefined) {
    return isError ? (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {words.fetchFailed}
      </FailureNotice>
    ) : (
      <AreaLoading label={words.loading} height={size.productHead} />
    );
  }
  const actions = isActing
    ? undefined
    : {
        connecting,
        onConnect: connect,
        onToken: () => setEnteringToken(true),
        onDisconnect: setDisconnecting,
      };
  return (
    <Stack gap="12">
      {isActing && !isViewing ? <Text tone="muted">{words.ownerOnly(owner)}</Text> : null}
      {failure === undefined ? null : <Alert tone="critical">{failure}</Alert>}
      <Grid minColumnWidth={size.tile}>
        {CODE_HOSTS.map((provider) => (
          <CodeHostCard
            key={provider}
            provider={provider}
            host={hosts[provider]}
            actions={actions}
          />
        ))}
      </Grid>
      {isEnteringToken ? (
        <GitlabTokenDialog
          url={hosts.gitlab.url}
          onFetch={onFetch}
          onClose={() => setEnteringToken(false)}
        />
      ) : null}
      {disconnecting === null ? null : (
        <DisconnectCodeHostDialog
          provider={disconnecting}
          isToken={hosts[disconnecting].method === 'token'}
          onClose={() => setDisconnecting(null)}
        />
      )}
    </Stack>
  );
}

/** Leads to the page of a code host on which the person authorizes the connection. */
function useConnect() {
  const start = useSetAtom(startAuthorizationAtom);
  const [failure, setFailure] = useState<string>();
  const [connecting, setConnecting] = useState<CodeHost>();
  const { run } = useSubmission();
  const connect = (provider: CodeHost) =>
    run(async () => {
      setFailure(undefined);
      setConnecting(provider);
      const result = await start(provider);
      if (result.ok) return location.assign(result.data.url);
      setConnecting(undefined);
      const isExplained = result.status === 409 || result.status === 503;
      setFailure(isExplained ? result.error.message : words.connectFailed);
    });
  return { connect, connecting, failure };
}
