import type { AttemptLimit } from '../contract/rateLimit.ts';

/** The plans an account can have. @see specification, section 9 */
export const PLANS = {
  default: 'pressdock-solo-2020',
  team: ['pressdock-unlimited-2020', 'pressdock-agency-2020'],
  all: ['pressdock-solo-2020', 'pressdock-agency-2020', 'pressdock-unlimited-2020'],
  analytics: 'pressdock-analytics-small',
  /** The value of both plans for an account without one. */
  none: 'none',
} as const;

/** The analytics plans an account can have. */
export const ANALYTICS_PLANS = ['none', PLANS.analytics] as const;

/** The registration modes: anyone, people who were invited to a team, or nobody can create an account. */
export const REGISTRATION_MODES = ['open', 'invitation', 'closed'] as const;

/** One of the registration modes. */
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];

/** Length of a password, in characters. */
export const PASSWORD_LENGTH = { min: 8, max: 256 } as const;

/** How long a form shows that it was saved, in milliseconds. */
export const SAVED_NOTICE_MS = 2000;

/** Sign-ins of one client with one e-mail address. */
export const signInAttempts = {
  name: 'signIn',
  per: 'clientAndEmail',
  max: 5,
  windowSeconds: 60,
} as const satisfies AttemptLimit;

/** Two-factor codes of one person. One guess in 300,000 is right. */
export const secondFactorAttempts = {
  name: 'secondFactor',
  per: 'person',
  max: 10,
  windowSeconds: 60 * 60,
} as const satisfies AttemptLimit;

/** Password confirmations of one person. */
export const passwordAttempts = {
  name: 'password',
  per: 'person',
  max: 5,
  windowSeconds: 60,
} as const satisfies AttemptLimit;

/** E-mail changes of one client: each reveals whether an address can be used. */
export const newEmailAttempts = {
  name: 'newEmail',
  per: 'client',
  max: 5,
  windowSeconds: 60 * 60,
} as const satisfies AttemptLimit;
