import type { CustomerDetailResponse, CustomerResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { customerKeys } from '../../entities/customer/customer.queries.ts';
import type { CustomerValues } from '../../entities/customer/customer.rules.ts';
import { type LicensePage, licenseKeys } from '../../entities/license/license.queries.ts';
import { userKeys } from '../../entities/user/user.queries.ts';
import { api } from '../../shared/server/api.ts';
import { dataOf, pageOf } from '../../shared/server/failure.ts';
import { pageCountInUrl } from '../../shared/server/listLength.rules.ts';
import { type ListPage, pagedQueryAtom } from '../../shared/server/pagedQuery.ts';
import { queryClientAtom } from '../../shared/server/query.ts';
import { atom, atomFamily } from '../../shared/state.ts';

const PAGE = 50;

/** The customers whose e-mail address, name or notes contain a text, by e-mail address. */
export const customersListAtoms = atomFamily((q: string) =>
  pagedQueryAtom<ListPage<CustomerResponse>>({
    queryKey: [...customerKeys.all, 'list', q, 'pages'],
    read: (after, signal) => {
      const query = {
        limit: PAGE,
        ...(q === '' ? {} : { q }),
        ...(after === undefined ? {} : { after }),
      };
      return pageOf(api.get('/api/v2/customers', { params: { query }, signal }));
    },
    firstPageCount: pageCountInUrl,
  }),
);

/** The licenses of a customer, newest first. */
export const customerLicensesAtoms = atomFamily((customer: string) =>
  pagedQueryAtom<LicensePage>({
    queryKey: [...licenseKeys.lists, { customer }],
    read: (after, signal) => {
      const query = { customer, ...(after === undefined ? {} : { after }) };
      return dataOf(api.get('/api/v2/license', { params: { query }, signal }));
    },
    firstPageCount: pageCountInUrl,
  }),
);

/** Changes to a customer and the revision they are based on. */
export interface CustomerChange {
  id: string;
  changes: Partial<CustomerValues>;
  revision: number;
}

/** Saves changes to a customer. */
export const updateCustomerAtom = atom(
  null,
  async (get, _set, { id, changes, revision }: CustomerChange) => {
    const result: Result<{ _id: string }> = await api.patch('/api/v2/customers/{id}', {
      params: { path: { id } },
      body: { ...changes, revision },
    });
    if (!result.ok) return result;
    const client = get(queryClientAtom);
    client.setQueryData<CustomerDetailResponse>(
      customerKeys.one(id),
      (customer) => customer && { ...customer, ...changes },
    );
    await client.invalidateQueries({ queryKey: customerKeys.all });
    return result;
  },
);

/** Deletes a customer, optionally with their licenses. A missing customer counts as deleted. */
export const deleteCustomerAtom = atom(
  null,
  async (get, _set, { id, withLicenses }: { id: string; withLicenses: boolean }) => {
    const result = await api.delete('/api/v2/customers/{id}', {
      params: { path: { id }, query: withLicenses ? { deleteAssociatedLicenses: 'true' } : {} },
    });
    if (!result.ok && result.status !== 404) return false;
    const client = get(queryClientAtom);
    client.removeQueries({ queryKey: customerKeys.one(id) });
    void client.invalidateQueries({ queryKey: licenseKeys.all });
    void client.invalidateQueries({ queryKey: userKeys.me });
    await client.invalidateQueries({ queryKey: [...customerKeys.all, 'list'] });
    return true;
  },
);
