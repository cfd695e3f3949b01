import type { FlagReachResponse } from '@pressdock/api';
import { reachMessages as words } from './reach.messages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the reached share in percent, rounded down so that only everyone is 100; 0 of nothing. */
export function reachedPercentage({
  total,
  reached,
}: Pick<FlagReachResponse, 'total' | 'reached'>) {
  return total === 0 ? 0 : Math.min(100, Math.floor((reached / total) * 100));
}

/** Returns a time span in its two largest units: `2 days, 4 hours`. */
export function spanInWords(milliseconds: number): string {
  const minutes = Math.max(0, Math.round(milliseconds / MINUTE));
  if (minutes < 1) return words.span.moment;
  const parts = [
    { count: Math.floor((minutes * MINUTE) / DAY), unit: words.span.days },
    { count: Math.floor(((minutes * MINUTE) % DAY) / HOUR), unit: words.span.hours },
    { count: minutes % 60, unit: words.span.minutes },
  ];
  const first = parts.findIndex(({ count }) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) => unit(count))
    .join(', ');
}

/** Returns when a share was reached, as the time since the change; undefined if it was not. */
export function timeSince(changedAt: string, at: string | null): string | undefined {
  return at === null ? undefined : spanInWords(Date.parse(at) - Date.parse(changedAt));
}

/** Returns the points of the line: no one at the time of the change, then the end of each period. */
export function linePoints({ points }: Pick<FlagReachResponse, 'points'>, changedAt: string) {
  return [{ at: changedAt, reached: 0 }, ...points];
}

/** Returns the reach in one sentence, for people who do not see the line. */
export function reachInWords({ total, reached, points }: FlagReachResponse): string {
  return words.line(reached, total, points.length);
}
