const MINUTE_MS = 60_000;
const MAX_KEYS = 10_000;

/** Counts one request of a key. Returns false once the key exceeds its limit. */
export type RateLimiter = (key: string) => boolean;

/** Allows every request. */
export const unlimited: RateLimiter = () => true;

/**
 * Creates a rate limiter that allows `perMinute` requests of each key in a fixed window. Keys are
 * counted separately, so that one flooded product does not affect the others.
 * @param now the current time in milliseconds
 */
export function createRateLimiter({
  perMinute,
  now = () => performance.now(),
}: {
  perMinute: number;
  now?: () => number;
}): RateLimiter {
  let counts = new Map<string, number>();
  let windowEnd = Number.NEGATIVE_INFINITY;
  return (key) => {
    const moment = now();
    if (moment >= windowEnd || counts.size > MAX_KEYS) {
      counts = new Map();
      windowEnd = moment + MINUTE_MS;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= perMinute;
  };
}
