import { CodeBlock, Stack, Text } from '@pressdock/ui';
import { repositoryMessages } from '../../../../entities/repository/repository.messages.ts';
import { DeployedFromFields } from './DeployedFromFields.tsx';
import type { Connect } from './useConnect.ts';

const { git: words } = repositoryMessages;

/** Selects the branch; a repository on any other Git server needs the public key first. */
export function BranchStep({ connect }: { connect: Connect }) {
  const { repository, values } = connect;
  return (
    <>
      <div tabIndex={-1} data-step-start>
        <Text as="p" weight="medium">
          {repository?.full_name}
        </Text>
      </div>
      {repository?.publicKey ? (
        <Stack gap="8">
          <Text as="p">{words.publicKeyHint}</Text>
          <CodeBlock label={words.publicKey} code={repository.publicKey} />
          {repository.hostKey === null ? null : (
            <Text as="p" tone="muted" size="13">
              {words.hostKey(repository.hostKey)}
            </Text>
          )}
        </Stack>
      ) : null}
      <DeployedFromFields repositoryId={values.repositoryId} form={connect} />
    </>
  );
}
