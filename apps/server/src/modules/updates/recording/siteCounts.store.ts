import { SITE_LIMITS } from '@pressdock/api/limits';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';
import {
  countSites,
  type DayTotal,
  type RecordedCheck,
  remainingRoom,
  type SiteChanges,
  type SiteCheck,
  type SiteRoom,
  totalByDay,
} from './siteCounts.rules.ts';

/** Checks to store. `uncounted` are checks by product whose sites were not recorded. */
export interface CheckBatch {
  checks: readonly RecordedCheck[];
  uncounted: ReadonlyMap<string, number>;
}

/** The value that sites beyond the limit of different values are counted under. */
const OTHER_VALUES = '(other)';

const rowsOf = (rows: readonly object[], columns: string) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.raw(columns)})`;

const siteColumns = `item_id uuid, site_host text, at timestamptz, first_at timestamptz,
  installed_version text, wordpress_version text, php_version text, mysql_version text,
  language text, locale text, client_network text`;

/**
 * Stores update checks: the newest one of each site, and the day's counts. Checks of deleted products
 * are skipped. Repeating a batch counts no site twice.
 */
export async function recordChecks(
  tx: SystemTransaction,
  { checks, uncounted }: CheckBatch,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const totals = totalByDay([
    ...checks,
    ...[...uncounted].map(([item_id, times]) => ({ ...withoutFacts, item_id, at, times })),
  ]);
  const accounts = await lockProducts(tx, totals);
  const known = totals.filter(({ item_id }) => accounts.has(item_id));
  if (known.length === 0) return;
  const hour = new Date(now).setUTCMinutes(0, 0, 0);
  const room = await addTotals(tx, known, accounts, new Date(hour));
  const changes = countSites(checks, await findSites(tx, checks), accounts, room);
  await saveSites(tx, changes.sites, accounts);
  await addSites(tx, changes.days, new Date(hour));
  await addValues(tx, changes.values, accounts);
}

const withoutFacts: Omit<SiteCheck, 'item_id' | 'at'> = {
  site_host: '',
  installed_version: null,
  wordpress_version: null,
  php_version: null,
  mysql_version: null,
  language: null,
  locale: null,
  client_network: null,
};

/** Returns the accounts of products that exist, and prevents their deletion meanwhile. */
async function lockProducts(
  tx: SystemTransaction,
  totals: readonly DayTotal[],
): Promise<Map<string, string>> {
  const ids = [...new Set(totals.map(({ item_id }) => item_id))];
  const rows = await tx
    .selectFrom('items')
    .select(['id', 'account_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Map(rows.map(({ id, account_id }) => [id, account_id]));
}

/**
 * Adds to the totals, and returns how many more sites may be stored in this hour. The lock of the
 * totals lets one process at a time store a product's sites.
 */
async function addTotals(
  tx: SystemTransaction,
  totals: readonly DayTotal[],
  accounts: ReadonlyMap<string, string>,
  hour: Date,
): Promise<SiteRoom> {
  const rows = totals.map((total) => ({ ...total, account_id: accounts.get(total.item_id) }));
  const columns = 'item_id uuid, account_id uuid, day date, checks bigint, last_at timestamptz';
  const { rows: added } = await sql<{ item_id: string; hour_sites: number }>`
    insert into daily_update_checks as known (item_id, account_id, day, checks, last_at, hour)
    select r.item_id, r.account_id, r.day, r.checks, r.last_at, ${hour}
    from ${rowsOf(rows, columns)} order by r.item_id, r.day
    on conflict (item_id, day) do update set checks = known.checks + excluded.checks,
      last_at = greatest(known.last_at, excluded.last_at), hour = excluded.hour,
      hour_sites = case when known.hour = excluded.hour then known.hour_sites else 0 end
    returning item_id, hour_sites`.execute(tx);
  const { rows: ofAccounts } = await sql<{ account_id: string; sites: number }>`
    select account_id, sum(hour_sites)::integer as sites from daily_update_checks
    where account_id = any(${`{${[...new Set(accounts.values())].join()}}`}::uuid[]) and hour = ${hour}
      and day >= (${hour}::timestamptz at time zone 'UTC')::date - 1
    group by account_id`.execute(tx);
  const product = new Map<string, number>();
  for (const { item_id, hour_sites } of added) {
    product.set(item_id, (product.get(item_id) ?? 0) + hour_sites);
  }
  return remainingRoom({
    product,
    account: new Map(ofAccounts.map(({ account_id, sites }) => [account_id, sites])),
  });
}

/** Returns the stored sites among those of the checks. */
async function findSites(tx: SystemTransaction, checks: readonly SiteCheck[]) {
  const rows = checks.map(({ item_id, site_host }) => ({ item_id, site_host }));
  const { rows: found } = await sql<
    Omit<SiteCheck, 'at'> & { at: Date; first_at: Date }
  >`select known.item_id, known.site_host, known.at, known.first_at, known.installed_version,
      known.wordpress_version, known.php_version, known.mysql_version, known.language, known.locale,
      known.client_network
    from (select distinct r.item_id, r.site_host
      from ${rowsOf(rows, 'item_id uuid, site_host text')}) wanted
    join update_checks known using (item_id, site_host)`.execute(tx);
  return found.map((site) => ({
    ...site,
    at: site.at.toISOString(),
    first_at: site.first_at.toISOString(),
  }));
}

async function saveSites(
  tx: SystemTransaction,
  sites: SiteChanges['sites'],
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  if (sites.length === 0) return;
  const rows = sites.map((site) => ({ ...site, account_id: accounts.get(site.item_id) }));
  await sql`
    insert into update_checks as known (account_id, item_id, site_host, at, first_at,
      installed_version, wordpress_version, php_version, mysql_version, language, locale,
      client_network)
    select r.account_id, r.item_id, r.site_host, r.at, r.first_at, r.installed_version,
      r.wordpress_version, r.php_version, r.mysql_version, r.language, r.locale, r.client_network
    from ${rowsOf(rows, `account_id uuid, ${siteColumns}`)} order by r.item_id, r.site_host
    on conflict (item_id, site_host) do update set at = excluded.at,
      installed_version = excluded.installed_version,
      wordpress_version = excluded.wordpress_version, php_version = excluded.php_version,
      mysql_version = excluded.mysql_version, language = excluded.language,
      locale = excluded.locale, client_network = excluded.client_network
    where excluded.at >= known.at`.execute(tx);
}

async function addSites(
  tx: SystemTransaction,
  days: SiteChanges['days'],
  hour: Date,
): Promise<void> {
  if (days.length === 0) return;
  await sql`
    update daily_update_checks known set sites = known.sites + r.sites,
      new_sites = known.new_sites + r.new_sites,
      hour_sites = known.hour_sites + case when known.hour = ${hour} then r.new_sites else 0 end
    from ${rowsOf(days, 'item_id uuid, day date, sites integer, new_sites integer')}
    where known.item_id = r.item_id and known.day = r.day`.execute(tx);
}

/**
 * Changes the numbers of sites by value. Beyond the limit of different values, sites are counted
 * together. The order prevents deadlocks.
 */
async function addValues(
  tx: SystemTransaction,
  values: SiteChanges['values'],
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  if (values.length === 0) return;
  const rows = values.map((one) => ({ ...one, account_id: accounts.get(one.item_id) }));
  const columns = 'item_id uuid, account_id uuid, day date, fact text, value text, change integer';
  await sql`
    with changes as (select * from ${rowsOf(rows, columns)}),
    known as (
      select changes.*, counted.value is not null as is_known
      from changes left join daily_site_counts counted using (item_id, day, fact, value)),
    ranked as (
      select known.*, row_number() over (partition by item_id, day, fact, is_known
        order by change desc, value) as place
      from known),
    used as (
      select item_id, day, fact, (select count(*) from daily_site_counts counted
        where counted.item_id = named.item_id and counted.day = named.day
          and counted.fact = named.fact and counted.value <> ${OTHER_VALUES}) as size
      from (select distinct item_id, day, fact from changes) named),
    placed as (
      select item_id, account_id, day, fact, change, case
        when is_known or place + size <= ${SITE_LIMITS.valuesPerDay} then value
        else ${OTHER_VALUES} end as value
      from ranked join used using (item_id, day, fact))
    insert into daily_site_counts as known (item_id, account_id, day, fact, value, sites)
    select item_id, account_id, day, fact, value, sum(change)
    from placed group by item_id, account_id, day, fact, value
    order by item_id, day, fact, value
    on conflict (item_id, day, fact, value) do update set sites = known.sites + excluded.sites`.execute(
    tx,
  );
}
