import type { FlagScheduleResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { flagKeys, refreshFlagsAtom } from '../../../entities/featureFlag/featureFlag.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { queryAtom } from '../../../shared/server/query.ts';
import { atom, atomFamily } from '../../../shared/state.ts';
import { type FlagPath, isSameFlag } from '../flags.queries.ts';
import type { PlannedStep } from './schedule.rules.ts';

/** How often a schedule is read again while it is shown and has steps left. */
const REFETCH_MS = 15_000;

const url = '/api/v2/feature-flags/products/{id}/flags/{flagId}/schedule';

/** A flag's schedule, or null. */
export const flagScheduleAtoms = atomFamily(
  (path: FlagPath) =>
    queryAtom<FlagScheduleResponse | null>(() => ({
      queryKey: [...flagKeys.flag(path.id, path.flagId), 'schedule'],
      queryFn: ({ signal }) => dataOf(api.get(url, { params: { path: { ...path } }, signal })),
      refetchInterval: ({ state }) =>
        state.data?.steps.some(({ doneAt }) => doneAt === null) ? REFETCH_MS : false,
    })),
  isSameFlag,
);

/** The steps to save, and the revision of the schedule that they replace. */
export interface ScheduleChange {
  path: FlagPath;
  steps: PlannedStep[];
  revision: number;
}

/** Replaces a flag's schedule. */
export const saveScheduleAtom = atom(
  null,
  async (_get, set, { path, steps, revision }: ScheduleChange) => {
    const result: Result<FlagScheduleResponse> = await api.put(url, {
      params: { path: { ...path } },
      body: { steps, revision },
    });
    if (result.ok) await set(refreshFlagsAtom, path.id);
    return result;
  },
);

/** Pauses or resumes a flag's schedule. Returns whether that succeeded. */
export const pauseScheduleAtom = atom(
  null,
  async (_get, set, { path, change }: { path: FlagPath; change: 'pause' | 'resume' }) => {
    const params = { path: { ...path } };
    const result =
      change === 'pause'
        ? await api.post(`${url}/pause`, { params })
        : await api.post(`${url}/resume`, { params });
    if (result.ok) await set(refreshFlagsAtom, path.id);
    return result.ok;
  },
);

/** Deletes a flag's schedule. A missing one counts as deleted. */
export const deleteScheduleAtom = atom(null, async (_get, set, path: FlagPath) => {
  const result = await api.delete(url, { params: { path: { ...path } } });
  if (!result.ok && result.status !== 404) return false;
  await set(refreshFlagsAtom, path.id);
  return true;
});
