import { sql } from 'kysely';
import type { AccountTransaction } from '../../../db/database.ts';
import { inScope, type Scope } from '../days/analyticsDays.store.ts';

/** A part of a snapshot, without its data. */
export interface PartKey {
  item_id: string;
  part: number;
  sites: number;
  /** The time of the rollup, with microseconds. */
  version: string;
}

/** Returns the parts of a day's snapshots, and the products whose snapshot is missing. */
export async function listParts(
  tx: AccountTransaction,
  scope: Scope,
  day: string,
): Promise<{ parts: PartKey[]; missing: string[] }> {
  const { rows } = await sql<{
    item_id: string;
    part: number | null;
    sites: number;
    version: string;
  }>`
    select r.item_id, s.part, s.sites, r.rolled_up_at::text as version
    from (select * from day_rollups where ${inScope(scope)} and day = ${day}
      and rolled_up_at is not null) r
    left join day_snapshots s on s.item_id = r.item_id and s.day = r.day
    order by r.item_id, s.part`.execute(tx);
  return {
    parts: rows.flatMap(({ part, ...row }) => (part === null ? [] : { ...row, part })),
    missing: rows.flatMap(({ part, item_id }) => (part === null ? item_id : [])),
  };
}

/** The sites whose parts are read in one query, of which there is at least one part. */
const SITES_PER_QUERY = 100_000;

/** Groups parts, so that many small ones take few queries and large ones little memory. */
function groupParts(parts: readonly PartKey[]): PartKey[][] {
  const groups: PartKey[][] = [];
  let room = 0;
  for (const part of parts) {
    room -= part.sites;
    const group = groups.at(-1);
    if (group && room >= 0) group.push(part);
    else {
      groups.push([part]);
      room = SITES_PER_QUERY - part.sites;
    }
  }
  return groups;
}

/** Returns the data of parts of a day's snapshots. */
export async function readParts(
  tx: AccountTransaction,
  scope: Scope,
  day: string,
  parts: readonly PartKey[],
): Promise<{ item_id: string; part: number; data: Uint8Array }[]> {
  const rows: { item_id: string; part: number; data: Uint8Array }[] = [];
  for (const group of groupParts(parts)) {
    const requested = JSON.stringify(group.map(({ item_id, part }) => ({ item_id, part })));
    const read = await sql<(typeof rows)[number]>`
      select s.item_id, s.part, s.data
      from jsonb_to_recordset(${requested}::jsonb) as requested(item_id uuid, part integer)
      join day_snapshots s on s.item_id = requested.item_id and s.day = ${day}
        and s.part = requested.part
      where s.account_id = ${scope.accountId}`.execute(tx);
    rows.push(...read.rows);
  }
  return rows;
}
