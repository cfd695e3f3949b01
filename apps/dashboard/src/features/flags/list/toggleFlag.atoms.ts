import type { FlagResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { FLAG_NOTICE_MS } from '@pressdock/api/limits';
import { flagKeys, refreshFlagsAtom } from '../../../entities/featureFlag/featureFlag.queries.ts';
import { refreshInterfaceFlagsAtom } from '../../../entities/interfaceFlags/interfaceFlags.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { queryClientAtom } from '../../../shared/server/query.ts';
import { atom, atomFamily } from '../../../shared/state.ts';
import { pathOf } from '../flags.queries.ts';
import {
  type FlagToggle,
  failedOutcome,
  replaceFlag,
  type ToggleState,
  withToggle,
} from './toggleFlag.rules.ts';

const togglesAtom = atom<ReadonlyMap<string, ToggleState>>(new Map());

/** The timers that end the errors of failed changes, by flag. */
const errorTimers = new Map<string, ReturnType<typeof setTimeout>>();

/** Whether a flag is being turned on or off, or why not; undefined for nothing. */
export const toggleStateAtoms = atomFamily((flagId: string) =>
  atom((get) => get(togglesAtom).get(flagId)),
);

/**
 * Turns a flag on or off at once. On failure, shows the earlier state again, and the error for a
 * short time. A flag that was deleted elsewhere leaves the list. Returns what came of it; `busy` if
 * an earlier change is still being saved.
 * @see specification, section 4: the error shows for 3 seconds
 */
export const toggleFlagAtom = atom(null, async (get, set, { flag, active }: FlagToggle) => {
  const flagId = flag._id;
  if (get(togglesAtom).get(flagId) === 'saving') return 'busy';
  const client = get(queryClientAtom);
  const path = pathOf(flag);
  const queryKey = flagKeys.flags(path.id);
  const show = (changed: Partial<FlagResponse>) =>
    client.setQueryData<FlagResponse[]>(queryKey, (flags) => replaceFlag(flags, flagId, changed));
  const mark = (state?: ToggleState) =>
    set(togglesAtom, withToggle(get(togglesAtom), flagId, state));

  // The timer of an earlier error would end this change's state.
  clearTimeout(errorTimers.get(flagId));
  mark('saving');
  // A list that is being read would show the earlier state again.
  await client.cancelQueries({ queryKey });
  show({ active });
  const result: Result<FlagResponse> = await api.patch(
    '/api/v2/feature-flags/products/{id}/flags/{flagId}',
    { params: { path: { ...path } }, body: { active } },
  );
  if (!result.ok) {
    show({ active: !active });
    const outcome = failedOutcome(result.status);
    if (outcome === 'deleted') {
      client.removeQueries({ queryKey: flagKeys.flag(path.id, flagId) });
      await set(refreshFlagsAtom, path.id);
      mark();
      return outcome;
    }
    mark('failed');
    errorTimers.set(
      flagId,
      setTimeout(() => {
        errorTimers.delete(flagId);
        mark();
      }, FLAG_NOTICE_MS.toggleFailed),
    );
    return outcome;
  }
  show(result.data);
  mark();
  void set(refreshInterfaceFlagsAtom, path.id);
  void client.invalidateQueries({ queryKey: flagKeys.counts(path.id) });
  void client.invalidateQueries({ queryKey: flagKeys.figures });
  void client.invalidateQueries({ queryKey: flagKeys.flag(path.id, flagId) });
  return 'changed';
});
