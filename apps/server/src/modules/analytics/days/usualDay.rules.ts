import { ANALYTICS_DATE_DAYS } from '@pressdock/api/limits';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns the day to show if none is selected: two days before today (UTC), or else the newest complete
 * day. Today is incomplete, so it is shown only if there is no other day.
 * @param dates the days with data, newest first
 */
export function findUsualDay(dates: readonly string[], now: Date): string | undefined {
  const dayBefore = (days: number) =>
    new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);
  const usual = dayBefore(ANALYTICS_DATE_DAYS);
  if (dates.includes(usual)) return usual;
  return dates.find((date) => date < dayBefore(0)) ?? dates[0];
}
