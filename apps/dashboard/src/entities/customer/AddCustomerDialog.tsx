import { FormDialog } from '../../shared/form/FormDialog.tsx';
import { failureErrors, fieldErrors } from '../../shared/form/formErrors.rules.ts';
import { useForm } from '../../shared/form/useForm.ts';
import { useSetAtom } from '../../shared/state.ts';
import { CustomerFields } from './CustomerFields.tsx';
import { customerMessages } from './customer.messages.ts';
import { addCustomerAtom } from './customer.queries.ts';
import { blankCustomer, customerErrors } from './customer.rules.ts';

const { add: words } = customerMessages;

export interface AddCustomerDialogProps {
  /** Shown when the customer could not be saved. */
  failed: string;
  /** The initial e-mail address. */
  email?: string;
  onAdded: (id: string) => void;
  onClose: () => void;
}

/** Adds a customer without leaving the page. */
export function AddCustomerDialog({
  failed,
  email = '',
  onAdded,
  onClose,
}: AddCustomerDialogProps) {
  const add = useSetAtom(addCustomerAtom);
  const form = useForm({
    source: { values: { ...blankCustomer, email } },
    validate: (values) => fieldErrors(customerErrors(values)),
    save: add,
    explain: (failure) => failureErrors(failure, failed),
    onSaved: ({ _id }) => onAdded(_id),
  });
  return (
    <FormDialog
      form={form}
      title={words.title}
      description={words.description}
      submitLabel={words.confirm}
      errorTitle={words.errorTitle}
      onClose={onClose}
    >
      <CustomerFields form={form} />
    </FormDialog>
  );
}
