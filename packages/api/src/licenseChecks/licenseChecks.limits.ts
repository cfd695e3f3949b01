import { type AttemptLimit, type RateLimit, STANDARD_RATE } from '../contract/rateLimit.ts';

/** Requests with unknown license keys. They are limited, so that keys cannot be guessed. */
const unknownKeyAttempts = {
  name: 'unknownLicenseKeys',
  per: 'client',
  max: 60,
  windowSeconds: 60,
} as const satisfies AttemptLimit;

/** The limit of calls that accept license keys. */
export const LICENSE_KEY_RATE = {
  ...STANDARD_RATE,
  inHandler: { unknownKeys: unknownKeyAttempts },
} as const satisfies RateLimit;
