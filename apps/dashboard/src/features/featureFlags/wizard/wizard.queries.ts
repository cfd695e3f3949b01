import type { CreateFlagRequest } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { flagKeys, refreshFlagsAtom } from '../../../entities/featureFlag/featureFlag.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { queryAtom } from '../../../shared/server/query.ts';
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
  async (_get, set, { productId, body }: { productId: string; body: CreateFlagRequest }) => {
    const result: Result<{ _id: string }> = await api.post(
      '/api/v2/feature-flags/products/{id}/flags',
      { params: { path: { id: productId } }, body },
    );
    if (result.ok) void set(refreshFlagsAtom, productId);
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
