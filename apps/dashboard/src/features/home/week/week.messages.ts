import { formatCount, formatNumber } from '../../../shared/format.ts';

/** The text about the account's week. */
export const weekMessages = {
  title: 'This week',
  context: (first: string, last: string) => `${first} to ${last}`,
  failed: 'There was an error fetching the week. Please try again.',
  active: 'Active sites',
  newSites: 'New sites',
  checks: 'Update checks',
  downloads: 'Downloads',
  more: (percent: string) => `${percent} more than the week before`,
  less: (percent: string) => `${percent} less than the week before`,
  same: 'As many as the week before',
  noneBefore: 'None the week before',
  percent: (percent: number) => `${formatNumber(percent)}%`,
  line: (days: number, from: number, to: number) =>
    `Active sites over ${formatCount(days, 'day', 'days')}, from ${formatNumber(from)} to ${formatNumber(to)}.`,
} as const;
