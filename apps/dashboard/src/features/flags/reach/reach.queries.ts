import type { FlagReachResponse } from '@pressdock/api';
import { flagKeys } from '../../../entities/featureFlag/featureFlag.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { queryAtom } from '../../../shared/server/query.ts';
import { atomFamily } from '../../../shared/state.ts';
import { type FlagPath, isSameFlag } from '../flags.queries.ts';

/** How often the reach is read again while it is shown. */
const REFETCH_MS = 30_000;

/** Identifies a change of a flag. */
export interface ChangePath extends FlagPath {
  changeId: string;
}

/** How far a change has reached. */
export const flagReachAtoms = atomFamily(
  (path: ChangePath) =>
    queryAtom<FlagReachResponse>(() => ({
      queryKey: [...flagKeys.flag(path.id, path.flagId), 'reach', path.changeId],
      queryFn: ({ signal }) =>
        dataOf(
          api.get('/api/v2/feature-flags/products/{id}/flags/{flagId}/changes/{changeId}/reach', {
            params: { path: { ...path } },
            signal,
          }),
        ),
      refetchInterval: REFETCH_MS,
    })),
  (one, other) => isSameFlag(one, other) && one.changeId === other.changeId,
);
