import type { PendingMemberResponse } from '@pressdock/api';
import {
  IconButton,
  Menu,
  MenuItem,
  MenuTrigger,
  MoreIcon,
  RefreshIcon,
  TrashIcon,
} from '@pressdock/ui';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { useSetAtom } from '../../shared/state.ts';
import { toasts } from '../../shared/toasts.ts';
import { teamMessages } from './team.messages.ts';
import { resendInvitationAtom } from './team.queries.ts';

const { pending: words } = teamMessages;

export interface InvitationMenuProps {
  invitation: PendingMemberResponse;
  /** Called with the reason if resending failed, otherwise without one. */
  onResent: (failure: string | undefined) => void;
  onRevoke: (invitation: PendingMemberResponse) => void;
}

/** The actions menu of an invitation. */
export function InvitationMenu({ invitation, onResent, onRevoke }: InvitationMenuProps) {
  const { _id: id, email } = invitation;
  const resend = useSetAtom(resendInvitationAtom);
  const { isPending, run } = useSubmission();
  const send = () =>
    run(async () => {
      const result = await resend(id);
      if (result.ok) {
        onResent(undefined);
        toasts.add({ title: words.resent(email), tone: 'positive' });
      } else {
        onResent(result.status === 403 ? result.error.message : words.resendFailed);
      }
    });
  return (
    <MenuTrigger>
      <IconButton
        label={words.menu(email)}
        icon={<MoreIcon />}
        size="small"
        isPending={isPending}
      />
      <Menu>
        <MenuItem icon={<RefreshIcon />} onAction={send}>
          {words.resend}
        </MenuItem>
        <MenuItem icon={<TrashIcon />} isCritical onAction={() => onRevoke(invitation)}>
          {words.revoke}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
