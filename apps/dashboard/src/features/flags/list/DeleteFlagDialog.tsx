import type { FlagResponse } from '@pressdock/api';
import { ConfirmActionDialog } from '../../../shared/form/ConfirmActionDialog.tsx';
import { useSetAtom } from '../../../shared/state.ts';
import { deleteFlagAtom, pathOf } from '../flags.queries.ts';
import { flagListMessages } from './flagList.messages.ts';

const { delete: words } = flagListMessages;

export interface DeleteFlagDialogProps {
  flag: Pick<FlagResponse, '_id' | 'feature_flag_product' | 'name' | 'identifier'>;
  onClose: () => void;
}

/**
 * Asks for confirmation before a flag is deleted.
 * @see specification, section 8
 */
export function DeleteFlagDialog({ flag, onClose }: DeleteFlagDialogProps) {
  const remove = useSetAtom(deleteFlagAtom);
  return (
    <ConfirmActionDialog
      title={words.title(flag.name)}
      confirmLabel={words.confirm}
      failed={words.failed}
      done={words.done(flag.name)}
      perform={() => remove(pathOf(flag))}
      onClose={onClose}
    >
      {words.body(flag.identifier)}
    </ConfirmActionDialog>
  );
}
