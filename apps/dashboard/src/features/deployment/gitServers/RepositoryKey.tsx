import type { RepositoryResponse } from '@pressdock/api';
import { CodeBlock, Stack, Text } from '@pressdock/ui';
import { gitServersMessages } from './gitServers.messages.ts';

const { key: words } = gitServersMessages;

/** The deploy key to add at a Git server, and the server's host key to compare. */
export function RepositoryKey({
  repository: { publicKey, hostKey },
}: {
  repository: Pick<RepositoryResponse, 'publicKey' | 'hostKey'>;
}) {
  if (publicKey === null) return <Text as="p">{words.noKey}</Text>;
  return (
    <Stack gap="16">
      <Text as="p">{words.hint}</Text>
      <CodeBlock label={words.label} code={publicKey} />
      {hostKey === null ? null : (
        <>
          <Text as="p">{words.hostKeyHint}</Text>
          <CodeBlock label={words.hostKeyLabel} code={hostKey} />
        </>
      )}
    </Stack>
  );
}
