import { FLAG_DAYS } from '@pressdock/api/limits';
import { formatCount, formatNumber } from '../../../shared/format.ts';

/** The text about how far a change has reached. */
export const reachMessages = {
  context: `How many of the identifiers of the last ${FLAG_DAYS.active} days have requested the flags since the change. Sites store what they receive for a few minutes up to a day.`,
  change: 'Change',
  loading: 'Loading the reach',
  failed: 'There was an error fetching the reach. Please try again.',
  emptyTitle: 'No requests yet',
  empty: `No identifier has requested the flags of this product in the last ${FLAG_DAYS.active} days.`,
  noChangesTitle: 'No changes yet',
  noChanges: 'After the first change, you see here how far it has reached.',
  missing: 'This change is no longer in the history.',
  reached: 'Reached',
  percentage: (percentage: number) => `${percentage} %`,
  reachedOf: (reached: number, total: number) =>
    `${formatNumber(reached)} of ${formatCount(total, 'identifier', 'identifiers')}`,
  all: (total: number) =>
    `Upper line: ${total === 1 ? 'the only identifier' : `all ${formatNumber(total)} identifiers`}`,
  half: '50 % reached',
  ninety: '90 % reached',
  within: (share: string) => `${share} within`,
  notYet: 'Not yet',
  span: {
    moment: 'less than a minute',
    days: (count: number) => formatCount(count, 'day', 'days'),
    hours: (count: number) => formatCount(count, 'hour', 'hours'),
    minutes: (count: number) => formatCount(count, 'minute', 'minutes'),
  },
  line: (reached: number, total: number, periods: number) =>
    `The number of identifiers reached rose from 0 to ${formatNumber(reached)} of ${formatNumber(total)} over ${formatCount(periods, 'period', 'periods')}.`,
  table: 'Show as table',
  caption: 'Identifiers reached over time',
  columns: { at: 'Until', reached: 'Identifiers reached' },
} as const;
