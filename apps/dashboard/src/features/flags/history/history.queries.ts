import { type FlagChangeResponse, flagValidation } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { flagKeys, refreshFlagsAtom } from '../../../entities/featureFlag/featureFlag.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { queryAtom } from '../../../shared/server/query.ts';
import { atom, atomFamily } from '../../../shared/state.ts';
import { type FlagPath, isSameFlag } from '../flags.queries.ts';
import { historyMessages } from './history.messages.ts';

/** The changes of a flag, newest first. */
export const flagChangesAtoms = atomFamily(
  (path: FlagPath) =>
    queryAtom<FlagChangeResponse[]>(() => ({
      queryKey: [...flagKeys.flag(path.id, path.flagId), 'changes'],
      queryFn: ({ signal }) =>
        dataOf(
          api.get('/api/v2/feature-flags/products/{id}/flags/{flagId}/changes', {
            params: { path: { ...path } },
            signal,
          }),
        ),
    })),
  isSameFlag,
);

/** Restores a flag to its state after a change. Returns true, or why that failed. */
export const restoreFlagAtom = atom(
  null,
  async (
    _get,
    set,
    { path, revision }: { path: FlagPath & { changeId: string }; revision: number },
  ) => {
    const result: Result<{ _id: string }> = await api.post(
      '/api/v2/feature-flags/products/{id}/flags/{flagId}/changes/{changeId}/restore',
      { params: { path: { ...path } }, body: { revision } },
    );
    if (result.ok || result.error.code === 'stale') await set(refreshFlagsAtom, path.id);
    if (result.ok) return true;
    const { restoring: words } = historyMessages;
    if (result.error.code === 'stale') return words.stale;
    const isInUse = result.error.fields?.identifier === flagValidation.identifierInUse;
    if (isInUse) return words.identifierInUse;
    return result.status === 409 ? result.error.message : words.failed;
  },
);
