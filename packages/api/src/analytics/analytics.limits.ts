/** Days on one page of a version's downloads. */
export const DOWNLOAD_DETAIL_PAGE = 100;

/** The days in a product's download history. */
export const DOWNLOAD_POINTS = 15;

/** The days whose update checks are listed, and those in the widget. */
export const UPDATE_COUNT_DAYS = { listed: 30, visible: 5 } as const;

/** The default date of the analytics: so many days before today (UTC). */
export const ANALYTICS_DATE_DAYS = 2;

/** The longest period of one call for active installs or growth, in days. */
export const ANALYTICS_RANGE_DAYS = { activeInstalls: 31, growth: 1096 } as const;

/** Domains on one page, by default and at most. */
export const DOMAINS_PAGE = { default: 20, max: 100 } as const;

/** The pause in typing after which a search starts, in milliseconds. */
export const DOMAIN_SEARCH_MS = 400;

/** How long a browser caches the location and the hosting provider of an address, in minutes. */
export const SITE_LOOKUP_MINUTES = 43_200;

/** The facts that sites are counted by. `version` is the installed version of the product. */
export const SITE_FACTS = [
  'version',
  'wordpress',
  'php',
  'mysql',
  'language',
  'country',
  'hosting',
  'theme',
] as const;

/** One of the facts that sites are counted by. */
export type SiteFact = (typeof SITE_FACTS)[number];

/** The facts whose values are version numbers, so that they can be compared. */
export const VERSION_FACTS = ['version', 'wordpress', 'php', 'mysql'] as const;

/** One of the facts whose values are version numbers. */
export type VersionFact = (typeof VERSION_FACTS)[number];

/** The comparators of the specification, by their names in filters. */
export const COMPARATORS = { lt: '<', lte: '<=', eq: '=', gte: '>=', gt: '>' } as const;

/** The name of a comparator. */
export type Comparator = keyof typeof COMPARATORS;

/** The filters of one call at most, and the characters of a filter's value. */
export const SITE_FILTER_LIMITS = { filters: 8, value: 100 } as const;

/** The value under which sites beyond a product's limit of different values are counted. */
export const OTHER_VALUES = '(other)';

/** The optional fields that a product's consenting sites are asked for. */
export const COLLECTED_FIELDS = [
  'domain',
  'mysql',
  'language',
  'theme',
  'location',
  'hosting',
  'plugins',
] as const;

/** One of the optional fields. */
export type CollectedField = (typeof COLLECTED_FIELDS)[number];

/** The fields that are collected unless the author changes it: all but the list of plugins. */
export const DEFAULT_FIELDS: readonly CollectedField[] = COLLECTED_FIELDS.filter(
  (field) => field !== 'plugins',
);

/** How long the daily records of sites may be stored, in days; the first is the default. */
export const SITE_DAY_RETENTION = [90, 30, 180, 365, 730] as const;

/** Links per account that share analytics, and the characters of a link's name. */
export const ANALYTICS_SHARE_LIMITS = { perAccount: 100, name: 100 } as const;

/** The outcomes of a release that list their sites. */
export const UPDATE_OUTCOMES = ['failed', 'rolledBack', 'silent'] as const;

/** One of the outcomes that list their sites. */
export type UpdateOutcome = (typeof UPDATE_OUTCOMES)[number];

/** How update health counts: hours between checks, and the releases and sites that are listed. */
export const UPDATE_HEALTH = {
  /** The hours between two checks of a site. */
  periodHours: 12,
  /** The periods without a check after which an updated site counts as silent. */
  silentPeriods: 2,
  /** The releases that are compared, newest first. */
  releases: 20,
  /** Sites on one page of an outcome. */
  page: 50,
  /** The share of an outcome's sites that must have a value in common to name it. */
  sharedShare: 0.8,
  /** The confidence from which a worse release raises an alert. */
  alertConfidence: 0.95,
  /** The downloads of a release before it is compared. */
  leastSites: 20,
  /** The sites of a release with a bad outcome before it counts as worse. */
  leastBad: 3,
} as const;
