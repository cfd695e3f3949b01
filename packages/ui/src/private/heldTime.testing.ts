/** Time that a story lets pass. */
export interface HeldTime {
  /** Whether something waits for time to pass. */
  isAwaited: () => boolean;
  /** Lets as much time pass as everything waits for. */
  pass: () => void;
  /** Lets the clock run again. */
  end: () => void;
}

/**
 * Holds every timer of at least so many milliseconds until the story lets time pass, so that nothing
 * in it depends on how busy the machine is. For `beforeEach`; `end` is its way back.
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
