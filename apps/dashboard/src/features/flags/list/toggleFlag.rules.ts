import type { FlagResponse } from '@pressdock/api';

/** A flag to turn on or off. */
export interface FlagToggle {
  flag: Pick<FlagResponse, '_id' | 'feature_flag_product' | 'name'>;
  active: boolean;
}

/** The state of a switch whose change is not saved. */
export type ToggleState = 'saving' | 'failed';

/** Returns the outcome of a failed request to turn a flag on or off. A missing flag was deleted elsewhere. */
export function failedOutcome(status: number): 'failed' | 'deleted' {
  return status === 404 ? 'deleted' : 'failed';
}

/** Returns a list in which one flag has other values; the same list if it has none of that id. */
export function replaceFlag(
  flags: FlagResponse[] | undefined,
  id: string,
  changed: Partial<FlagResponse>,
): FlagResponse[] | undefined {
  if (!flags?.some((flag) => flag._id === id)) return flags;
  return flags.map((flag) => (flag._id === id ? { ...flag, ...changed } : flag));
}

/** Returns the states of all switches after the one of a flag has changed. */
export function withToggle(
  toggles: ReadonlyMap<string, ToggleState>,
  id: string,
  state: ToggleState | undefined,
): ReadonlyMap<string, ToggleState> {
  const next = new Map(toggles);
  if (state === undefined) next.delete(id);
  else next.set(id, state);
  return next;
}
