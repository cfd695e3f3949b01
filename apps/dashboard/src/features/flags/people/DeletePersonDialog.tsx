import { ConfirmActionDialog } from '../../../shared/form/ConfirmActionDialog.tsx';
import { useSetAtom } from '../../../shared/state.ts';
import { deleteFlagUserAtom } from './flagUsers.queries.ts';
import { peopleMessages } from './people.messages.ts';

const { delete: words } = peopleMessages;

export interface DeletePersonDialogProps {
  productId: string;
  person: string;
  onClose: () => void;
}

/** Asks for confirmation before the data about a person is deleted. */
export function DeletePersonDialog({ productId, person, onClose }: DeletePersonDialogProps) {
  const remove = useSetAtom(deleteFlagUserAtom);
  return (
    <ConfirmActionDialog
      title={words.title(person)}
      confirmLabel={words.confirm}
      failed={words.failed}
      done={words.done(person)}
      perform={() => remove({ id: productId, person })}
      onClose={onClose}
    >
      {words.body}
    </ConfirmActionDialog>
  );
}
