import { sql } from 'kysely';
import type { AccountTransaction } from '../../../db/database.ts';

/** The products and the account that a query is about. */
export interface Scope {
  accountId: string;
  productIds: readonly string[];
}

const listOf = (ids: readonly string[]) => sql`${`{${ids.join()}}`}::uuid[]`;

/** Limits a query to the products of the account. */
export const inScope = ({ accountId, productIds }: Scope) =>
  sql`account_id = ${accountId} and item_id = any(${listOf(productIds)})`;

/** Returns the days that were counted, newest first. */
export async function listDates(tx: AccountTransaction, scope: Scope): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct day from day_rollups
    where ${inScope(scope)} and rolled_up_at is not null order by day desc`.execute(tx);
  return rows.map(({ day }) => day);
}

/** The totals of products on one day. */
export interface DayTotals {
  sites: number;
  consentingSites: number;
  newSites: number;
  checks: number;
  downloads: number;
}

/** Returns the totals of a day. */
export async function readTotals(
  tx: AccountTransaction,
  scope: Scope,
  day: string,
): Promise<DayTotals> {
  const { rows } = await sql<DayTotals>`
    select coalesce(sum(sites), 0)::bigint as sites,
      coalesce(sum(consenting_sites), 0)::bigint as "consentingSites",
      coalesce(sum(new_sites), 0)::bigint as "newSites",
      coalesce(sum(checks), 0)::bigint as checks,
      (select coalesce(sum(downloads), 0)::bigint from daily_downloads
        where ${inScope(scope)} and day = ${day}) as downloads
    from daily_update_checks where ${inScope(scope)} and day = ${day}`.execute(tx);
  const [totals] = rows;
  if (!totals) throw new Error('A sum without groups has one row.');
  return totals;
}

/** Returns the downloads of each of the last days until `until`, oldest first, also of days without any. */
export async function listDownloads(
  tx: AccountTransaction,
  scope: Scope,
  { until, days }: { until: string; days: number },
): Promise<{ created_at: string; count: number }[]> {
  const { rows } = await sql<{ created_at: string; count: number }>`
    select point::date as created_at, coalesce(sum(downloads), 0)::bigint as count
    from generate_series(${until}::date - ${days - 1}::integer, ${until}::date, interval '1 day')
      as series (point)
    left join daily_downloads on day = point::date and ${inScope(scope)}
    group by point order by point`.execute(tx);
  return rows;
}

/** Returns the update checks of each of the last days until `until` that has any, oldest first. */
export async function listUpdateCounts(
  tx: AccountTransaction,
  scope: Scope,
  { until, days }: { until: string; days: number },
): Promise<{ date: string; total: number }[]> {
  const { rows } = await sql<{ date: string; total: number }>`
    select day as date, sum(checks)::bigint as total from daily_update_checks
    where ${inScope(scope)} and day > ${until}::date - ${days}::integer and day <= ${until}
    group by day having sum(checks) > 0 order by day`.execute(tx);
  return rows;
}

/**
 * Counts the different sites of each product from `start` until the day before `end`: those of each day that
 * were not seen between the start and this day.
 */
export async function countSites(
  tx: AccountTransaction,
  scope: Scope,
  { start, end }: { start: string; end: string },
): Promise<number> {
  const { rows } = await sql<{ sites: number }>`
    select coalesce(sum(sites), 0)::bigint as sites from daily_return_counts
    where ${inScope(scope)} and day >= ${start} and day < ${end}
      and gap > day - ${start}::date`.execute(tx);
  return rows[0]?.sites ?? 0;
}

/** A day of a product's growth. */
export interface GrowthDay {
  date: string;
  sites: number;
  newSites: number;
  checks: number;
}

/** Returns the sites of each day, oldest first, without days whose sites were not counted yet. */
export async function listGrowth(
  tx: AccountTransaction,
  scope: Scope,
  { from, to }: { from: string; to: string },
): Promise<GrowthDay[]> {
  const { rows } = await sql<GrowthDay>`
    select day as date, sum(sites)::bigint as sites, sum(new_sites)::bigint as "newSites",
      sum(checks)::bigint as checks
    from daily_update_checks total where ${inScope(scope)} and day between ${from} and ${to}
      and not exists (select from day_rollups r where r.item_id = total.item_id
        and r.day = total.day and r.rolled_up_at is null)
    group by day order by day`.execute(tx);
  return rows;
}

/** Returns the versions that were released in a period, oldest first. */
export async function listReleases(
  tx: AccountTransaction,
  scope: Scope,
  { from, to }: { from: string; to: string },
): Promise<{ product: string; version: string; date: string }[]> {
  const { rows } = await sql<{ product: string; version: string; date: string }>`
    select item_id as product, version, (created_at at time zone 'UTC')::date as date
    from versions where ${inScope(scope)} and is_offered
      and (created_at at time zone 'UTC')::date between ${from} and ${to}
    order by created_at`.execute(tx);
  return rows;
}
