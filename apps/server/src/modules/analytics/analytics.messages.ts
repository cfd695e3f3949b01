import { ANALYTICS_RANGE_DAYS } from '@pressdock/api/limits';

/** The messages of refused requests about analytics. */
export const analyticsMessages = {
  filter: 'Filters compare versions, or require that a value is equal.',
  comparison: 'Select a field, a comparator and a version together.',
  period: (days: number) => `Select a period of 1 to ${days} days.`,
  installsPeriod: `Select a period of 1 to ${ANALYTICS_RANGE_DAYS.activeInstalls} days. The end date is the day after the last day.`,
} as const;
