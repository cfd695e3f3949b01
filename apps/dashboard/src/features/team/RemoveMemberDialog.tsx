import type { MemberResponse } from '@pressdock/api';
import { personName } from '../../entities/user/user.rules.ts';
import { ConfirmActionDialog } from '../../shared/form/ConfirmActionDialog.tsx';
import { useSetAtom } from '../../shared/state.ts';
import { teamMessages } from './team.messages.ts';
import { removeMemberAtom } from './team.queries.ts';

const { remove: words } = teamMessages;

export interface RemoveMemberDialogProps {
  member: MemberResponse;
  onClose: () => void;
}

/** Asks for confirmation before a member is removed, which takes effect immediately. */
export function RemoveMemberDialog({ member, onClose }: RemoveMemberDialogProps) {
  const remove = useSetAtom(removeMemberAtom);
  return (
    <ConfirmActionDialog
      title={words.title(personName(member))}
      confirmLabel={words.confirm}
      failed={words.failed}
      perform={() => remove(member._id)}
      onClose={onClose}
    >
      {words.body}
    </ConfirmActionDialog>
  );
}
