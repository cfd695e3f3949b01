import { FLAG_DAYS } from '@pressdock/api/limits';

/** Identifiers that fetched the flags of a product at the same time. Times are in microseconds. */
export interface FetchedFlags {
  product_id: string;
  at: number;
  /** When they fetched them before; null for new identifiers. */
  earlier: number | null;
  identifiers: number;
}

/** A change of a product's flags. The time is in microseconds. */
export interface FlagChange {
  id: string;
  product_id: string;
  account_id: string | null;
  changed_at: number;
}

/** How many identifiers fetched a change for the first time in a period, which starts at `period`. */
export interface ReachCount {
  change_id: string;
  account_id: string | null;
  period: string;
  identifiers: number;
}

const MINUTE = 60_000_000;
const DAY = 24 * 60 * MINUTE;
const ACTIVE = FLAG_DAYS.active * DAY;
/** The periods of a change's reach: ten minutes in its first two days, and days after that. */
const FIRST_DAYS = 2 * DAY;

/** Returns the number of changes at or before a time. `changes` are in order of time. */
function countUntil(changes: readonly FlagChange[], time: number): number {
  let [low, high] = [0, changes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((changes[middle]?.changed_at ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

function periodOf(changedAt: number, at: number): string {
  const length = at < changedAt + FIRST_DAYS ? 10 * MINUTE : DAY;
  return new Date((at - (at % length)) / 1000).toISOString();
}

/** The identifiers that fetched a product's flags at one time, by the first change that is new to them. */
function countByFirstChange(
  changes: readonly FlagChange[],
  fetched: readonly FetchedFlags[],
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { at, earlier, identifiers } of fetched) {
    const known = Math.max(earlier ?? 0, at - ACTIVE);
    const first = countUntil(changes, known);
    counts.set(first, (counts.get(first) ?? 0) + identifiers);
  }
  return counts;
}

/**
 * Returns the reach that is added to each change: identifiers have fetched every change since they
 * fetched the flags before, of the last {@link FLAG_DAYS.active} days. The order prevents deadlocks.
 * @param changes in order of time
 */
export function countReach(
  fetched: readonly FetchedFlags[],
  changes: readonly FlagChange[],
): ReachCount[] {
  const counts = new Map<string, ReachCount>();
  const changesOf = Map.groupBy(changes, ({ product_id }) => product_id);
  for (const [productId, ofProduct] of Map.groupBy(fetched, ({ product_id }) => product_id)) {
    const ordered = changesOf.get(productId) ?? [];
    for (const [at, atOnce] of Map.groupBy(ofProduct, (one) => one.at)) {
      const added = countByFirstChange(ordered, atOnce);
      const end = countUntil(ordered, at);
      let identifiers = 0;
      for (const [index, { id, account_id, changed_at }] of ordered.slice(0, end).entries()) {
        identifiers += added.get(index) ?? 0;
        if (identifiers === 0) continue;
        const period = periodOf(changed_at, at);
        const counted = counts.get(id + period);
        if (counted) counted.identifiers += identifiers;
        else counts.set(id + period, { change_id: id, account_id, period, identifiers });
      }
    }
  }
  return [...counts.values()].sort((one, other) =>
    one.change_id + one.period < other.change_id + other.period ? -1 : 1,
  );
}
