import { formatNumber } from '../../../shared/format.ts';

/** The text about filters of sites. */
export const filtersMessages = {
  title: 'Filter sites',
  fact: 'Fact',
  comparator: 'Comparison',
  value: 'Value',
  valuePlaceholder: 'Type or choose',
  add: 'Add filter',
  active: 'Active filters',
  none: 'No filters. All sites are counted.',
  missing: 'Please enter a value.',
  otherValues: 'Other values are counted together. Please choose a single value.',
  noVersion: 'Please enter a version, such as 8.1.',
  tooMany: (most: number) => `At most ${most} filters can be combined.`,
  result: (matching: number, all: number) =>
    `${formatNumber(matching)} of ${formatNumber(all)} sites match`,
  all: (all: number) => `${formatNumber(all)} sites`,
} as const;
