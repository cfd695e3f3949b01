import type { CreateFlagRequest, FlagClientResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { flagKeys } from '../../../entities/featureFlag/featureFlag.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../../shared/server/query.ts';
import { atom, atomFamily } from '../../../shared/state.ts';

const POLL_MS = 3000;

/** Identifies a flag. */
export interface FlagRef {
  productId: string;
  flagId: string;
}

/** Adds a flag to a product. */
export const addFlagAtom = atom(
  null,
  async (get, _set, { productId, body }: { productId: string; body: CreateFlagRequest }) => {
    const result: Result<{ _id: string }> = await api.post(
      '/api/v2/feature-flags/products/{id}/flags',
      { params: { path: { id: productId } }, body },
    );
    if (result.ok) {
      void get(queryClientAtom).invalidateQueries({ queryKey: flagKeys.product(productId) });
    }
    return result;
  },
);

/**
 * When a product first requested its flags since this flag exists; null until then. Read again every few
 * seconds while the page is visible.
 */
export const firstRequestAtoms = atomFamily(
  ({ productId, flagId }: FlagRef) =>
    queryAtom<string | null>(() => ({
      queryKey: [...flagKeys.flag(productId, flagId), 'firstRequest'],
      queryFn: async ({ signal }) => {
        const params = { path: { id: productId, flagId } };
        const flag = await dataOf(
          api.get('/api/v2/feature-flags/products/{id}/flags/{flagId}', { params, signal }),
        );
        return flag.lastRequestAt;
      },
      refetchInterval: ({ state }) => (state.data ? false : POLL_MS),
    })),
  (one, other) => one.productId === other.productId && one.flagId === other.flagId,
);

/** The PHP file that evaluates the flags of a product. */
export const flagClientAtoms = atomFamily((productId: string) =>
  queryAtom<FlagClientResponse>(() => ({
    queryKey: [...flagKeys.product(productId), 'client'],
    queryFn: ({ signal }) => {
      const params = { path: { id: productId } };
      return dataOf(api.get('/api/v2/feature-flags/products/{id}/php-client', { params, signal }));
    },
  })),
);
