import { type CollectedField, SITE_DAY_RETENTION } from '@pressdock/api/limits';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';
import { saveReceivedHours } from '../hours/receivedHours.store.ts';
import { withoutErased } from './erasedSites.store.ts';
import { recordFirstUpdates } from './firstSites.store.ts';
import { countPlugins } from './pluginCounts.store.ts';
import { columnsOf, type RowType, rowsOf } from './rows.store.ts';
import {
  collectChanges,
  type DayTotal,
  remainingRoom,
  type SiteDay,
  type SiteRoom,
  type StoredSite,
  totalByDay,
} from './siteChecks.rules.ts';
import { findLinks, saveLinks } from './siteDayLinks.store.ts';
import { correctFormerFirstDays, saveDays } from './siteDays.store.ts';
import { type RecordedCheck, TEXT_FACTS, withoutUncollected } from './siteFacts.ts';
import { saveReleases } from './siteReleases.store.ts';

/** Checks to store. `uncounted` are checks by product whose sites were not recorded. */
export interface CheckBatch {
  checks: readonly RecordedCheck[];
  uncounted: ReadonlyMap<string, number>;
}

/** When and how checks are stored. */
export interface RecordingOptions {
  /** Decides in which hour new sites are limited, and which days are past their retention. */
  now: Date;
  /** Whether the number of new sites per hour is limited. */
  isLimited: boolean;
}

/**
 * Stores update checks: the newest one of each site, also per day, and the number of checks per day.
 * Checks of deleted products are skipped. Except for the number of checks, storing a batch again changes
 * nothing, and the daily records do not depend on the order of batches.
 */
export async function recordChecks(
  tx: SystemTransaction,
  { checks, uncounted }: CheckBatch,
  { now, isLimited }: RecordingOptions,
): Promise<void> {
  const at = now.toISOString();
  const totals = totalByDay([
    ...checks,
    ...[...uncounted].map(([item_id, times]) => ({ item_id, at, times })),
  ]);
  await saveReceivedHours(tx, [
    ...checks.map((check) => check.at),
    ...(uncounted.size > 0 ? [at] : []),
  ]);
  const accounts = await lockProducts(tx, totals);
  const known = totals.filter(({ item_id }) => accounts.has(item_id));
  if (known.length === 0) return;
  const hour = new Date(new Date(now).setUTCMinutes(0, 0, 0));
  const room = await addTotals(tx, known, accounts, hour);
  const fields = await readCollectedFields(tx, accounts);
  // A check may have waited since before the author removed a field.
  const collected = <Facts extends RecordedCheck | StoredSite>(facts: Facts) =>
    withoutUncollected(facts, fields.get(facts.item_id));
  const retained = (await withoutErased(tx, checks, accounts)).map(collected);
  const stored = (await findSites(tx, retained)).map(collected);
  const changes = collectChanges(retained, stored, accounts, isLimited ? room : undefined);
  await saveSites(tx, changes.sites, accounts);
  await countNewSites(tx, changes.sites, stored, hour);
  const days = await withinRetention(tx, changes.days, accounts, now);
  const links = await findLinks(tx, days, stored);
  await saveDays(tx, links.days, accounts);
  await saveLinks(tx, links.later);
  await correctFormerFirstDays(tx, changes.sites, stored);
  await countPlugins(tx, changes.plugins, accounts);
  await saveReleases(tx, changes.releases, accounts);
  await recordFirstUpdates(tx, checks);
}

/**
 * Returns the accounts of products that exist, and prevents their deletion meanwhile. One process at a time
 * records checks of a product, so that late checks of several days cannot cause a deadlock.
 */
