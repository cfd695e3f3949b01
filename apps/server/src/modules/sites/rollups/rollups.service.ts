import type { Database } from '../../../db/database.ts';
import { createSnapshot, PART_SITES, type SiteRow } from '../../../snapshots/snapshot.ts';
import { encodeSnapshot } from '../../../snapshots/snapshotFile.ts';
import { DayCounter } from './dayCounts.rules.ts';
import {
  type ClaimedDay,
  claimDay,
  claimThisDay,
  isClaimed,
  type Rollup,
  readSites,
  saveRollup,
} from './rollups.store.ts';

/** Counts the sites of each day and writes their snapshots. */
export type Rollups = ReturnType<typeof createRollups>;

/** Sites per query: the embedded database serves others in between. */
const PAGE_SITES = 5000;

/**
 * Creates the service. Every process may run it: a claim gives each day to one of them.
 * @param onFailure receives the error of a day that cannot be rolled up, which delays no other day
 */
export function createRollups(
  database: Database,
  onFailure: (error: unknown) => unknown,
  { partSites = PART_SITES } = {},
) {
  async function readDay(claimed: ClaimedDay): Promise<Rollup> {
    const counter = new DayCounter();
    const parts: Rollup['parts'][number][] = [];
    let rows: SiteRow[] = [];
    const addPart = async () => {
      parts.push({ sites: rows.length, data: await encodeSnapshot(createSnapshot(rows)) });
      rows = [];
    };
    let after: Uint8Array | undefined;
    do {
      const page = await database.withSystem((tx) => readSites(tx, claimed, after, PAGE_SITES));
      counter.add(page);
      for (const row of page.rows) {
        rows.push(row);
        if (rows.length === partSites) await addPart();
      }
      after = page.last;
    } while (after);
    if (rows.length > 0) await addPart();
    return { counts: counter.finish(), parts };
  }

  /** After a failure, the claim expires before the day is tried again. */
  async function rollUp(claimed: ClaimedDay): Promise<void> {
    const rollup = await readDay(claimed);
    await database.withSystem((tx) => saveRollup(tx, claimed, rollup));
  }

  async function rollUpChanged(isEager: boolean): Promise<number> {
    let days = 0;
    for (;;) {
      const claimed = await database.withSystem((tx) => claimDay(tx, isEager));
      if (!claimed) return days;
      await rollUp(claimed).catch(onFailure);
      days += 1;
    }
  }

  return {
    /** Rolls up the days that are due, and returns how many. */
    rollUpDue: (): Promise<number> => rollUpChanged(false),

    /** Rolls up every changed day at once, also today. */
    rollUpAll: (): Promise<number> => rollUpChanged(true),

    /** Rolls up a day again, unless another request or process does it, or its records are gone. */
    async rollUpDay(day: { item_id: string; day: string }): Promise<'done' | 'busy' | 'gone'> {
      const claimed = await database.withSystem((tx) => claimThisDay(tx, day));
      if (claimed) {
        await rollUp(claimed);
        return 'done';
      }
      return (await database.withSystem((tx) => isClaimed(tx, day))) ? 'busy' : 'gone';
    },
  };
}
