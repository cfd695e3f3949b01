/** After how many failures a circuit opens, and for how long. */
export interface CircuitLimits {
  /** Consecutive failures after which the circuit still stays closed. */
  toleratedFailures: number;
  /** The pause after the first failure too many; doubles with each further failure up to `max`. */
  pauseMs: { min: number; max: number };
}

/** When a circuit breaker opens and for how long, in milliseconds. */
export interface CircuitBreakerOptions extends CircuitLimits {
  /** How long the single probe after a pause may take before another caller probes. */
  probeMs: number;
  now: () => Date;
}

interface State {
  failures: number;
  pausedUntil: number;
  probedUntil: number;
  reason: string;
}

/** A circuit breaker with one circuit per key: stops calls to a service that keeps failing. */
export interface CircuitBreaker {
  /** Returns why no call is allowed now, or undefined if the caller may call (half-open: only this caller). */
  findObstacle(key: string): string | undefined;
  recordSuccess(key: string): void;
  recordFailure(key: string, reason: string): void;
}

/** Returns how long a circuit stays open after some consecutive failures; 0 if it stays closed. */
export function findPauseMs(
  failures: number,
  { toleratedFailures, pauseMs: { min, max } }: CircuitLimits,
): number {
  const excess = failures - toleratedFailures;
  return excess > 0 ? Math.min(max, min * 2 ** (excess - 1)) : 0;
}

/**
 * Creates a circuit breaker. In-house: neither cockatiel nor opossum accepts a clock, cockatiel makes
 * callers wait for a probe instead of rejecting them, and opossum's pauses do not grow.
 */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { toleratedFailures, probeMs, now } = options;
  const states = new Map<string, State>();
  return {
    findObstacle(key) {
      const state = states.get(key);
      if (!state || state.failures <= toleratedFailures) return undefined;
      const moment = now().getTime();
      if (moment < Math.max(state.pausedUntil, state.probedUntil)) return state.reason;
      state.probedUntil = moment + probeMs;
      return undefined;
    },
    recordSuccess: (key) => void states.delete(key),
    recordFailure(key, reason) {
      const moment = now().getTime();
      const state = states.get(key);
      // Calls that were in flight when the pause began count as the one failure that began it.
      if (state && moment < state.pausedUntil) return;
      const failures = (state?.failures ?? 0) + 1;
      const pause = findPauseMs(failures, options);
      states.set(key, { failures, pausedUntil: moment + pause, probedUntil: moment, reason });
    },
  };
}
