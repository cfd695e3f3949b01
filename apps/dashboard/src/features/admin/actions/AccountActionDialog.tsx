import type { AccountResponse } from '@pressdock/api';
import { usePasswordConfirmation } from '../../../entities/user/usePasswordConfirmation.tsx';
import { personName } from '../../../entities/user/user.rules.ts';
import { ConfirmActionDialog } from '../../../shared/form/ConfirmActionDialog.tsx';
import { navigate } from '../../../shared/navigation/navigation.ts';
import { paths } from '../../../shared/paths.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { accountActionMessages } from './accountActions.messages.ts';
import { changeAccountAtom } from './accountActions.queries.ts';
import type { AccountAction } from './accountActions.rules.ts';

export interface AccountActionDialogProps {
  account: AccountResponse;
  action: AccountAction;
  onClose: () => void;
}

/** Asks before an operator changes an account, and for the password if the server requires it. */
export function AccountActionDialog({ account, action, onClose }: AccountActionDialogProps) {
  const change = useSetAtom(changeAccountAtom);
  const { withPassword, dialog } = usePasswordConfirmation();
  const words = accountActionMessages.actions[action];
  const name = personName(account);
  const perform = async (): Promise<boolean | string> => {
    const result = await withPassword(() => change({ id: account._id, action }));
    if (result === undefined) return accountActionMessages.notConfirmed;
    if (!result.ok) return result.status === 403 && result.error.message;
    if (action === 'delete') navigate(paths.accounts());
    return true;
  };
  return (
    <>
      <ConfirmActionDialog
        title={words.title(name)}
        confirmLabel={words.item}
        isCritical={action !== 'restore' && action !== 'appoint'}
        failed={accountActionMessages.failed}
        done={words.done(name)}
        perform={perform}
        onClose={onClose}
      >
        {words.body(account)}
      </ConfirmActionDialog>
      {dialog}
    </>
  );
}
