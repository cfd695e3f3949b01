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

/** The numbers that the reach of a change is computed from. */
export interface ReachFacts {
  changedAt: Date;
  /** The identifiers of the last 30 days. */
  total: number;
  /** Those of them that requested the flags since the change. */
  reached: number;
  now: Date;
}

/**
 * Returns how far a change has reached, with the sum at the end of each period. The sums also count
 * identifiers that have left since, and no new ones after 30 days, so they end at the number reached, and
 * the times of half and nine tenths are those of the sums.
 */
export function sumReach(
  periods: readonly ReachPeriod[],
  { changedAt, total, reached, now }: ReachFacts,
): FlagReachResponse {
  const byEnd = periods
    .map(({ period, identifiers }) => ({ end: endOf(period, changedAt, now), identifiers }))
    .sort((one, other) => one.end - other.end);
  let sum = 0;
  const points = byEnd.map(({ end, identifiers }) => {
    sum += identifiers;
    return { at: new Date(end).toISOString(), reached: Math.min(sum, reached) };
  });
  const last = points.at(-1);
  if (last && last.reached !== reached) points.push({ at: now.toISOString(), reached });
  const counted = Math.min(sum, reached);
  const firstAt = (share: number) =>
    total > 0 && reached >= total * share
      ? (points.find((point) => point.reached >= Math.min(total * share, counted))?.at ?? null)
      : null;
  return { total, reached, halfAt: firstAt(0.5), ninetyPercentAt: firstAt(0.9), points };
}
