/** How long before a license expires its owner is notified, in days. */
export const LICENSE_NOTICE_DAYS = 14;

/** Licenses on one page of the list. */
export const LICENSES_PAGE = 25;

/** Licenses that are counted, or changed by one bulk change, at most. */
export const LICENSE_COUNT_MAX = 10_000;

/** A license is expiring when it ends within this many days. */
export const LICENSE_EXPIRING_DAYS = 30;

/** Limits of a license: its activation limit, and the activated domains that are stored. */
export const LICENSE_LIMITS = { activations: 1_000_000, domains: 10_000 } as const;
