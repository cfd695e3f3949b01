/** A fake clock that a story advances. */
export interface HeldTime {
  /** Returns whether any timer is pending. */
  isAwaited: () => boolean;
  /** Advances the clock far enough to fire every pending timer. */
  pass: () => void;
  /** Restores the real clock. */
  end: () => void;
}

/**
 * Holds every timer of at least the given number of milliseconds until the story advances the clock,
 * so that the story does not depend on how busy the machine is. Use it in `beforeEach`; call `end` to clean up.
 */
export function holdTime(least: number): HeldTime {
  const { setTimeout: start, clearTimeout: stop } = window;
  const held = new Map<number | undefined, () => void>();
  let last = 0;
  const hold = (run: () => void, wait?: number) => {
    if (wait === undefined || wait < least) return start(run, wait);
    last -= 1;
    held.set(last, run);
    return last;
  };
  const drop = (timer: number | undefined) => {
    if (!held.delete(timer)) stop(timer);
  };
  Object.assign(window, { setTimeout: hold, clearTimeout: drop });
  return {
    isAwaited: () => held.size > 0,
    pass: () => {
      const waiting = [...held.values()];
      held.clear();
      for (const run of waiting) run();
    },
    end: () => void Object.assign(window, { setTimeout: start, clearTimeout: stop }),
  };
}
