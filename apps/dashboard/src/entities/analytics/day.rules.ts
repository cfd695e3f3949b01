import { ANALYTICS_DATE_DAYS } from '@pressdock/api/limits';
import { formatDate } from '../../shared/format.ts';

const DAY_MS = 86_400_000;

/** Returns the day (YYYY-MM-DD) a number of days after another one. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the day after a day. */
export const dayAfter = (day: string) => addDays(day, 1);

/** Returns a day as people read it: `20 Nov 2026`. */
export const formatDay = (day: string) => formatDate(`${day}T12:00`);

/** Returns a day without its year, for axes: `20 Nov`. */
export const shortDay = (day: string) => formatDay(day).replace(/ \d+$/, '');

/**
 * Returns the day to show first: two days before today (UTC), or the newest one with data if there is none.
 * @param dates the days with data, newest first
 * @see specification, section 9, "Analytics date used"
 */
export function defaultDay(dates: readonly string[], now: Date): string | undefined {
  const usual = addDays(now.toISOString().slice(0, 10), -ANALYTICS_DATE_DAYS);
  return dates.includes(usual) ? usual : dates[0];
}
