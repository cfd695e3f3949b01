import type { FlagUserResponse, OnUsersResponse } from '@pressdock/api';
import { flagKeys, refreshFlagsAtom } from '../../../entities/featureFlag/featureFlag.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { queryAtom } from '../../../shared/server/query.ts';
import { atom, atomFamily } from '../../../shared/state.ts';
import { type FlagPath, isSameFlag } from '../flags.queries.ts';

/** A search among the people who have requested the flags of a product. */
export interface FlagUserSearch {
  id: string;
  /** A part of an identifier; blank requests nothing. */
  query: string;
}

/** The people whose identifier contains a text and who have made requests. */
export const flagUserSearchAtoms = atomFamily(
  ({ id, query }: FlagUserSearch) =>
    queryAtom<FlagUserResponse[]>(() => ({
      queryKey: [...flagKeys.product(id), 'users', query],
      queryFn: ({ signal }) =>
        dataOf(
          api.get('/api/v2/feature-flags/products/{id}/users', {
            params: { path: { id }, query: { id: query } },
            signal,
          }),
        ),
      enabled: query !== '',
    })),
  (one, other) => one.id === other.id && one.query === other.query,
);

/** The people a saved flag is on for. */
export const onUsersAtoms = atomFamily(
  (path: FlagPath) =>
    queryAtom<OnUsersResponse>(() => ({
      queryKey: [...flagKeys.flag(path.id, path.flagId), 'onUsers'],
      queryFn: ({ signal }) =>
        dataOf(
          api.get('/api/v2/feature-flags/products/{id}/flags/{flagId}/on-users/', {
            params: { path: { ...path } },
            signal,
          }),
        ),
      enabled: path.flagId !== '',
    })),
  isSameFlag,
);

/** Deletes everything that is stored about a person. Someone unknown counts as deleted. */
export const deleteFlagUserAtom = atom(
  null,
  async (_get, set, { id, person }: { id: string; person: string }) => {
    const result = await api.delete('/api/v2/feature-flags/products/{id}/users', {
      params: { path: { id }, query: { id: person } },
    });
    if (!result.ok && result.status !== 404) return false;
    await set(refreshFlagsAtom, id);
    return true;
  },
);
