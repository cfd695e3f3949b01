/** Webhook URLs that a product can have. */
export const WEBHOOK_URLS_MAX = 20;

/** Limits of a request to a URL that a user entered: its duration, and the size of the response. */
export const CALL_LIMITS = { timeoutMs: 10_000, bodyBytes: 1024 * 1024 } as const;

const HOUR_MS = 60 * 60 * 1000;

/**
 * How verdicts of sales platforms on purchase codes are cached. A valid code is trusted for `validMs`,
 * any other for `invalidMs`; a code that was valid stays accepted for the grace period `graceMs` while
 * the platform is unreachable. A site waits at most `longestWaitMs`, because WordPress gives up after
 * 3 seconds. The backoff after failures doubles from `retryMs.min` to `retryMs.max`.
 * `unknownPerMinute` limits lookups of codes that were never valid, per product and per account.
 */
export const PLATFORM_CHECKS = {
  validMs: 12 * HOUR_MS,
  invalidMs: 10 * 60 * 1000,
  graceMs: 14 * 24 * HOUR_MS,
  longestWaitMs: 2500,
  retryMs: { min: 15_000, max: 5 * 60 * 1000 },
  unknownPerMinute: { product: 300, account: 600 },
} as const;

/** When a failed webhook is sent again, in minutes after each attempt. After the last it is dropped. */
export const WEBHOOK_RETRY_MINUTES = [1, 5, 30, 2 * 60, 12 * 60] as const;
