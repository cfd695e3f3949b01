import { sql } from 'kysely';
import type { AccountTransaction } from '../../../db/database.ts';
import { inScope, type Scope } from '../days/analyticsDays.store.ts';

/** A part of a snapshot, without its data. */
export interface PartKey {
  item_id: string;
  part: number;
  /** The time of the rollup, with microseconds. */
  version: string;
}

/** Returns the parts of a day's snapshots, and the products whose snapshot is missing. */
export async function listParts(
  tx: AccountTransaction,
  scope: Scope,
  day: string,
): Promise<{ parts: PartKey[]; missing: string[] }> {
  const { rows } = await sql<{ item_id: string; part: number | null; version: string }>`
    select r.item_id, s.part, r.rolled_up_at::text as version
    from (select * from day_rollups where ${inScope(scope)} and day = ${day}
      and rolled_up_at is not null) r
    left join day_snapshots s on s.item_id = r.item_id and s.day = r.day
    order by r.item_id, s.part`.execute(tx);
  return {
    parts: rows.flatMap(({ part, ...row }) => (part === null ? [] : { ...row, part })),
    missing: rows.flatMap(({ part, item_id }) => (part === null ? item_id : [])),
  };
}

/** Returns the data of parts of a day's snapshots, in the order of {@link listParts}. */
export async function readParts(
  tx: AccountTransaction,
  scope: Scope,
  day: string,
  parts: readonly PartKey[],
): Promise<{ item_id: string; part: number; data: Uint8Array }[]> {
  const rows: { item_id: string; part: number; data: Uint8Array }[] = [];
  for (const { item_id, part } of parts) {
    const row = await tx
      .selectFrom('day_snapshots')
      .select(['item_id', 'part', 'data'])
      .where('account_id', '=', scope.accountId)
      .where('item_id', '=', item_id)
      .where('day', '=', day)
      .where('part', '=', part)
      .executeTakeFirst();
    if (row) rows.push(row);
  }
  return rows;
}
