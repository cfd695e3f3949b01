import { formatCount } from '../../../shared/format.ts';

const unfiltered = 'Filters do not apply';

/** The text about the data of a product. */
export const dataMessages = {
  days: (day: string, compared?: string) =>
    compared === undefined ? day : `${day}, compared with ${compared}`,
  updateHealth: 'Update health',
  changeProduct: 'Change product',
  changeDates: 'Change dates',
  missingTitle: 'Product not found',
  missing: 'It may have been deleted, or it belongs to another account.',
  totals: 'Totals',
  figures: {
    sites: 'Sites',
    activeInstalls: 'Active installs',
    newSites: 'New sites',
    checks: 'Update checks',
    downloads: 'Downloads',
  },
  consenting: (count: number) => `${formatCount(count, 'sends', 'send')} analytics`,
  onDay: 'On the day',
  unavailable: 'Unavailable',
  unavailableOn: (day: string) => `The figures of ${day} are unavailable.`,
  firstSeen: 'First seen on the day',
  noChange: (day: string) => `No change since ${day}`,
  change: (difference: string, percentage: string | undefined, day: string) =>
    `${difference}${percentage === undefined ? '' : ` (${percentage})`} since ${day}`,
  loading: (title: string) => `Loading ${title.toLowerCase()}`,
  failed: 'There was an error fetching this data.  Please try again.',
  total: (count: number) => formatCount(count, 'site', 'sites'),
  noMatch: 'No sites match. Remove a filter, or choose another date.',
  noSites: 'No sites were counted on this date. Choose another one.',
  deleted: 'The daily records of this day were deleted after the retention period.',
  deletedOn: (day: string) =>
    `The daily records of ${day} were deleted after the retention period, so it is not compared.`,
  noGrowth: 'No sites were counted in this period.',
  noDownloads: 'No downloads yet.',
  otherPlugins: 'Other plugins',
  growthPeriod: (from: string, to: string) => (from === to ? to : `${from} to ${to}`),
  growthUnfiltered: (period: string) => `${period} · ${unfiltered}`,
  unfiltered,
} as const;
