import type { CustomerDetailResponse, CustomerResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../shared/server/query.ts';
import { atom, atomFamily } from '../../shared/state.ts';
import type { CustomerValues } from './customer.rules.ts';

/** The cache keys of customers. */
export const customerKeys = {
  all: ['customers'] as const,
  one: (id: string) => ['customers', 'one', id] as const,
};

/** A search for customers, and how many to return at most; a blank text matches everyone. */
export interface CustomerQuery {
  q: string;
  limit: number;
}

/** The customers whose e-mail address, name or notes contain a text, by e-mail address. */
export const customersAtoms = atomFamily(
  ({ q, limit }: CustomerQuery) =>
    queryAtom<CustomerResponse[]>(() => ({
      queryKey: [...customerKeys.all, 'list', q, limit],
      queryFn: ({ signal }) => {
        const query = q === '' ? { limit } : { q, limit };
        return dataOf(api.get('/api/v2/customers', { params: { query }, signal }));
      },
    })),
  (one, other) => one.q === other.q && one.limit === other.limit,
);

/** One customer and their licenses; a blank id requests nothing. */
export const customerAtoms = atomFamily((id: string) =>
  queryAtom<CustomerDetailResponse>(() => ({
    queryKey: customerKeys.one(id),
    queryFn: ({ signal }) =>
      dataOf(api.get('/api/v2/customers/{id}', { params: { path: { id } }, signal })),
    enabled: id !== '',
  })),
);

/** Adds a customer. */
export const addCustomerAtom = atom(null, async (get, _set, body: CustomerValues) => {
  const result: Result<{ _id: string }> = await api.post('/api/v2/customers', { body });
  if (result.ok) void get(queryClientAtom).invalidateQueries({ queryKey: customerKeys.all });
  return result;
});
