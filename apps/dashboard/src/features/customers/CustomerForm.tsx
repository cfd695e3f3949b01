import type { CustomerResponse } from '@pressdock/api';
import { Button, Card, Form, Inline, Text } from '@pressdock/ui';
import { CustomerFields } from '../../entities/customer/CustomerFields.tsx';
import { Changes } from '../../entities/user/Changes.tsx';
import { FormFields } from '../../entities/user/FormFields.tsx';
import { StaleNotice } from '../../shared/form/StaleNotice.tsx';
import { UnsavedChanges } from '../../shared/form/UnsavedChanges.tsx';
import * as styles from './customers.css.ts';
import { customersMessages } from './customers.messages.ts';
import { useCustomerForm } from './useCustomerForm.ts';

const { one: words } = customersMessages;

/** Changes what is known about a customer; asks first where it was changed elsewhere meanwhile. */
export function CustomerForm({ customer }: { customer: CustomerResponse }) {
  const form = useCustomerForm(customer);
  const { faults, isPending } = form;
  return (
    <Card title={words.facts}>
      <div className={styles.form}>
        <Form
          onSubmit={form.submit}
          validationErrors={faults.fields}
          errorMessage={faults.message}
          summaryTitle={words.summaryTitle}
        >
          {faults.isStale ? (
            <StaleNotice
              what="customer"
              hasNoNewer={faults.hasNoNewer === true}
              isPending={isPending}
              onSaveOver={form.saveOver}
              onLoadNewer={form.loadNewer}
            />
          ) : null}
          <FormFields>
            <CustomerFields values={form.values} onChange={form.change} />
          </FormFields>
          <Changes>
            <Inline gap="12">
              <Button type="submit" variant="primary" isPending={isPending}>
                {words.save}
              </Button>
              <span role="status">
                {form.isSaved ? <Text tone="positive">{words.saved}</Text> : null}
              </span>
            </Inline>
          </Changes>
        </Form>
      </div>
      <UnsavedChanges hasChanges={form.hasChanges}>{words.leave}</UnsavedChanges>
    </Card>
  );
}
