import type { SiteFact } from '@pressdock/api/limits';
import { sql } from 'kysely';
import type { AccountTransaction } from '../../../db/database.ts';
import type { DayValue, ReleaseAdoption } from './answers.rules.ts';

/** A product of an account. */
export interface OneProduct {
  accountId: string;
  productId: string;
}

/** Returns the sites by a fact of every `step`th day until `to`. */
export async function listDayValues(
  tx: AccountTransaction,
  { accountId, productId }: OneProduct,
  fact: SiteFact,
  { from, to, step }: { from: string; to: string; step: number },
): Promise<DayValue[]> {
  const { rows } = await sql<DayValue>`
    select day, value, sites from daily_site_counts
    where account_id = ${accountId} and item_id = ${productId} and fact = ${fact}
      and day between ${from} and ${to} and (${to}::date - day) % ${step}::integer = 0`.execute(tx);
  return rows;
}

/** Returns how the newest releases were adopted until the end of a day, newest first. */
export async function listAdoption(
  tx: AccountTransaction,
  { accountId, productId }: OneProduct,
  day: string,
  limit: number,
): Promise<ReleaseAdoption[]> {
  const end = sql`(${day}::date + 1)::timestamp at time zone 'UTC'`;
  const { rows } = await sql<ReleaseAdoption>`
    with newest as (
      select version, version_order, first_offered_at from versions
      where account_id = ${accountId} and item_id = ${productId} and is_offered
        and coalesce(first_offered_at, created_at) < ${end}
      order by version_order collate "C" desc limit ${limit})
    select newest.version, adopted.offered, adopted.installed,
      coalesce(newest.first_offered_at, adopted.first_at) as "firstOfferedAt",
      case when adopted.half_at < ${end} then adopted.half_at end as "halfAt"
    from newest cross join lateral (
      select count(*) as offered, count(*) filter (where installed_at < ${end}) as installed,
        min(offered_at) as first_at,
        percentile_disc(0.5) within group (order by coalesce(installed_at, 'infinity')) as half_at
      from site_releases site
      where site.account_id = ${accountId} and site.item_id = ${productId}
        and site.version = newest.version and site.offered_at < ${end}) adopted
    where adopted.offered > 0 order by newest.version_order collate "C" desc`.execute(tx);
  return rows;
}
