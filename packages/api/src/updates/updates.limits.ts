/** How long a download token works, in seconds. WordPress checks for updates twice in this time. */
export const PACKAGE_ACCESS_SECONDS = 24 * 60 * 60;

/**
 * Limits on the stored facts about sites that check for updates. Sites beyond an hourly limit are counted in
 * the number of checks and stored in a later hour.
 */
export const SITE_LIMITS = {
  /** Sites of a product that were not stored before, in one hour. */
  newPerProductAndHour: 5000,
  /** The same for all products of an account. */
  newPerAccountAndHour: 10_000,
  /** Different values of one fact, such as the PHP version, that are counted per product and day. */
  valuesPerDay: 200,
  /** Plugins of one site that are counted. */
  pluginsPerSite: 100,
  /** Different plugins and versions that are counted per product and day. */
  pluginsPerDay: 1000,
  /** How long a site is stored after its last check, in days. */
  days: 30,
  /** The same for a site that checked on a single day only. */
  singleDayDays: 3,
} as const;

/** How long the daily counts of update checks by reported fact are stored, in days. */
export const SITE_COUNT_DAYS = 400;

/** How long the daily totals of update checks and downloads are stored, in days. */
export const DAILY_TOTAL_DAYS = 1096;

/** The largest response to an update check, in bytes. */
export const UPDATE_RESPONSE_BYTES = 512 * 1024;
