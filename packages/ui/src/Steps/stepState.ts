/** The states of a step. */
export type StepState = 'done' | 'current' | 'upcoming';

/**
 * Returns the state of the step at `index` while the one at `current` (both from 0) is current.
 *
 * A negative `current` counts as 0; one past the last step means that all are done.
 */
export function stepState(index: number, current: number): StepState {
  const position = Math.max(0, Math.floor(current));
  if (index < position) return 'done';
  return index === position ? 'current' : 'upcoming';
}
