import type { RepositoryResponse } from '@pressdock/api';
import { Button, Dialog } from '@pressdock/ui';
import { gitServersMessages } from './gitServers.messages.ts';
import { RepositoryKey } from './RepositoryKey.tsx';

const { key: words } = gitServersMessages;

export interface RepositoryDialogProps {
  repository: RepositoryResponse;
  onClose: () => void;
}

/** Shows the deploy key of a repository and the host key of its server. */
export function RepositoryKeyDialog({ repository, onClose }: RepositoryDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words.title}
      description={repository.full_name}
      actions={<Button onPress={onClose}>{words.close}</Button>}
    >
      <RepositoryKey repository={repository} />
    </Dialog>
  );
}
