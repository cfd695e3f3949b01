import type { FlagReachResponse } from '@pressdock/api';
import { reachMessages as words } from './reach.messages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The height of all identifiers in pixels, and the least height at which a line is visible. */
const FULL_HEIGHT = 64;
const LEAST_HEIGHT = 4;

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

/** How many values the line has, at equal distances in time. */
const LINE_VALUES = 120;

/** The length of the period that a point ends: ten minutes in the first two days, later a day. */
const periodOf = (sinceChange: number) => (sinceChange <= 2 * DAY ? 10 * MINUTE : DAY);

/**
 * Returns the values of the line at equal distances in time. The number rises within the period that a point
 * ends and stays the same before, because periods without new identifiers have no point.
 */
export function lineValues(points: ReturnType<typeof linePoints>): number[] {
  const known = points.map(({ at, reached }) => ({ time: Date.parse(at), reached }));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return [];
  const start = first.time;
  return Array.from({ length: LINE_VALUES }, (_, index) => {
    const time = start + ((last.time - start) * index) / (LINE_VALUES - 1);
    const next = known.findIndex((point) => point.time >= time);
    const [before, after] = [known[next - 1], known[next]];
    if (!before || !after) return after?.reached ?? last.reached;
    const rise = Math.min(after.time - before.time, periodOf(after.time - start));
    const share = rise === 0 ? 1 : Math.max(0, 1 - (after.time - time) / rise);
    return before.reached + share * (after.reached - before.reached);
  });
}

/** Returns the height of the line in pixels, in proportion to all identifiers. */
export function lineHeight({
  total,
  reached,
}: Pick<FlagReachResponse, 'total' | 'reached'>): number {
  const share = total === 0 ? 0 : Math.min(1, reached / total);
  return Math.max(LEAST_HEIGHT, Math.round(FULL_HEIGHT * share));
}

/** Returns the reach in one sentence, for people who do not see the line. */
export function reachInWords({ total, reached, points }: FlagReachResponse): string {
  return words.line(reached, total, points.length);
}
