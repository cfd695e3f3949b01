/** A fake clock that a story advances. */
export interface FakeClock {
  /** Returns whether any timer is pending. */
  hasPendingTimers: () => boolean;
  /** Advances the clock far enough to fire every pending timer. */
  runPendingTimers: () => void;
  /** Restores the real clock. */
  restore: () => void;
}

/**
 * Holds every timer of at minimumMs the given number of milliseconds until the story advances the clock,
 * so that the story does not depend on how busy the machine is. Use it in `beforeEach`; call `restore` to clean up.
 */
export function installFakeClock(minimumMs: number): FakeClock {
  const { setTimeout: start, clearTimeout: stop } = window;
  const held = new Map<number | undefined, () => void>();
  let last = 0;
  const hold = (run: () => void, wait?: number) => {
    if (wait === undefined || wait < minimumMs) return start(run, wait);
    last -= 1;
    held.set(last, run);
    return last;
  };
  const drop = (timer: number | undefined) => {
    if (!held.delete(timer)) stop(timer);
  };
  Object.assign(window, { setTimeout: hold, clearTimeout: drop });
  return {
    hasPendingTimers: () => held.size > 0,
    runPendingTimers: () => {
      const waiting = [...held.values()];
      held.clear();
      for (const run of waiting) run();
    },
    restore: () => void Object.assign(window, { setTimeout: start, clearTimeout: stop }),
  };
}
