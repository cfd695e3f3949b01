import type { FlagReachResponse } from '@pressdock/api';

/** How many identifiers fetched a change for the first time, in a period. */
export interface ReachPeriod {
  /** The start of ten minutes in the first two days after the change, later of a day. */
  period: Date;
  identifiers: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SHORT_MS = 10 * MINUTE_MS;
const SHORT_PERIODS_MS = 2 * DAY_MS;

/** Returns when a period ended, at the latest now. */
function endOf(period: Date, changedAt: Date, now: Date): number {
  const start = period.getTime();
  const lastShort = changedAt.getTime() + SHORT_PERIODS_MS;
  // The first day contains the last short periods, and the first of these starts like the day.
  const isFirstDay = start === lastShort - (lastShort % DAY_MS) && now.getTime() >= lastShort;
  const length = start >= lastShort || isFirstDay ? DAY_MS : SHORT_MS;
  return Math.min(start + length, now.getTime());
}

/**
 * Returns how far a change has reached: the sum at the end of each period, of `total` identifiers. The sum
 * is at most the total, because it also counts identifiers that were deleted since.
 */
export function sumReach(
  periods: readonly ReachPeriod[],
  { changedAt, total, now }: { changedAt: Date; total: number; now: Date },
): FlagReachResponse {
  const byEnd = periods
    .map(({ period, identifiers }) => ({ end: endOf(period, changedAt, now), identifiers }))
    .sort((one, other) => one.end - other.end);
  let sum = 0;
  const points = byEnd.map(({ end, identifiers }) => {
    sum += identifiers;
    return { at: new Date(end).toISOString(), reached: Math.min(sum, total) };
  });
  const firstAt = (share: number) =>
    total === 0 ? null : (points.find(({ reached }) => reached >= total * share)?.at ?? null);
  return {
    total,
    reached: Math.min(sum, total),
    halfAt: firstAt(0.5),
    ninetyPercentAt: firstAt(0.9),
    points,
  };
}
