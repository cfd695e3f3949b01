import { Alert, Button, Checkbox, Dialog } from '@pressdock/ui';
import { useState } from 'react';
import { formMessages } from '../../shared/form/form.messages.ts';
import { useConfirmation } from '../../shared/form/useConfirmation.ts';
import { useSetAtom } from '../../shared/state.ts';
import { customersMessages } from './customers.messages.ts';
import { deleteCustomerAtom } from './customers.queries.ts';

const { delete: words } = customersMessages;

export interface DeleteCustomerDialogProps {
  customer: { _id: string; email: string; licenseCount: number };
  onClose: () => void;
  /** Called after the customer was deleted. */
  onDeleted?: () => void;
}

/** Asks for confirmation before a customer is deleted, and whether to delete their licenses too. */
export function DeleteCustomerDialog({ customer, onClose, onDeleted }: DeleteCustomerDialogProps) {
  const { _id: id, email, licenseCount: count } = customer;
  const [withLicenses, setWithLicenses] = useState(false);
  const remove = useSetAtom(deleteCustomerAtom);
  const { errorMessage, isPending, confirm } = useConfirmation({
    perform: () => remove({ id, withLicenses }),
    failed: words.failed,
    done: words.done(email),
    onClose: () => {
      onClose();
      onDeleted?.();
    },
  });

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={words.title(email)}
      description={count === 0 ? words.none : words.some(count)}
      actions={
        <>
          <Button autoFocus onPress={onClose}>
            {formMessages.cancel}
          </Button>
          <Button variant="critical" isPending={isPending} onPress={confirm}>
            {withLicenses ? words.confirmWith(count) : words.confirm}
          </Button>
        </>
      }
    >
      {errorMessage ? <Alert tone="critical">{errorMessage}</Alert> : null}
      {count > 0 ? (
        <Checkbox
          isSelected={withLicenses}
          onChange={setWithLicenses}
          description={words.withLicensesHint}
        >
          {words.withLicenses(count)}
        </Checkbox>
      ) : null}
    </Dialog>
  );
}
