import type { AttemptLimit } from '../contract/rateLimit.ts';

/** Requests with unknown license keys. They are limited, so that keys cannot be guessed. */
export const unknownKeyAttempts = {
  name: 'unknownLicenseKeys',
  per: 'client',
  max: 60,
  windowSeconds: 60,
} as const satisfies AttemptLimit;
