/** Every sentence of the page behind a link that shares analytics. */
export const sharedAnalyticsMessages = {
  title: 'Shared analytics',
  of: (product: string, day: string) => `${product} · ${day}`,
  compared: (product: string, day: string, compared: string) =>
    `${product} · ${day}, compared with ${compared}`,
  sites: 'Sites',
  newSites: 'New sites',
  unfilteredNewSites: 'New sites, without filters',
  allSites: 'All sites, without filters',
  on: (day: string, count: string) => `${day}: ${count}`,
  filters: 'Filters',
  loading: 'Loading shared analytics',
  failed: 'There was an error fetching the shared analytics. Please try again.',
  missingTitle: 'This link does not work',
  missing:
    'The link may have been revoked, or it is not complete. Ask the person who sent it for a new one.',
  deleted: (days: string) =>
    `The daily records of ${days} were deleted after the retention period.`,
  both: (day: string, compared: string) => `${day} and ${compared}`,
  unknown: '–',
  noTable: 'No site reported both versions.',
  noGrowth: 'No sites in this period.',
  readOnly: 'A read-only view of numbers of sites. It contains no domains.',
} as const;
