import type { FlagDetailResponse, FlagResponse } from '@pressdock/api';
import { flagKeys, refreshFlagsAtom } from '../../entities/featureFlag/featureFlag.queries.ts';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../shared/server/query.ts';
import { atom, atomFamily } from '../../shared/state.ts';

/** Identifies a flag and its product. */
export interface FlagPath {
  id: string;
  flagId: string;
}

/** Returns whether two paths lead to the same flag. */
export const isSameFlag = (one: FlagPath, other: FlagPath) =>
  one.id === other.id && one.flagId === other.flagId;

/** Returns the path of a flag. */
export const pathOf = (flag: Pick<FlagResponse, '_id' | 'feature_flag_product'>): FlagPath => ({
  id: flag.feature_flag_product,
  flagId: flag._id,
});

/** The flags of a product, by name. */
export const flagListAtoms = atomFamily((id: string) =>
  queryAtom<FlagResponse[]>(() => ({
    queryKey: flagKeys.flags(id),
    queryFn: ({ signal }) =>
      dataOf(
        api.get('/api/v2/feature-flags/products/{id}/flags', { params: { path: { id } }, signal }),
      ),
  })),
);

/** One flag with the people it lists. */
export const flagAtoms = atomFamily(
  (path: FlagPath) =>
    queryAtom<FlagDetailResponse>(() => ({
      queryKey: flagKeys.flag(path.id, path.flagId),
      queryFn: ({ signal }) =>
        dataOf(
          api.get('/api/v2/feature-flags/products/{id}/flags/{flagId}', {
            params: { path: { ...path } },
            signal,
          }),
        ),
    })),
  isSameFlag,
);

/** Deletes a flag and reads the list again. A missing flag counts as deleted. */
export const deleteFlagAtom = atom(null, async (get, set, path: FlagPath) => {
  const result = await api.delete('/api/v2/feature-flags/products/{id}/flags/{flagId}', {
    params: { path: { ...path } },
  });
  if (!result.ok && result.status !== 404) return false;
  get(queryClientAtom).removeQueries({ queryKey: flagKeys.flag(path.id, path.flagId) });
  await set(refreshFlagsAtom, path.id);
  return true;
});
