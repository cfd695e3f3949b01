import type { AttemptLimit } from '../contract/rateLimit.ts';

/** How long a password reset link works, in seconds. */
export const PASSWORD_RESET_SECONDS = 10 * 60;

/** How long a password confirmation is valid, in seconds. */
export const PASSWORD_CONFIRMATION_SECONDS = 5 * 60;

/** How long a deactivated account can be reactivated, in days. */
export const DEACTIVATION_DAYS = 30;

/** Password resets that one client requests for an e-mail address. */
export const resetAttempts = {
  name: 'passwordReset',
  per: 'clientAndEmail',
  max: 5,
  windowSeconds: 60 * 60,
} as const satisfies AttemptLimit;

/** Password resets that all clients together request for an e-mail address. */
export const resetAttemptsOfAll = {
  name: 'passwordResetOfAll',
  per: 'email',
  max: 20,
  windowSeconds: 60 * 60,
} as const satisfies AttemptLimit;

/** Data exports of one person. */
export const dataExportAttempts = {
  name: 'dataExport',
  per: 'person',
  max: 5,
  windowSeconds: 60 * 60,
} as const satisfies AttemptLimit;
