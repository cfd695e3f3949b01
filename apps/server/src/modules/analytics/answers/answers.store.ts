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

/** A release, and the versions of the product that are newer. */
interface AdoptedRelease {
  version: string;
  firstOfferedAt: Date | null;
  newer: string[];
}

const endOf = (day: string) => sql`(${day}::date + 1)::timestamp at time zone 'UTC'`;

/** Returns the newest releases until the end of a day, newest first, without those past the retention. */
async function listAdopted(
  tx: AccountTransaction,
  { accountId, productId }: OneProduct,
  day: string,
  limit: number,
): Promise<AdoptedRelease[]> {
  const { rows } = await sql<AdoptedRelease>`
    select v.version, v.first_offered_at as "firstOfferedAt", array(
        select newer.version from versions newer where newer.account_id = v.account_id
          and newer.item_id = v.item_id and newer.version_order > v.version_order
          and coalesce(newer.first_offered_at, newer.created_at) < ${endOf(day)}) as newer
    from versions v
    where v.account_id = ${accountId} and v.item_id = ${productId} and v.is_offered
      and coalesce(v.first_offered_at, v.created_at) < ${endOf(day)}
      and not exists (select from release_health h where h.version_id = v.id and h.is_closed)
    order by v.version_order desc limit ${limit}`.execute(tx);
  return rows;
}

/**
 * Returns how the newest releases were adopted until the end of a day, newest first. A site that skips a
 * version has adopted it once it installs a newer one.
 */
export async function listAdoption(
  tx: AccountTransaction,
  { accountId, productId }: OneProduct,
  day: string,
  limit: number,
): Promise<ReleaseAdoption[]> {
  const end = endOf(day);
  const adoption: ReleaseAdoption[] = [];
  const releases = await listAdopted(tx, { accountId, productId }, day, limit);
  for (const { version, firstOfferedAt, newer } of releases) {
    const isOffered = sql`site.account_id = ${accountId} and site.item_id = ${productId}
      and site.version = ${version} and site.offered_at < ${end}`;
    // Newer versions are only looked up for sites without this one, which are few.
    const { rows } = await sql<Omit<ReleaseAdoption, 'version'>>`
      select adopted.offered, adopted.installed, adopted."firstOfferedAt",
        case when adopted.half_at < ${end} then adopted.half_at end as "halfAt"
      from (
        select count(*) as offered, count(*) filter (where had_at < ${end}) as installed,
          coalesce(${firstOfferedAt}::timestamptz, min(offered_at)) as "firstOfferedAt",
          percentile_disc(0.5) within group (order by coalesce(had_at, 'infinity')) as half_at
        from (
          select site.offered_at, site.installed_at as had_at from site_releases site
          where ${isOffered} and site.installed_at is not null
          union all
          select site.offered_at, min(later.installed_at) from site_releases site
          left join site_releases later on later.account_id = site.account_id
            and later.item_id = site.item_id and later.version = any(${sql.val(newer)}::text[])
            and later.site_key = site.site_key and later.installed_at < ${end}
          where ${isOffered} and site.installed_at is null
          group by site.site_key, site.offered_at) had) adopted
      where adopted.offered > 0`.execute(tx);
    adoption.push(...rows.map((row) => ({ ...row, version })));
  }
  return adoption;
}
