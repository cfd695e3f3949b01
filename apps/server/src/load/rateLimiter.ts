import type { ShareCount } from './shareCount.ts';
import { WindowCounter } from './windowCounter.ts';

const MINUTE_MS = 60_000;
const MAX_KEYS = 10_000;

/** Counts one request of a key. Returns false once the key exceeds its limit. */
export type RateLimiter = (key: string) => boolean;

/** Allows every request. */
export const unlimited: RateLimiter = () => true;

/**
 * Creates a rate limiter for keys other than HTTP clients, such as products and license keys. Keys are
 * counted separately, so that one flooded product does not affect the others.
 * @param shared counts together with the other servers under a name; omitted to count for this server
 * @param now the current time in milliseconds
 */
export function createRateLimiter({
  perMinute,
  shared,
  now,
}: {
  perMinute: number;
  shared?: { name: string; share: ShareCount | undefined };
  now?: () => number;
}): RateLimiter {
  const sharing = shared?.share && { name: shared.name, share: shared.share, limit: perMinute };
  const counter = new WindowCounter(MAX_KEYS, now, sharing);
  return (key) => counter.increment(key, MINUTE_MS) <= perMinute;
}
