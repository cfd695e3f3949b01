import type { AttemptLimit } from '../contract/rateLimit.ts';

/** How long a link that verifies an e-mail address works, in seconds. */
export const EMAIL_VERIFICATION_SECONDS = 7 * 24 * 60 * 60;

/** Verification e-mails that one person requests. */
export const verificationEmailAttempts = {
  name: 'verificationEmail',
  per: 'person',
  max: 5,
  windowSeconds: 60 * 60,
} as const satisfies AttemptLimit;
