import { sql } from 'kysely';
import type { SystemTransaction } from '../db/database.ts';

/** Requests to add to the window of one key. */
export interface AddedCount {
  key_hash: string;
  count: number;
  /** The length of the window, if these are its first requests. */
  window_ms: number;
}

/** The requests of one key in its window, on all servers. */
export interface CountTotal {
  key_hash: string;
  count: number;
  remaining_ms: number;
}

/** Adds requests, each key once, and returns the totals. A window that has ended begins again. */
export async function addCounts(
  tx: SystemTransaction,
  counts: readonly AddedCount[],
): Promise<CountTotal[]> {
  // In a fixed order, because other servers add to the same rows.
  const { rows } = await sql<CountTotal>`
    insert into rate_counts as known (key_hash, count, ends_at)
    select key_hash, count, now() + window_ms * interval '1 millisecond'
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as added(key_hash text, count integer, window_ms bigint)
    order by key_hash
    on conflict (key_hash) do update set
      count = excluded.count + case when known.ends_at > now() then known.count else 0 end,
      ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
    returning key_hash, count, ceil(extract(epoch from ends_at - now()) * 1000)::integer
      as remaining_ms`.execute(tx);
  return rows;
}

/** Deletes the counts of windows that have ended. */
export async function deleteEndedCounts(tx: SystemTransaction): Promise<void> {
  await tx.deleteFrom('rate_counts').where('ends_at', '<', sql<Date>`now()`).execute();
}
