import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work runs without a pause, in milliseconds. */
const SLICE_MS = 5;

/** Returns a function for long work to await often. It lets other work run after every few milliseconds. */
export function createPause(): () => Promise<void> {
  let until = performance.now() + SLICE_MS;
  return async () => {
    if (performance.now() < until) return;
    await nextTurn();
    until = performance.now() + SLICE_MS;
  };
}
