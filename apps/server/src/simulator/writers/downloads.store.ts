import { sql } from 'kysely';
import type { SystemTransaction } from '../../db/database.ts';

/** The downloads of a version on a day. */
export interface DayDownloads {
  version_id: string;
  day: string;
  downloads: number;
}

/** Adds downloads of earlier days to the counts per day and in total. */
export async function addPastDownloads(
  tx: SystemTransaction,
  rows: readonly DayDownloads[],
): Promise<void> {
  if (rows.length === 0) return;
  const counted = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r(version_id uuid, day date, downloads integer)`;
  await sql`
    insert into daily_downloads as known (version_id, account_id, item_id, day, downloads)
    select v.id, v.account_id, v.item_id, r.day, sum(r.downloads)
    from ${counted} join versions v on v.id = r.version_id
    group by v.id, r.day order by v.id, r.day
    on conflict (version_id, day)
    do update set downloads = known.downloads + excluded.downloads`.execute(tx);
  await sql`
    update versions v set downloads = v.downloads + r.downloads
    from (select version_id, sum(downloads) as downloads from ${counted} group by version_id) r
    where r.version_id = v.id`.execute(tx);
}

/** Returns the ids of a product's versions by version; undefined if there is no such product. */
export async function findProductVersions(
  tx: SystemTransaction,
  productId: string,
): Promise<ReadonlyMap<string, string> | undefined> {
  const product = await tx
    .selectFrom('items')
    .select('id')
    .where('id', '=', productId)
    .executeTakeFirst();
  if (!product) return undefined;
  const rows = await tx
    .selectFrom('versions')
    .select(['id', 'version'])
    .where('item_id', '=', productId)
    .execute();
  return new Map(rows.map(({ id, version }) => [version, id]));
}
