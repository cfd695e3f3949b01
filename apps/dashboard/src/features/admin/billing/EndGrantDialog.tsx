import type { BillingAccountResponse } from '@pressdock/api';
import { TextArea } from '@pressdock/ui';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import { failureErrors, fieldErrors } from '../../../shared/form/formErrors.rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import { billedAccountsMessages } from './billedAccounts.messages.ts';
import { endGrantAtom } from './billedAccounts.queries.ts';

const { dialog: words } = billedAccountsMessages;

export interface EndGrantDialogProps {
  account: BillingAccountResponse;
  onClose: () => void;
}

/** Ends a grant now, with a reason. */
export function EndGrantDialog({ account, onClose }: EndGrantDialogProps) {
  const end = useSetAtom(endGrantAtom);
  const form = useForm({
    source: { values: { reason: '' } },
    validate: ({ reason }) =>
      fieldErrors(reason.trim() === '' ? { reason: words.reasonMissing } : {}),
    save: ({ reason }) => end({ id: account._id, reason }),
    explain: (failure) => failureErrors(failure, words.failed),
    onSaved: () => {
      toasts.add({ title: words.ended(account.email), tone: 'positive' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={words.endTitle}
      description={words.endDescription(account.email)}
      submitLabel={words.end}
      errorTitle={words.errorTitle}
      isCritical
      closesWithoutAsking
      onClose={onClose}
    >
      <TextArea
        {...form.field('reason')}
        label={words.reason}
        description={words.reasonHint}
        isRequired
      />
    </FormDialog>
  );
}
