import { SITE_DAY_RETENTION } from '@pressdock/api/limits';
import { addDays } from '../../../entities/analytics/day.rules.ts';
import { analyticsSettingsMessages } from '../analyticsSettings.messages.ts';

const { retention: words } = analyticsSettingsMessages;
const YEAR = 365;

/** The retention periods to choose from in days, shortest first. */
export const retentionPeriods: readonly number[] = [...SITE_DAY_RETENTION].sort((a, b) => a - b);

/** Returns a period as people say it: `90 days`, `1 year`. */
export const periodText = (days: number) =>
  days % YEAR === 0 ? words.years(days / YEAR) : words.days(days);

/** Returns the first day (UTC) whose records are stored with a retention, today included. */
export const firstStoredDay = (days: number, now: Date) =>
  addDays(now.toISOString().slice(0, 10), 1 - days);
