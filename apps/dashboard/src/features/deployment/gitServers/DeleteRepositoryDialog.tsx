import { ConfirmActionDialog } from '../../../shared/form/ConfirmActionDialog.tsx';
import { useSetAtom } from '../../../shared/state.ts';
import { gitServersMessages } from './gitServers.messages.ts';
import { deleteRepositoryAtom } from './gitServers.queries.ts';
import type { RepositoryDialogProps } from './RepositoryKeyDialog.tsx';

const { removal: words } = gitServersMessages;

/** Asks for confirmation before a repository on a Git server is deleted from the account. */
export function DeleteRepositoryDialog({ repository, onClose }: RepositoryDialogProps) {
  const remove = useSetAtom(deleteRepositoryAtom);
  return (
    <ConfirmActionDialog
      title={words.title(repository.full_name)}
      confirmLabel={words.confirm}
      failed={words.failed}
      done={words.done}
      perform={() => remove(repository._id)}
      onClose={onClose}
    >
      {words.body}
    </ConfirmActionDialog>
  );
}
