import type { CustomerResponse } from '@pressdock/api';
import { Button, Card, Inline } from '@pressdock/ui';
import { CustomerFields } from '../../entities/customer/CustomerFields.tsx';
import { customerAtoms } from '../../entities/customer/customer.queries.ts';
import { customerErrors, customerSource } from '../../entities/customer/customer.rules.ts';
import { Changes } from '../../entities/user/Changes.tsx';
import { FormFields } from '../../entities/user/FormFields.tsx';
import { failureErrors, fieldErrors } from '../../shared/form/formErrors.rules.ts';
import { PageForm } from '../../shared/form/PageForm.tsx';
import { useForm } from '../../shared/form/useForm.ts';
import { formColumn } from '../../shared/page/page.css.ts';
import { useAtomValue, useSetAtom } from '../../shared/state.ts';
import { customersMessages } from './customers.messages.ts';
import { updateCustomerAtom } from './customers.queries.ts';

const { one: words } = customersMessages;

/** The form that edits a customer. */
export function CustomerForm({ customer }: { customer: CustomerResponse }) {
  const { refetch } = useAtomValue(customerAtoms(customer._id));
  const update = useSetAtom(updateCustomerAtom);
  const form = useForm({
    source: customerSource(customer),
    validate: (values) => fieldErrors(customerErrors(values)),
    save: (_values, { changes, source }) =>
      update({ id: customer._id, changes, revision: source.revision }),
    explain: (failure) => failureErrors(failure, words.saveFailed),
    readNewest: async () => {
      const { data, isError } = await refetch();
      return isError || !data ? undefined : customerSource(data);
    },
  });
  return (
    <Card title={words.details}>
      <div className={formColumn}>
        <PageForm
          form={form}
          subject="customer"
          errorTitle={words.errorTitle}
          actions={
            <Changes>
              <Inline>
                <Button type="submit" variant="primary" isPending={form.isPending}>
                  {words.save}
                </Button>
              </Inline>
            </Changes>
          }
        >
          <FormFields>
            <CustomerFields form={form} />
          </FormFields>
        </PageForm>
      </div>
    </Card>
  );
}
