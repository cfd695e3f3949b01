import type { AttemptLimit } from '../contract/rateLimit.ts';

/** How long a password confirmation is valid, in seconds. */
export const PASSWORD_CONFIRMATION_SECONDS = 5 * 60;

/** How long a deactivated account can be reactivated, in days. */
export const DEACTIVATION_DAYS = 30;

/** Data exports of one person. */
export const dataExportAttempts = {
  name: 'dataExport',
  per: 'person',
  max: 5,
  windowSeconds: 60 * 60,
} as const satisfies AttemptLimit;
