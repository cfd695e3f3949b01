import { DAILY_TOTAL_DAYS, SITE_COUNT_DAYS, SITE_LIMITS } from '@pressdock/api/limits';
import { type RawBuilder, sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';

/** Deletes up to `limit` rows past their retention period, and returns how many. */
export type DeleteOldRows = (tx: SystemTransaction, limit: number) => Promise<number>;

/** Finds old rows through the products, because the indexes begin with the product. */
function deleteOf(table: string, key: string, isOld: RawBuilder<unknown>): DeleteOldRows {
  const keys = sql.raw(key);
  return async (tx, limit) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where (${keys}) in (
        select ${keys} from items, lateral (
          select ${keys} from ${sql.table(table)} old where item_id = items.id and ${isOld}
        ) expired limit ${limit})`.execute(tx);
    return Number(numAffectedRows ?? 0);
  };
}

const { days, singleDayDays } = SITE_LIMITS;

const dayBefore = (count: number) =>
  sql`day < (now() at time zone 'utc')::date - ${sql.lit(count)}`;

/**
 * Deletes sites that no longer check for updates: those of a single day after a few days, because
 * most of them are no real sites. A product's newest check always stays.
 */
const deleteOldSites = deleteOf(
  'update_checks',
  'item_id, site_host',
  sql`at < now() - make_interval(days => ${sql.lit(singleDayDays)})
    and (at < now() - make_interval(days => ${sql.lit(days)}) or at < first_at + interval '1 day')
    and exists (select 1 from update_checks newer
      where newer.item_id = old.item_id and newer.at > old.at)`,
);

/** Deletes the rows of each table past their retention period. */
export const retention: readonly DeleteOldRows[] = [
  deleteOldSites,
  deleteOf('daily_site_counts', 'item_id, day, fact, value', dayBefore(SITE_COUNT_DAYS)),
  deleteOf('daily_update_checks', 'item_id, day', dayBefore(DAILY_TOTAL_DAYS)),
  deleteOf('daily_downloads', 'version_id, day', dayBefore(DAILY_TOTAL_DAYS)),
];
