/**
 * How long and how much the deployment log stores: builds of the last `days`, the newest `perProduct` of
 * each product, the first `lines` of each build, each with at most `lineLength` characters. `page` is the
 * number of builds on a page.
 */
export const BUILD_LOG = {
  days: 90,
  perProduct: 500,
  lines: 10_000,
  lineLength: 2000,
  page: 25,
} as const;

/**
 * Limits of one build: bytes of the fetched repository and of a webhook's body, seconds, and files.
 * `waiting` is the number of builds of a product that may wait, `streams` the number of logs an account
 * may follow at the same time, and `deliveryDays` how long the ids of webhooks are remembered.
 */
export const BUILD_LIMITS = {
  repositoryBytes: 200 * 1024 * 1024,
  deliveryBytes: 5 * 1024 * 1024,
  seconds: 120,
  files: 20_000,
  waiting: 20,
  streams: 20,
  deliveryDays: 14,
} as const;

/** Milliseconds before the dashboard requests a replay. @see specification, section 9 */
export const REPLAY_DELAY_MS = 1500;
