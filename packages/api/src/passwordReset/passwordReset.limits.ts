import type { AttemptLimit } from '../contract/rateLimit.ts';

/** How long a password reset link works, in seconds. */
export const PASSWORD_RESET_SECONDS = 10 * 60;

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
