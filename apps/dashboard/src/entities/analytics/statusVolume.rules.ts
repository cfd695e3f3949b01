import type { UpdateCountResponse } from '@pressdock/api';
import { UPDATE_COUNT_DAYS } from '@pressdock/api/limits';
import { addDays } from './day.rules.ts';

/** The update checks of one day. */
export type DayCount = Pick<UpdateCountResponse[number], 'date' | 'total'>;

/** Returns the update checks of the last five days until today (UTC), oldest first; zero for a day without any. */
export function lastCounts(counts: readonly DayCount[], now: Date): DayCount[] {
  const today = now.toISOString().slice(0, 10);
  const totals = new Map(counts.map(({ date, total }) => [date, total]));
  return Array.from({ length: UPDATE_COUNT_DAYS.visible }, (_, index) => {
    const date = addDays(today, index + 1 - UPDATE_COUNT_DAYS.visible);
    return { date, total: totals.get(date) ?? 0 };
  });
}
