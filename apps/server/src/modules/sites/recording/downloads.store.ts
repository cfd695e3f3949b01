import { sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';

/** Adds to the total and today's download counts, in a fixed order to prevent deadlocks. */
export async function addDownloads(
  tx: SystemTransaction,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = [...counts].map(([id, count]) => ({ id, count }));
  const counted = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, count bigint)`;
  await sql`select v.id from versions v join ${counted} on r.id = v.id order by v.id for update of v`.execute(
    tx,
  );
  await sql`update versions v set downloads = v.downloads + r.count from ${counted} where r.id = v.id`.execute(
    tx,
  );
  await sql`
    insert into daily_downloads (version_id, account_id, item_id, day, downloads)
    select v.id, v.account_id, v.item_id, (now() at time zone 'utc')::date, r.count
    from ${counted} join versions v on v.id = r.id
    order by v.id
    on conflict (version_id, day)
    do update set downloads = daily_downloads.downloads + excluded.downloads`.execute(tx);
}
