import { ANALYTICS_RANGE_DAYS } from '@pressdock/api/limits';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';
import { rowsOf } from './rows.store.ts';
import { dayOf, type SiteDay, type StoredSite } from './siteChecks.rules.ts';
import {
  type DayLink,
  findUncertain,
  linkDays,
  type SiteId,
  siteIdOf,
} from './siteDayLinks.rules.ts';

/** Days farther apart than this are never in one period. */
const LINKED_DAYS = ANALYTICS_RANGE_DAYS.activeInstalls;

/** Links the days of a batch to the days before on which the sites were seen. */
export async function findLinks(
  tx: SystemTransaction,
  days: readonly SiteDay[],
  sites: readonly StoredSite[],
): Promise<{ days: (SiteDay & DayLink)[]; later: DayLink[] }> {
  const newest = new Map(sites.map((site) => [siteIdOf(site), dayOf(site.at)]));
  const uncertain = findUncertain(days, newest);
  return linkDays(days, newest, await listDaysNear(tx, days, uncertain));
}

/** Returns the stored days of sites near those of a batch. */
async function listDaysNear(
  tx: SystemTransaction,
  days: readonly SiteDay[],
  sites: readonly SiteId[],
): Promise<Map<string, string[]>> {
  if (sites.length === 0) return new Map();
  const ordered = days.map(({ day }) => day).sort();
  const [first, last] = [ordered[0], ordered.at(-1)];
  // Only days with records of the product are looked up. "offset 0" looks up each site and day by the key of
  // its partition, whatever the planner expects.
  const { rows } = await sql<SiteId & { days: string[] }>`
    select wanted.item_id, wanted.site_key, array_agg(known.day::text) as days
    from ${rowsOf(sites, { item_id: 'uuid', site_key: 'text' })} as wanted
    join day_rollups recorded on recorded.item_id = wanted.item_id
      and recorded.day between ${first}::date - ${LINKED_DAYS}::integer
      and ${last}::date + ${LINKED_DAYS}::integer
    cross join lateral (select d.day from site_days d where d.item_id = wanted.item_id
      and d.day = recorded.day and d.site_key = decode(wanted.site_key, 'hex') offset 0) known
    group by 1, 2`.execute(tx);
  return new Map(rows.map(({ days: stored, ...site }) => [siteIdOf(site), stored]));
}

/** Links stored days to days before that were added late. These days must be counted again. */
export async function saveLinks(tx: SystemTransaction, links: readonly DayLink[]): Promise<void> {
  if (links.length === 0) return;
  const columns = {
    ...({ item_id: 'uuid', site_key: 'text', day: 'date', previous_day: 'date' } as const),
  };
  await sql`
    with linked as (
      update site_days known set previous_day = r.previous_day, is_first = false
      from ${rowsOf(links, columns)} as r
      where known.item_id = r.item_id and known.day = r.day
        and known.site_key = decode(r.site_key, 'hex')
        and known.previous_day is distinct from r.previous_day
      returning known.item_id, known.day)
    update day_rollups known set
      changed_at = greatest(clock_timestamp(), known.changed_at + interval '1 microsecond')
    from (select distinct item_id, day from linked) changed
    where known.item_id = changed.item_id and known.day = changed.day and not known.is_closed`.execute(
    tx,
  );
}
