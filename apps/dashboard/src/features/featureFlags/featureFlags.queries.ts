import type { FlagCountsResponse, SaveFlagProductRequest } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { flagKeys } from '../../entities/featureFlag/featureFlag.queries.ts';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../shared/server/query.ts';
import { atom, atomFamily } from '../../shared/state.ts';
import type { ProductFigures } from './featureFlags.rules.ts';

const FRESH_MS = 60_000;
const RETRY_MS = 10_000;

/** A long list has many numbers, so they stay longer than other data; those that failed are read again. */
const figureOptions = {
  staleTime: FRESH_MS,
  refetchOnWindowFocus: false,
  refetchInterval: ({ state }: { state: { status: string } }) =>
    state.status === 'error' ? RETRY_MS : (false as const),
};

/** How many flags of a product are active and inactive. */
export const flagCountsAtoms = atomFamily((id: string) =>
  queryAtom<FlagCountsResponse>(() => ({
    queryKey: flagKeys.counts(id),
    queryFn: ({ signal }) => {
      const params = { path: { id } };
      return dataOf(api.get('/api/v2/feature-flags/products/{id}/flag-counts', { params, signal }));
    },
    ...figureOptions,
  })),
);

/** How many identifiers requested the flags of a product in the last 30 days. */
export const activeUserCountAtoms = atomFamily((id: string) =>
  queryAtom<{ count: number }>(() => ({
    queryKey: flagKeys.activeUsers(id),
    queryFn: ({ signal }) => {
      const params = { path: { id } };
      return dataOf(
        api.get('/api/v2/feature-flags/products/{id}/active-user-count', { params, signal }),
      );
    },
    ...figureOptions,
  })),
);

/** The numbers of all products by id. One call, because a list can have hundreds of products. */
export const productFiguresAtom = queryAtom<ReadonlyMap<string, ProductFigures>>(() => ({
  queryKey: flagKeys.figures,
  queryFn: async ({ signal }) => {
    const figures = await dataOf(api.get('/api/v2/feature-flags/product-figures', { signal }));
    return new Map(
      figures.map(({ _id, active, inactive, activeUsers: users }) => [
        _id,
        { active, inactive, users },
      ]),
    );
  },
  ...figureOptions,
}));

/** Adds a product with feature flags. */
export const addFlagProductAtom = atom(null, async (get, _set, body: SaveFlagProductRequest) => {
  const result: Result<{ _id: string }> = await api.post('/api/v2/feature-flags/products', {
    body,
  });
  const client = get(queryClientAtom);
  // A name that is already taken belongs to a product that this list may not contain yet.
  if (result.ok || result.status === 409) {
    await client.invalidateQueries({ queryKey: flagKeys.products });
  }
  return result;
});

/** Renames a product with feature flags. */
export const renameFlagProductAtom = atom(
  null,
  async (get, _set, { id, name }: { id: string; name: string }) => {
    const result: Result<{ _id: string }> = await api.patch('/api/v2/feature-flags/products/{id}', {
      params: { path: { id } },
      body: { name },
    });
    if (!result.ok) return result;
    const client = get(queryClientAtom);
    void client.invalidateQueries({ queryKey: flagKeys.details(id) });
    await client.invalidateQueries({ queryKey: flagKeys.products });
    return result;
  },
);

/** Deletes a product with its flags and identifiers. A missing product counts as deleted. */
export const deleteFlagProductAtom = atom(null, async (get, _set, id: string) => {
  const result: Result<unknown> = await api.delete('/api/v2/feature-flags/products/{id}', {
    params: { path: { id } },
  });
  if (!result.ok && result.status !== 404) return result;
  const client = get(queryClientAtom);
  void client.invalidateQueries({ queryKey: flagKeys.limit });
  await client.invalidateQueries({ queryKey: flagKeys.products });
  client.removeQueries({ queryKey: flagKeys.product(id) });
  return { ok: true, status: 200, data: undefined } satisfies Result<undefined>;
});
