/** How long before a licence expires its owner is told, in days. */
export const LICENSE_NOTICE_DAYS = 14;

/** How many licences one page of the list holds. */
export const LICENSES_PAGE = 25;

/** How many licences are counted, and done something to by a filter, before it is "more than that". */
export const LICENSE_COUNT_MAX = 10_000;

/** How many days before its end a licence is about to expire. */
export const LICENSE_EXPIRING_DAYS = 30;

/** Bounds of a licence: how many sites it may be limited to, and how many are written or kept. */
export const LICENSE_LIMITS = { activations: 1_000_000, domains: 10_000 } as const;
