import type { CustomerDetailResponse } from '@pressdock/api';
import { Button, Inline, PageHeader, Stack } from '@pressdock/ui';
import { useState } from 'react';
import { customerAtoms } from '../../entities/customer/customer.queries.ts';
import { customerName } from '../../entities/customer/customer.rules.ts';
import { Changes } from '../../entities/user/Changes.tsx';
import { navigateFreely } from '../../shared/navigation/navigation.ts';
import { Day } from '../../shared/page/Day.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { paths } from '../../shared/paths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { CustomerForm } from './CustomerForm.tsx';
import { CustomerLicenses } from './CustomerLicenses.tsx';
import { CustomerUnavailable } from './CustomerUnavailable.tsx';
import { customersMessages } from './customers.messages.ts';
import { DeleteCustomerDialog } from './DeleteCustomerDialog.tsx';

const { one: words, remove, title } = customersMessages;

/** One customer: their details and licenses. */
export function CustomerPage({ id }: { id: string }) {
  const { data } = useAtomValue(customerAtoms(id));
  return (
    <Stack gap="24">
      <PageTitle title={data?.email ?? title} />
      {data ? <CustomerDetails customer={data} /> : <CustomerUnavailable id={id} />}
    </Stack>
  );
}

function CustomerDetails({ customer }: { customer: CustomerDetailResponse }) {
  const [isDeleting, setDeleting] = useState(false);
  const name = customerName(customer);
  return (
    <>
      <PageHeader
        title={customer.email}
        context={
          <Inline gap="8">
            {name === '' ? null : <span>{name} ·</span>}
            <span>
              {words.added} <Day moment={customer.createdAt} />
            </span>
          </Inline>
        }
        actions={
          <Changes>
            <Button onPress={() => setDeleting(true)}>{remove}</Button>
          </Changes>
        }
      />
      <CustomerForm customer={customer} />
      <CustomerLicenses customer={customer} />
      {isDeleting ? (
        <DeleteCustomerDialog
          customer={customer}
          onClose={() => setDeleting(false)}
          onDeleted={() => navigateFreely(paths.customers())}
        />
      ) : null}
    </>
  );
}
