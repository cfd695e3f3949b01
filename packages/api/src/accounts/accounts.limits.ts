export const PLANS = {
  default: 'pressdock-solo-2020',
  team: ['pressdock-unlimited-2020', 'pressdock-agency-2020'],
  all: ['pressdock-solo-2020', 'pressdock-agency-2020', 'pressdock-unlimited-2020'],
  analytics: 'pressdock-analytics-small',
} as const;

/** What an account may have for its analytics plan. */
export const ANALYTICS_PLANS = ['none', PLANS.analytics] as const;

/** How long a saved form says so beside its button, in milliseconds. */
export const SAVED_NOTICE_MS = 2000;

/** Bounds of a password's length, in characters. */
export const PASSWORD_LENGTH = { min: 8, max: 256 } as const;
