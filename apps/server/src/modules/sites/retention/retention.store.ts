import {
  DAILY_TOTAL_DAYS,
  SITE_COUNT_DAYS,
  SITE_DAY_RETENTION,
  SITE_LIMITS,
} from '@pressdock/api/limits';
import { type RawBuilder, sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';
import { countOf, type RetentionRule } from '../../../db/retention/retentionRule.ts';
import type { TableName } from '../../../db/schema.ts';

/** Deletes up to `limit` rows past their retention period, and returns how many. */
export type DeleteOldRows = (tx: SystemTransaction, limit: number) => Promise<number>;

/** A rule with the function that applies it to some rows. */
type SiteRetentionRule = RetentionRule & { deleteOldRows: DeleteOldRows };

/** The day before which rows are old, by the retention that the account of a product chose. */
const oldestDay = sql`((now() at time zone 'utc')::date - retained.days)`;

const isOldDay = sql`day < ${oldestDay}`;

/**
 * Finds old rows through the products, because the indexes begin with the product.
 * @param isOld a condition on `old`
 */
function deleteOf(
  table: TableName,
  key: string,
  isOld: RawBuilder<unknown>,
  rule: string,
): SiteRetentionRule {
  const keysOf = (row: string) => sql.raw(key.replaceAll(/\w+/g, `${row}.$&`));
  const [defaultDays] = SITE_DAY_RETENTION;
  const countDue = (tx: SystemTransaction) =>
    countOf(
      tx,
      sql`select count(*)::integer as count from items
        left join analytics_settings chosen on chosen.account_id = items.account_id,
        lateral (select coalesce(chosen.retention_days, ${sql.lit(defaultDays)}) as days) retained,
        lateral (
          select from ${sql.table(table)} old where old.item_id = items.id and ${isOld}
        ) expired`,
    );
  const deleteOldRows: DeleteOldRows = async (tx, limit) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where (${sql.raw(key)}) in (
        select ${keysOf('expired')} from items
        left join analytics_settings chosen on chosen.account_id = items.account_id,
        lateral (select coalesce(chosen.retention_days, ${sql.lit(defaultDays)}) as days) retained,
        lateral (
          select ${keysOf('old')} from ${sql.table(table)} old
          where old.item_id = items.id and ${isOld}
        ) expired limit ${limit})`.execute(tx);
    return Number(numAffectedRows ?? 0);
  };
  return { table, rule, countDue, deleteOldRows };
}

/**
 * Closes the days whose daily records are past their retention, so that nothing counts what is left of them
 * in between. Days that were never counted are not closed.
 */
export const closeOldDays: DeleteOldRows = async (tx, limit) => {
  const [defaultDays] = SITE_DAY_RETENTION;
  const { numAffectedRows } = await sql`
    update day_rollups set is_closed = true, rolled_up_at = greatest(rolled_up_at, changed_at)
    where (item_id, day) in (
      select old.item_id, old.day from day_rollups old
      left join analytics_settings chosen on chosen.account_id = old.account_id,
      lateral (select coalesce(chosen.retention_days, ${sql.lit(defaultDays)}) as days) retained
      where not old.is_closed and old.rolled_up_at is not null and ${isOldDay}
      order by old.item_id, old.day limit ${limit} for update of old)`.execute(tx);
  return Number(numAffectedRows ?? 0);
};

const { days, singleDayDays } = SITE_LIMITS;

const dayBefore = (count: number) =>
  sql`day < (now() at time zone 'utc')::date - ${sql.lit(count)}`;

/**
 * Deletes sites that no longer check for updates: those of a single day after a few days, because
 * most of them are no real sites. A product's newest check stays for as long as its daily records.
 */
const deleteOldSites = deleteOf(
  'sites',
  'item_id, site_key',
  sql`at < now() - make_interval(days => ${sql.lit(singleDayDays)})
    and (at < now() - make_interval(days => ${sql.lit(days)}) or at < first_at + interval '1 day')
    and (at < now() - make_interval(days => retained.days) or exists (select 1 from sites newer
      where newer.item_id = old.item_id and newer.at > old.at))`,
  `Deleted ${days} days after at, or ${singleDayDays} days after it for sites of a single day.`,
);

const asChosen = 'Deleted after the days that the account chose.';
const afterCounts = `Deleted after ${SITE_COUNT_DAYS} days.`;
const afterTotals = `Deleted after ${DAILY_TOTAL_DAYS} days.`;

/** Deletes the rows of each table past their retention period. */
export const retention: readonly SiteRetentionRule[] = [
  deleteOldSites,
  deleteOf('site_days', 'item_id, day, site_key', isOldDay, asChosen),
  deleteOf('day_snapshots', 'item_id, day, part', isOldDay, asChosen),
  deleteOf(
    'daily_site_counts',
    'item_id, day, fact, value',
    dayBefore(SITE_COUNT_DAYS),
    afterCounts,
  ),
  deleteOf('daily_return_counts', 'item_id, day, gap', dayBefore(SITE_COUNT_DAYS), afterCounts),
  deleteOf(
    'daily_theme_counts',
    'item_id, day, name, version',
    dayBefore(SITE_COUNT_DAYS),
    afterCounts,
  ),
  deleteOf(
    'daily_plugin_counts',
    'item_id, day, name, version',
    dayBefore(SITE_COUNT_DAYS),
    afterCounts,
  ),
  deleteOf('daily_update_checks', 'item_id, day', dayBefore(DAILY_TOTAL_DAYS), afterTotals),
  deleteOf('day_rollups', 'item_id, day', dayBefore(DAILY_TOTAL_DAYS), afterTotals),
  deleteOf('daily_downloads', 'version_id, day', dayBefore(DAILY_TOTAL_DAYS), afterTotals),
];

/**
 * Closes the health of releases that were first offered before the retention period, so that nothing counts
 * what is left of them. A release is closed up to a day early: its records may be due before the next run.
 */
export const closeOldReleases: DeleteOldRows = async (tx, limit) => {
  const [defaultDays] = SITE_DAY_RETENTION;
  const { numAffectedRows } = await sql`
    insert into release_health as known (version_id, account_id, item_id, is_closed)
    select v.id, v.account_id, v.item_id, true from versions v
    left join analytics_settings chosen on chosen.account_id = v.account_id
    left join release_health h on h.version_id = v.id,
    lateral (select coalesce(chosen.retention_days, ${sql.lit(defaultDays)}) as days) retained
    where h.is_closed is not true
      and coalesce(v.first_offered_at, v.created_at) < ${oldestDay} + 1
      and exists (select from site_releases old
      where old.item_id = v.item_id and old.version = v.version
        and least(old.offered_at, old.downloaded_at) < ${oldestDay} + 1)
    order by v.id limit ${limit}
    on conflict (version_id) do update set is_closed = true`.execute(tx);
  return Number(numAffectedRows ?? 0);
};

/**
 * Deletes what happened to releases before the retention period. Offers stay while the site is stored, so
 * that their time is that of the first one.
 */
export const deleteOldReleases = deleteOf(
  'site_releases',
  'item_id, version, site_key',
  sql`greatest(offered_at, downloaded_at, installed_at, left_at) < ${oldestDay}
    and (installed_at is not null or not exists (select from sites
      where sites.item_id = old.item_id and sites.site_key = old.site_key))`,
  asChosen,
);

/** Deletes daily records of a product and day that was deleted, and returns how many. */
export const deleteOrphanedDays: DeleteOldRows = async (tx, limit) => {
  const orphan = await tx
    .selectFrom('day_rollups')
    .select(['item_id', 'day'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('items').select('id').whereRef('items.id', '=', 'day_rollups.item_id')),
      ),
    )
    .orderBy('item_id')
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  if (!orphan) return 0;
  const { item_id, day } = orphan;
  const { numAffectedRows } = await sql`delete from site_days where item_id = ${item_id}
    and day = ${day} and site_key in (select site_key from site_days
      where item_id = ${item_id} and day = ${day} limit ${limit})`.execute(tx);
  if (Number(numAffectedRows ?? 0) >= limit) return limit;
  await tx
    .deleteFrom('day_rollups')
    .where('item_id', '=', item_id)
    .where('day', '=', day)
    .execute();
  // There may be more of them.
  return limit;
};

/** Adds the partition of tomorrow, and drops those that no account's retention includes. */
export async function renewPartitions(tx: SystemTransaction): Promise<void> {
  const [defaultDays] = SITE_DAY_RETENTION;
  await sql`select add_site_days(today, today + 1),
    drop_site_days(today - greatest(${sql.lit(defaultDays)},
      coalesce((select max(retention_days) from analytics_settings), 0)))
    from (select (now() at time zone 'utc')::date as today) as days`.execute(tx);
}
