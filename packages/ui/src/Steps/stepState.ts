/** What a step of a sequence can be. */
export type StepState = 'done' | 'current' | 'toCome';

/**
 * The state of the step at `index` while the one at `current` (both from 0) is at hand.
 *
 * A place before the first counts as the first; one after the last means that all are done.
 */
export function stepState(index: number, current: number): StepState {
  const place = Math.max(0, Math.floor(current));
  if (index < place) return 'done';
  return index === place ? 'current' : 'toCome';
}
