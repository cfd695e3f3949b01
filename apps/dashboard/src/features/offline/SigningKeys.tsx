import type { SigningKeyResponse } from '@pressdock/api';
import { Badge, Card, CodeBlock, Inline, Stack, Text } from '@pressdock/ui';
import { Day } from '../../shared/page/Day.tsx';
import { offlineMessages } from './offline.messages.ts';

const { keys: words } = offlineMessages;

const tones = { next: 'info', current: 'positive', retired: 'neutral' } as const;

/** The public keys and their states: the next one, the current one, the retired ones. */
export function SigningKeys({ keys }: { keys: readonly SigningKeyResponse[] }) {
  return (
    <Card title={words.title}>
      <Stack gap="24">
        {keys.map((key) => (
          <Stack key={key._id} gap="8">
            <Inline gap="8">
              <Badge tone={tones[key.state]}>{words.states[key.state]}</Badge>
              <Text size="13" tone="muted">
                {words.moments[key.state]} <Day moment={key.listedUntil ?? key.signsFrom} />
              </Text>
            </Inline>
            <CodeBlock label={words.label(key._id)} code={key.publicKey} />
            {key.state === 'next' ? (
              <Text size="13" tone="muted">
                {words.next}
              </Text>
            ) : null}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
