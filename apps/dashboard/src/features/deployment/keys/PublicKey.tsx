import type { DeployKeyResponse } from '@pressdock/api';
import { CodeBlock, Stack, Text } from '@pressdock/ui';
import { keysMessages } from './keys.messages.ts';

const { result: words } = keysMessages;

/** The public part of a deploy key, to copy. */
export function PublicKey({ deployKey }: { deployKey: DeployKeyResponse }) {
  return (
    <Stack gap="16">
      <Text as="p">{words.hint}</Text>
      <CodeBlock label={words.label} code={deployKey.publicKey} />
      <Text as="p" tone="muted" size="13">
        {words.fingerprint(deployKey.fingerprint)}
      </Text>
    </Stack>
  );
}