async function lockProducts(
  tx: SystemTransaction,
  totals: readonly DayTotal[],
): Promise<Map<string, string>> {
  const ids = [...new Set(totals.map(({ item_id }) => item_id))];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('items')
    .select(['id', 'account_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, account_id }) => [id, account_id]));
}

/** Returns the optional fields of the products whose authors chose them. */
async function readCollectedFields(
  tx: SystemTransaction,
  accounts: ReadonlyMap<string, string>,
): Promise<Map<string, readonly CollectedField[]>> {
  const rows = await tx
    .selectFrom('collected_fields')
    .select(['item_id', 'fields'])
    .where('item_id', 'in', [...accounts.keys()])
    .execute();
  return new Map(rows.map(({ item_id, fields }) => [item_id, fields]));
}

/** Adds to the totals, and returns how many more sites may be stored in this hour. */
async function addTotals(
  tx: SystemTransaction,
  totals: readonly DayTotal[],
  accounts: ReadonlyMap<string, string>,
  hour: Date,
): Promise<SiteRoom> {
  const rows = totals.map((total) => ({ ...total, account_id: accounts.get(total.item_id) }));
  const columns = {
    item_id: 'uuid',
    account_id: 'uuid',
    day: 'date',
    checks: 'bigint',
    last_at: 'timestamptz',
  } as const;
  const { rows: added } = await sql<{ item_id: string; hour_sites: number }>`
    insert into daily_update_checks as known (item_id, account_id, day, checks, last_at, hour)
    select item_id, account_id, day, checks, last_at, ${hour}
    from ${rowsOf(rows, columns)} as r order by item_id, day
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
  // The totals of late checks are not among those of their accounts.
  const account = new Map([...accounts.values()].map((id) => [id, 0]));
  for (const { account_id, sites } of ofAccounts) account.set(account_id, sites);
  return remainingRoom({ product, account });
}

const siteColumns = {
  item_id: 'uuid',
  site_key: 'text',
  first_at: 'timestamptz',
  at: 'timestamptz',
  is_consenting: 'boolean',
  ...columnsOf(TEXT_FACTS, 'text'),
} as const satisfies Record<keyof StoredSite, RowType>;

const textFacts = sql.raw(TEXT_FACTS.join(', '));

/** Returns the stored sites among those of the checks, and locks them. */
async function findSites(
  tx: SystemTransaction,
  checks: readonly RecordedCheck[],
): Promise<StoredSite[]> {
  const keys = new Map(
    checks.flatMap(({ item_id, site_key }) =>
      site_key === null ? [] : [[item_id + site_key, { item_id, site_key }] as const],
    ),
  );
  if (keys.size === 0) return [];
  const { rows } = await sql<
    Omit<StoredSite, 'at' | 'first_at'> & { at: Date; first_at: Date }
  >`select known.item_id, wanted.site_key, known.at, known.first_at, known.is_consenting, ${textFacts}
    from ${rowsOf([...keys.values()], { item_id: 'uuid', site_key: 'text' })} as wanted
    join sites known on known.item_id = wanted.item_id
      and known.site_key = decode(wanted.site_key, 'hex')
    order by known.item_id, known.site_key for update of known`.execute(tx);
  return rows.map((site) => ({
    ...site,
    at: site.at.toISOString(),
    first_at: site.first_at.toISOString(),
  }));
}

const replacedFacts = sql.raw(
  ['is_consenting', ...TEXT_FACTS]
    .map(
      (name) => `${name} = case when excluded.at >= known.at then excluded.${name}
      else known.${name} end`,
    )
    .join(', '),
);

async function saveSites(
  tx: SystemTransaction,
  sites: readonly StoredSite[],
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  if (sites.length === 0) return;
  const rows = sites.map((site) => ({ ...site, account_id: accounts.get(site.item_id) }));
  await sql`
    insert into sites as known (account_id, item_id, site_key, first_at, at, is_consenting,
      ${textFacts})
    select account_id, item_id, decode(site_key, 'hex'), first_at, at, is_consenting, ${textFacts}
    from ${rowsOf(rows, { account_id: 'uuid', ...siteColumns })} as r order by item_id, site_key
    on conflict (item_id, site_key) do update set
      first_at = least(known.first_at, excluded.first_at),
      at = greatest(known.at, excluded.at), ${replacedFacts}`.execute(tx);
}

/** Counts the sites that were not stored before, which are limited per hour. */
async function countNewSites(
  tx: SystemTransaction,
  sites: readonly StoredSite[],
  stored: readonly StoredSite[],
  hour: Date,
): Promise<void> {
  const known = new Set(stored.map(({ item_id, site_key }) => item_id + site_key));
  const added = new Map<string, { item_id: string; day: string; sites: number }>();
  for (const { item_id, site_key, at } of sites) {
    if (known.has(item_id + site_key)) continue;
    const day = at.slice(0, 10);
    const count = added.get(item_id + day) ?? { item_id, day, sites: 0 };
    added.set(item_id + day, { ...count, sites: count.sites + 1 });
  }
  if (added.size === 0) return;
  const rows = rowsOf([...added.values()], { item_id: 'uuid', day: 'date', sites: 'integer' });
  await sql`
    update daily_update_checks known set hour_sites =
      case when known.hour = ${hour} then known.hour_sites else 0 end + r.sites, hour = ${hour}
    from ${rows} as r where known.item_id = r.item_id and known.day = r.day`.execute(tx);
}

/** Returns the days within the retention of their accounts. */
async function withinRetention(
  tx: SystemTransaction,
  days: readonly SiteDay[],
  accounts: ReadonlyMap<string, string>,
  now: Date,
): Promise<SiteDay[]> {
  const settings = await tx
    .selectFrom('analytics_settings')
    .select(['account_id', 'retention_days'])
    .where('account_id', 'in', [...new Set(accounts.values())])
    .execute();
  const retentions = new Map(settings.map((one) => [one.account_id, one.retention_days]));
  const oldest = (itemId: string) => {
    const retained = retentions.get(accounts.get(itemId) ?? '') ?? SITE_DAY_RETENTION[0];
    return new Date(now.getTime() - retained * 86_400_000).toISOString().slice(0, 10);
  };
  const newest = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  return days.filter(({ item_id, day }) => day >= oldest(item_id) && day <= newest);
}
