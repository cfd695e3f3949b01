import { OTHER_VALUES, SITE_LIMITS } from '@pressdock/api/limits';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';
import { rowsOf } from './rows.store.ts';
import type { PluginList } from './siteChecks.rules.ts';

const keyColumns = { item_id: 'uuid', day: 'date', site_key: 'text' } as const;

/** Counts the plugins of each site once per day. Only the counts are stored. */
export async function countPlugins(
  tx: SystemTransaction,
  lists: readonly PluginList[],
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  if (lists.length === 0) return;
  const keys = lists.map(({ item_id, day, site_key }) => ({ item_id, day, site_key }));
  const { rows: counted } = await sql<{ item_id: string; day: string; site_key: string }>`
    update site_days known set plugins_counted = true
    from ${rowsOf(keys, keyColumns)} as r
    where known.item_id = r.item_id and known.day = r.day
      and known.site_key = decode(r.site_key, 'hex')
      and known.is_consenting and not known.plugins_counted
    returning r.item_id, r.day::text as day, r.site_key`.execute(tx);
  const isCounted = new Set(counted.map(({ item_id, day, site_key }) => item_id + day + site_key));
  const sites = lists.filter((one) => isCounted.has(one.item_id + one.day + one.site_key));
  await addCounts(tx, sites, accounts);
}

/** Adds to the counts. The order prevents deadlocks; the lock of the day's total prevents races. */
async function addCounts(
  tx: SystemTransaction,
  lists: readonly PluginList[],
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  const counts = new Map<string, { sites: number }>();
  for (const { item_id, day, plugins } of lists) {
    for (const [name, reported] of plugins) {
      // A site may send any name, also the one that others are counted under.
      const version = name === OTHER_VALUES ? '' : reported;
      const key = JSON.stringify([item_id, day, name, version]);
      const account_id = accounts.get(item_id);
      const count = counts.get(key) ?? { account_id, item_id, day, name, version, sites: 0 };
      count.sites += 1;
      counts.set(key, count);
    }
  }
  if (counts.size === 0) return;
  const columns = {
    account_id: 'uuid',
    item_id: 'uuid',
    day: 'date',
    name: 'text',
    version: 'text',
    sites: 'integer',
  } as const;
  await sql`
    with added as (select * from ${rowsOf([...counts.values()], columns)} as r),
    known as (
      select added.*, counted.name is not null as is_known
      from added left join daily_plugin_counts counted using (item_id, day, name, version)),
    ranked as (
      select known.*, row_number() over (partition by item_id, day, is_known
        order by sites desc, name, version) as place
      from known),
    used as (
      select item_id, day, (select count(*) from daily_plugin_counts counted
        where counted.item_id = named.item_id and counted.day = named.day
          and counted.name <> ${OTHER_VALUES}) as size
      from (select distinct item_id, day from added) named),
    placed as (
      select account_id, item_id, day, sites,
        is_known or place + size <= ${SITE_LIMITS.pluginsPerDay} as is_named, name, version
      from ranked join used using (item_id, day))
    insert into daily_plugin_counts as known (account_id, item_id, day, name, version, sites)
    select account_id, item_id, day, case when is_named then name else ${OTHER_VALUES} end as name,
      case when is_named then version else '' end as version, sum(sites)
    from placed group by 1, 2, 3, 4, 5 order by 2, 3, 4, 5
    on conflict (item_id, day, name, version) do update
      set sites = known.sites + excluded.sites`.execute(tx);
}
