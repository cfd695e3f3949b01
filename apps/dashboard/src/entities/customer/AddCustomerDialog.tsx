import { Button, Dialog, Form } from '@pressdock/ui';
import { useId, useState } from 'react';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { useSetAtom } from '../../shared/state.ts';
import { CustomerFields } from './CustomerFields.tsx';
import { customerMessages } from './customer.messages.ts';
import { addCustomerAtom } from './customer.queries.ts';
import { blankCustomer, customerErrors } from './customer.rules.ts';

const { add: words } = customerMessages;

export interface AddCustomerDialogProps {
  /** What it says when the customer could not be saved. */
  failed: string;
  /** What the address begins with. */
  email?: string;
  onAdded: (id: string) => void;
  onClose: () => void;
}

interface Faults {
  fields?: Record<string, string>;
  message?: string;
}

/** Adds a customer without leaving the page. */
export function AddCustomerDialog({
  failed,
  email = '',
  onAdded,
  onClose,
}: AddCustomerDialogProps) {
  const formId = useId();
  const [values, setValues] = useState({ ...blankCustomer, email });
  const [faults, setFaults] = useState<Faults>({});
  const add = useSetAtom(addCustomerAtom);
  const { isPending, run } = useSubmission();

  const submit = () =>
    run(async () => {
      const fields = customerErrors(values);
      setFaults({ fields });
      if (Object.keys(fields).length > 0) return;
      const result = await add(values);
      if (result.ok) onAdded(result.data._id);
      else setFaults({ fields: result.error.fields, message: failed });
    });

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={submit}
        validationErrors={faults.fields}
        errorMessage={faults.message}
        summaryTitle={words.summaryTitle}
      >
        <CustomerFields
          values={values}
          onChange={(field, value) => setValues((current) => ({ ...current, [field]: value }))}
        />
      </Form>
    </Dialog>
  );
}
