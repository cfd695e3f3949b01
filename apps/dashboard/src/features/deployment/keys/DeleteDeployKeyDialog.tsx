import { ConfirmActionDialog } from '../../../shared/form/ConfirmActionDialog.tsx';
import { useSetAtom } from '../../../shared/state.ts';
import { keysMessages } from './keys.messages.ts';
import { deleteDeployKeyAtom } from './keys.queries.ts';
import { keyName } from './keys.rules.ts';
import type { DeployKeyDialogProps } from './PublicKeyDialog.tsx';

const { removal: words } = keysMessages;

/** Asks for confirmation before a deploy key is deleted. */
export function DeleteDeployKeyDialog({ deployKey, onClose }: DeployKeyDialogProps) {
  const remove = useSetAtom(deleteDeployKeyAtom);
  return (
    <ConfirmActionDialog
      title={words.title(keyName(deployKey))}
      confirmLabel={words.confirm}
      failed={words.failed}
      done={words.done}
      perform={() => remove(deployKey._id)}
      onClose={onClose}
    >
      {words.body}
    </ConfirmActionDialog>
  );
}
