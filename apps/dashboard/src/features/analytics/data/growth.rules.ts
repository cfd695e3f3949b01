import type { GrowthResponse } from '@pressdock/api';
import { addDays, formatDay } from '../../../entities/analytics/day.rules.ts';
import { dataMessages as words } from '../widget/data.messages.ts';

/** The days of growth that are visible unless an earlier day is compared. */
const USUAL_DAYS = 90;

/** Returns the period of growth that ends on a day and includes the compared one, if there is one. */
export function growthPeriod(date: string, compared: string | undefined) {
  const usual = addDays(date, 1 - USUAL_DAYS);
  return { from: compared !== undefined && compared < usual ? compared : usual, to: date };
}

/** Returns the part of a period of growth that begins with the first counted day. */
export function countedPeriod(
  { from, to }: ReturnType<typeof growthPeriod>,
  days: readonly Pick<GrowthResponse['days'][number], 'date'>[],
) {
  return { from: days[0]?.date ?? from, to };
}

/** Returns a period in words, and that filters do not apply to it if there are any. */
export function periodText({ from, to }: ReturnType<typeof growthPeriod>, isFiltered: boolean) {
  const period = words.growthPeriod(formatDay(from), formatDay(to));
  return isFiltered ? words.growthUnfiltered(period) : period;
}
