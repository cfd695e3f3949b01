import type { ActiveUserLimitResponse, FlagProductResponse } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../shared/server/query.ts';
import { atom, atomFamily } from '../../shared/state.ts';
import { refreshInterfaceFlagsAtom } from '../interfaceFlags/interfaceFlags.queries.ts';

const ALL = 'featureFlags';

/** The cache keys of products with feature flags; those of one product begin with its own key. */
export const flagKeys = {
  products: [ALL, 'products'] as const,
  /** Begins with the key of the products, with which it changes. */
  figures: [ALL, 'products', 'figures'] as const,
  limit: [ALL, 'limit'] as const,
  product: (id: string) => [ALL, 'product', id] as const,
  details: (id: string) => [ALL, 'product', id, 'details'] as const,
  counts: (id: string) => [ALL, 'product', id, 'counts'] as const,
  activeUsers: (id: string) => [ALL, 'product', id, 'activeUsers'] as const,
  flags: (id: string) => [ALL, 'product', id, 'flags'] as const,
  flag: (id: string, flagId: string) => [ALL, 'product', id, 'flag', flagId] as const,
};

/** One product with feature flags. */
export const flagProductAtoms = atomFamily((id: string) =>
  queryAtom<FlagProductResponse>(() => ({
    queryKey: flagKeys.details(id),
    queryFn: ({ signal }) =>
      dataOf(api.get('/api/v2/feature-flags/products/{id}', { params: { path: { id } }, signal })),
  })),
);

/** Whether the account has more active users than its plan includes. */
export const activeUserLimitAtom = queryAtom<ActiveUserLimitResponse>(() => ({
  queryKey: flagKeys.limit,
  queryFn: ({ signal }) =>
    dataOf(api.get('/api/v2/feature-flags/over-active-user-limit', { signal })),
}));

/** Refetches what shows the flags of a product after a change to them. */
export const refreshFlagsAtom = atom(null, async (get, set, id: string) => {
  void set(refreshInterfaceFlagsAtom, id);
  const client = get(queryClientAtom);
  void client.invalidateQueries({ queryKey: flagKeys.figures });
  await client.invalidateQueries({ queryKey: flagKeys.product(id) });
});
