import type { AccountResponse } from '@pressdock/api';
import { usePasswordConfirmation } from '../../entities/user/usePasswordConfirmation.tsx';
import { personName } from '../../entities/user/user.rules.ts';
import { ConfirmActionDialog } from '../../shared/form/ConfirmActionDialog.tsx';
import { paths } from '../../shared/paths.ts';
import { api } from '../../shared/server/api.ts';
import { switchAccount } from '../../shared/session/accountSwitch.ts';
import { adminMessages } from './admin.messages.ts';

const { view: words } = adminMessages;

export interface ViewAccountDialogProps {
  account: AccountResponse;
  onClose: () => void;
}

/**
 * Asks for confirmation before the operator views an account, because viewing is logged, and for the
 * password if the server requires it.
 */
export function ViewAccountDialog({ account, onClose }: ViewAccountDialogProps) {
  const { withPassword, dialog } = usePasswordConfirmation();
  const perform = async (): Promise<boolean | string> => {
    const params = { path: { id: account._id } };
    const viewing = await withPassword(() =>
      api.post('/api/v1/admin/accounts/{id}/view', { params }),
    );
    if (viewing === undefined) return words.notConfirmed;
    if (viewing.ok) switchAccount(paths.home());
    return viewing.ok;
  };
  return (
    <>
      <ConfirmActionDialog
        title={words.title(personName(account))}
        confirmLabel={words.start}
        failed={words.failed}
        isCritical={false}
        perform={perform}
        onClose={onClose}
      >
        {words.body}
      </ConfirmActionDialog>
      {dialog}
    </>
  );
}
