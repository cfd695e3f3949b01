import { type Comparator, type SiteFact, UPDATE_COUNT_DAYS } from '@pressdock/api/limits';

/** The text about analytics that several screens show. */
export const analyticsMessages = {
  facts: {
    version: 'Product version',
    wordpress: 'WordPress version',
    php: 'PHP version',
    mysql: 'Database version',
    language: 'Language',
    country: 'Country',
    hosting: 'Hosting provider',
    theme: 'Theme',
  } satisfies Record<SiteFact, string>,
  charts: {
    version: 'Product versions',
    wordpress: 'WordPress versions',
    php: 'PHP versions',
    mysql: 'Database versions',
    language: 'Languages',
    country: 'Countries',
    hosting: 'Hosting providers',
    theme: 'Themes',
  } satisfies Record<SiteFact, string>,
  comparators: {
    lt: 'below',
    lte: 'at most',
    eq: 'is',
    gte: 'at least',
    gt: 'above',
  } satisfies Record<Comparator, string>,
  /** The name of a chart, which differs from the title of its card, because both name a region. */
  sitesBy: {
    version: 'Sites by product version',
    wordpress: 'Sites by WordPress version',
    php: 'Sites by PHP version',
    mysql: 'Sites by database version',
    language: 'Sites by language',
    country: 'Sites by country',
    hosting: 'Sites by hosting provider',
    theme: 'Sites by theme',
    day: 'Sites by day',
    versions: 'Sites by WordPress and product version',
    plugin: 'Sites by other plugin',
  } satisfies Record<SiteFact | 'day' | 'versions' | 'plugin', string>,
  notReported: 'Not reported',
  /** The same on an axis between versions. */
  notReportedShort: '—',
  /** Values beyond the limit of different values. */
  other: 'Other values',
  /** The smallest bars of a chart, added up. */
  others: 'Others',
  sites: 'Sites',
  value: 'Value',
  day: 'Day',
  mariaDb: (version: string) => `${version} [MariaDB]`,
  growth: 'Sites over time',
  versionTable: 'WordPress and product versions',
  wordpressVersion: 'WordPress',
  downloads: 'Downloads',
  downloadsOn: 'Downloads by day',
  /** @see specification, section 2, "Widgets" */
  statusVolume: `Status Check Volume - Last ${UPDATE_COUNT_DAYS.visible} Days`,
  statusVolumeEmpty:
    "We don't have any status check volume data for this product yet. Check back soon!",
  checks: 'Update checks',
  selectKeys:
    'Use the arrow keys to move between values. Press Enter to show only the sites with a value.',
} as const;
