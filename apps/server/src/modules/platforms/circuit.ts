import { CALL_LIMITS, PLATFORM_CHECKS } from '@pressdock/api/limits';

const toleratedFailures = 2;

interface State {
  failures: number;
  /** Until when nobody asks. */
  pausedUntil: number;
  /** Until when the one who tries after a pause may take. */
  triedUntil: number;
  reason: string;
}

/** Keeps a platform that does not answer from being asked by every site. */
export interface Circuit {
  /** Why nobody may ask now; `undefined` leaves the caller to ask, and after a pause only the caller. */
  obstacle(key: string): string | undefined;
  succeeded(key: string): void;
  failed(key: string, reason: string): void;
}

/**
 * Makes the circuits of all platforms. After a few failures in a row there is a pause, doubling up
 * to `PLATFORM_CHECKS.retryMs.max`; then one caller tries while the others still wait.
 */
export function createCircuit(now: () => Date): Circuit {
  const states = new Map<string, State>();
  return {
    obstacle(key) {
      const state = states.get(key);
      if (!state || state.failures <= toleratedFailures) return undefined;
      const moment = now().getTime();
      if (moment < Math.max(state.pausedUntil, state.triedUntil)) return state.reason;
      state.triedUntil = moment + CALL_LIMITS.timeoutMs;
      return undefined;
    },
    succeeded: (key) => void states.delete(key),
    failed(key, reason) {
      const moment = now().getTime();
      const state = states.get(key);
      // Many may have asked before the pause began: together they say no more than who began it.
      if (state && moment < state.pausedUntil) return;
      const failures = (state?.failures ?? 0) + 1;
      const { min, max } = PLATFORM_CHECKS.retryMs;
      const pause =
        failures > toleratedFailures
          ? Math.min(max, min * 2 ** (failures - toleratedFailures - 1))
          : 0;
      states.set(key, { failures, pausedUntil: moment + pause, triedUntil: moment, reason });
    },
  };
}
