import type { PendingMemberResponse } from '@pressdock/api';
import { ConfirmActionDialog } from '../../shared/form/ConfirmActionDialog.tsx';
import { useSetAtom } from '../../shared/state.ts';
import { teamMessages } from './team.messages.ts';
import { revokeInvitationAtom } from './team.queries.ts';

const { revoke: words } = teamMessages;

export interface RevokeInvitationDialogProps {
  invitation: PendingMemberResponse;
  onClose: () => void;
}

/** Asks for confirmation before an invitation is revoked. */
export function RevokeInvitationDialog({ invitation, onClose }: RevokeInvitationDialogProps) {
  const revoke = useSetAtom(revokeInvitationAtom);
  return (
    <ConfirmActionDialog
      title={words.title(invitation.email)}
      confirmLabel={words.confirm}
      failed={words.failed}
      perform={() => revoke(invitation._id)}
      onClose={onClose}
    >
      {words.body}
    </ConfirmActionDialog>
  );
}
