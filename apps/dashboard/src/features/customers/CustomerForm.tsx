import type { CustomerResponse } from '@pressdock/api';
import { SAVED_NOTICE_MS } from '@pressdock/api/limits';
import { Button, Card, Form, Inline, Text } from '@pressdock/ui';
import { useEffect, useState } from 'react';
import { CustomerFields } from '../../entities/customer/CustomerFields.tsx';
import { type CustomerValues, customerErrors } from '../../entities/customer/customer.rules.ts';
import { Changes } from '../../entities/user/Changes.tsx';
import { FormFields } from '../../entities/user/FormFields.tsx';
import { useSetAtom } from '../../shared/state.ts';
import { UnsavedChanges } from '../../shared/UnsavedChanges.tsx';
import { useSubmission } from '../../shared/useSubmission.ts';
import * as styles from './customers.css.ts';
import { customersMessages } from './customers.messages.ts';
import { updateCustomerAtom } from './customers.queries.ts';

const { one: words } = customersMessages;

interface Faults {
  fields?: Record<string, string>;
  message?: string;
}

const valuesOf = ({ email, first_name, last_name, notes }: CustomerResponse): CustomerValues => ({
  email,
  first_name,
  last_name,
  notes,
});

/** Changes what is known about a customer. */
export function CustomerForm({ customer }: { customer: CustomerResponse }) {
  const [began, setBegan] = useState(() => valuesOf(customer));
  const [values, setValues] = useState(began);
  const [faults, setFaults] = useState<Faults>({});
  const [isSaved, setSaved] = useState(false);
  const update = useSetAtom(updateCustomerAtom);
  const { isPending, run } = useSubmission();
  const hasChanges = JSON.stringify(values) !== JSON.stringify(began);

  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setSaved(false), SAVED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);

  const submit = () =>
    run(async () => {
      const fields = customerErrors(values);
      setFaults({ fields });
      if (Object.keys(fields).length > 0) return;
      const result = await update({ id: customer._id, values });
      if (!result.ok) {
        return setFaults({ fields: result.error.fields, message: words.saveFailed });
      }
      setBegan(values);
      setSaved(true);
    });

  return (
    <Card title={words.facts}>
      <div className={styles.form}>
        <Form
          onSubmit={submit}
          validationErrors={faults.fields}
          errorMessage={faults.message}
          summaryTitle={words.summaryTitle}
        >
          <FormFields>
            <CustomerFields
              values={values}
              onChange={(field, value) => setValues((current) => ({ ...current, [field]: value }))}
            />
          </FormFields>
          <Changes>
            <Inline gap="12">
              <Button type="submit" variant="primary" isPending={isPending}>
                {words.save}
              </Button>
              <span role="status">
                {isSaved ? <Text tone="positive">{words.saved}</Text> : null}
              </span>
            </Inline>
          </Changes>
        </Form>
      </div>
      <UnsavedChanges hasChanges={hasChanges}>{words.leave}</UnsavedChanges>
    </Card>
  );
}
