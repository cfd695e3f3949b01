import { sql } from 'kysely';
import type { SystemTransaction } from '../../db/database.ts';

/** A day of a product and the earlier day that gets a copy of it. */
export interface DayCopy {
  productId: string;
  from: string;
  to: string;
}

const facts = sql.raw(
  `host, is_consenting, installed_version, wordpress_version, php_version, mysql_version, language,
  theme, theme_version, country, region, city, hosting, client_network`,
);

/** Copies the daily records of a product, which is much faster than recording checks again. */
export async function copySiteDays(
  tx: SystemTransaction,
  { productId, from, to }: DayCopy,
): Promise<void> {
  await sql`select add_site_days(${to}::date, ${to}::date)`.execute(tx);
  await sql`
    insert into site_days (account_id, item_id, day, site_key, at, plugins_counted, previous_day,
      ${facts})
    select account_id, item_id, ${to}::date, site_key, at - (${from}::date - ${to}::date) * interval '1 day',
      plugins_counted, ${to}::date - 1, ${facts}
    from site_days where item_id = ${productId} and day = ${from}::date`.execute(tx);
  await sql`
    insert into daily_update_checks (item_id, account_id, day, checks, last_at, hour)
    select item_id, account_id, ${to}::date, checks, last_at, hour
    from daily_update_checks where item_id = ${productId} and day = ${from}::date`.execute(tx);
  await sql`
    insert into day_rollups (item_id, day, account_id, changed_at)
    select item_id, ${to}::date, account_id, changed_at
    from day_rollups where item_id = ${productId} and day = ${from}::date`.execute(tx);
}

const copied = {
  daily_site_counts: 'fact, value, sites',
  daily_theme_counts: 'name, version, sites',
  daily_return_counts: 'gap, sites',
  day_snapshots: 'part, sites, data',
} as const;

/** Copies what a rollup counted, to a day whose records were copied. */
export async function copyRollup(
  tx: SystemTransaction,
  { productId, from, to }: DayCopy,
): Promise<void> {
  for (const [table, columns] of Object.entries(copied)) {
    await sql`
      insert into ${sql.table(table)} (item_id, account_id, day, ${sql.raw(columns)})
      select item_id, account_id, ${to}::date, ${sql.raw(columns)}
      from ${sql.table(table)} where item_id = ${productId} and day = ${from}::date`.execute(tx);
  }
  await sql`
    update daily_update_checks copy set sites = original.sites, new_sites = 0,
      consenting_sites = original.consenting_sites
    from daily_update_checks original
    where original.item_id = copy.item_id and original.day = ${from}::date
      and copy.item_id = ${productId} and copy.day = ${to}::date`.execute(tx);
  await sql`
    update day_rollups set rolled_up_at = changed_at
    where item_id = ${productId} and day = ${to}::date`.execute(tx);
}

/** The storage of a day, in bytes and rows. */
export interface DayStorage {
  rows: number;
  tableBytes: number;
  indexBytes: number;
  snapshotBytes: number;
  countBytes: number;
}

/** Measures the storage of the daily records of a day and of its snapshot. */
export async function measureDay(
  tx: SystemTransaction,
  productId: string,
  day: string,
): Promise<DayStorage> {
  const partition = `site_days_${day.replaceAll('-', '')}`;
  const { rows } = await sql<Record<keyof DayStorage, string>>`
    select (select count(*) from site_days where day = ${day}::date) as rows,
      pg_table_size(${partition}::regclass) as "tableBytes",
      pg_indexes_size(${partition}::regclass) as "indexBytes",
      (select coalesce(sum(octet_length(data)), 0) from day_snapshots
        where item_id = ${productId} and day = ${day}::date) as "snapshotBytes",
      (select coalesce(sum(pg_column_size(counted)), 0) from daily_site_counts counted
        where item_id = ${productId} and day = ${day}::date) as "countBytes"`.execute(tx);
  const [size] = rows;
  if (!size) throw new Error('The storage of the day is unknown.');
  return {
    rows: Number(size.rows),
    tableBytes: Number(size.tableBytes),
    indexBytes: Number(size.indexBytes),
    snapshotBytes: Number(size.snapshotBytes),
    countBytes: Number(size.countBytes),
  };
}

/** Finds a product of an account by its slug. */
export async function findProductId(
  tx: SystemTransaction,
  email: string,
  slug: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('items')
    .innerJoin('users', 'users.id', 'items.account_id')
    .select('items.id')
    .where('users.email', '=', email)
    .where('items.slug', '=', slug)
    .executeTakeFirst();
  return row?.id;
}
