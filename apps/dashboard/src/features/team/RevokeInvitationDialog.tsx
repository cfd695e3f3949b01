import type { PendingMemberResponse } from '@pressdock/api';
import { AskFirst } from '../../shared/form/AskFirst.tsx';
import { useSetAtom } from '../../shared/state.ts';
import { teamMessages } from './team.messages.ts';
import { revokeInvitationAtom } from './team.queries.ts';

const { revoke: words } = teamMessages;

export interface RevokeInvitationDialogProps {
  invitation: PendingMemberResponse;
  onClose: () => void;
}

/** Asks before an invitation is taken back, because somebody may be reading it. */
export function RevokeInvitationDialog({ invitation, onClose }: RevokeInvitationDialogProps) {
  const revoke = useSetAtom(revokeInvitationAtom);
  return (
    <AskFirst
      title={words.title(invitation.email)}
      confirmLabel={words.confirm}
      failed={words.failed}
      work={() => revoke(invitation._id)}
      onClose={onClose}
    >
      {words.body}
    </AskFirst>
  );
}
