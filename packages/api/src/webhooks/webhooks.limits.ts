/**
 * How long and how much the webhook log stores: finished deliveries of the last `days`, the newest
 * `perEndpoint` of each endpoint, the newest `attempts` of each delivery, and the first `responseBytes`
 * of a response. `page` is the number of deliveries on a page, and `waitingShown` the most that an
 * endpoint's count of waiting ones shows.
 */
export const WEBHOOK_LOG = {
  days: 30,
  perEndpoint: 500,
  attempts: 20,
  responseBytes: 4096,
  page: 25,
  waitingShown: 1000,
} as const;

/**
 * How webhooks are sent. `tolerance` is how old a signed request may be when its receiver verifies it,
 * `giveUpHours` how long a delivery waits for an endpoint that is down, and `waitingPerEndpoint` how many
 * may wait for one endpoint; the oldest surplus ones are given up.
 */
export const WEBHOOK_SENDING = {
  toleranceSeconds: 300,
  giveUpHours: 72,
  waitingPerEndpoint: 5000,
} as const;
