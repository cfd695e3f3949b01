/** How many addresses are told of a product's releases. */
export const WEBHOOK_URLS_MAX = 20;

/** Bounds of one call to an address that a user gave: how long it may take, and its answer's size. */
export const CALL_LIMITS = { timeoutMs: 10_000, bodyBytes: 1024 * 1024 } as const;

const HOUR_MS = 60 * 60 * 1000;

/**
 * How a sales platform's answers about codes are trusted: a valid one for `validMs`, any other for
 * `invalidMs`, and the last valid one for `graceMs` while the platform cannot be asked. A site waits
 * `longestWaitMs` at most, since it gives up itself after 3 seconds. A platform that does not answer
 * is left alone for a while, from `retryMs.min` doubling up to `retryMs.max`. `unknownPerMinute`
 * bounds how many codes that were never valid are asked about for one product.
 */
export const PLATFORM_CHECKS = {
  validMs: 12 * HOUR_MS,
  invalidMs: 10 * 60 * 1000,
  graceMs: 14 * 24 * HOUR_MS,
  longestWaitMs: 2500,
  retryMs: { min: 15_000, max: 5 * 60 * 1000 },
  unknownPerMinute: 300,
} as const;

/** How long after each failed attempt a webhook is sent again, in minutes; after the last it is given up. */
export const WEBHOOK_RETRY_MINUTES = [1, 5, 30, 2 * 60, 12 * 60] as const;
