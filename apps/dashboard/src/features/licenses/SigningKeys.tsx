import type { SigningKeyResponse } from '@pressdock/api';
import { Badge, Card, CodeBlock, Inline, Stack, Text } from '@pressdock/ui';
import { Day } from '../../shared/Day.tsx';
import { offlineMessages } from './offline.messages.ts';

const { keys: words } = offlineMessages;

/** The public keys, the one in use first; a retired one until its last lease has run out. */
export function SigningKeys({ keys }: { keys: readonly SigningKeyResponse[] }) {
  return (
    <Card title={words.title}>
      <Stack gap="24">
        {keys.map(({ _id, publicKey, createdAt, retiredAt, listedUntil }) => (
          <Stack key={_id} gap="8">
            <Inline gap="8">
              <Badge tone={retiredAt === null ? 'positive' : 'neutral'}>
                {retiredAt === null ? words.current : words.retired}
              </Badge>
              <Text size="13" tone="muted">
                {words.since} <Day moment={createdAt} />
              </Text>
              {listedUntil === null ? null : (
                <Text size="13" tone="muted">
                  {words.until} <Day moment={listedUntil} />
                </Text>
              )}
            </Inline>
            <CodeBlock label={words.label} code={publicKey} />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
