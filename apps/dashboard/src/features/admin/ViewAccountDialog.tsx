import type { AccountResponse } from '@pressdock/api';
import { personName } from '../../entities/user/user.rules.ts';
import { ConfirmActionDialog } from '../../shared/form/ConfirmActionDialog.tsx';
import { paths } from '../../shared/paths.ts';
import { api } from '../../shared/server/api.ts';
import { switchAccount } from '../../shared/session/accountSwitch.ts';
import { adminMessages } from './admin.messages.ts';

const { view: words } = adminMessages;

async function viewAccount(id: string): Promise<boolean> {
  const viewing = await api.post('/api/v1/admin/accounts/{id}/view', { params: { path: { id } } });
  if (viewing.ok) switchAccount(paths.home());
  return viewing.ok;
}

export interface ViewAccountDialogProps {
  account: AccountResponse;
  onClose: () => void;
}

/** Asks for confirmation before the operator views an account, because viewing is logged. */
export function ViewAccountDialog({ account, onClose }: ViewAccountDialogProps) {
  return (
    <ConfirmActionDialog
      title={words.title(personName(account))}
      confirmLabel={words.start}
      failed={words.failed}
      isCritical={false}
      perform={() => viewAccount(account._id)}
      onClose={onClose}
    >
      {words.body}
    </ConfirmActionDialog>
  );
}
