import { ANALYTICS_RANGE_DAYS, SITE_FACTS, type SiteFact } from '@pressdock/api/limits';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';
import type { SiteRow } from '../../../snapshots/snapshot.ts';
import { rowsOf } from '../recording/rows.store.ts';
import type { DayCounts } from './dayCounts.rules.ts';

/** A day of a product to be rolled up. */
export interface ClaimedDay {
  item_id: string;
  account_id: string;
  day: string;
  /** The time of the newest change, with microseconds. */
  changed: string;
}

/** A page of a day's sites, and the key of the last one; undefined on the last page. */
export interface SitePage {
  rows: SiteRow[];
  newSites: number;
  consentingSites: number;
  themes: { name: string; version: string }[];
  /** The days since each site was seen before, at most those of the longest period. */
  gaps: number[];
  last: Uint8Array | undefined;
}

/** How long a process may take to roll up a day, before another one may do it. */
const CLAIM_MINUTES = 10;
/** How often today is rolled up: between the two, in proportion to its sites. */
const REPEAT_SECONDS = { fewSites: 50, manySites: 600 } as const;
/** Sites that are rolled up again in a second: a hundredth of those that it takes a second to count. */
const SITES_PER_SECOND = 100;

const isChanged = sql`(r.rolled_up_at is null or r.changed_at > r.rolled_up_at)`;
const isFree = sql`not r.is_closed and (r.claimed_until is null or r.claimed_until < clock_timestamp())`;

/**
 * Claims a changed day of any product, the oldest first. Today is claimed every minute, but that of
 * a product with many sites only every ten minutes, because rolling it up takes seconds.
 * @param isEager claims today at once, too
 */
export async function claimDay(
  tx: SystemTransaction,
  isEager: boolean,
): Promise<ClaimedDay | undefined> {
  const { fewSites, manySites } = REPEAT_SECONDS;
  const isDue = isEager
    ? sql`true`
    : sql`(r.rolled_up_at is null or r.day < (now() at time zone 'UTC')::date
        or r.rolled_up_at < clock_timestamp() - make_interval(secs => least(${manySites}::integer,
          greatest(${fewSites}::integer, total.sites / ${SITES_PER_SECOND}::integer))))`;
  const { rows } = await sql<ClaimedDay>`
    update day_rollups set claimed_until = clock_timestamp() + make_interval(mins => ${CLAIM_MINUTES})
    from (select r.item_id, r.day from day_rollups r join items on items.id = r.item_id
      left join daily_update_checks total on total.item_id = r.item_id and total.day = r.day
      where ${isChanged} and ${isFree} and ${isDue}
      order by r.day limit 1 for update of r skip locked) due
    where day_rollups.item_id = due.item_id and day_rollups.day = due.day
    returning day_rollups.item_id, account_id, day_rollups.day, changed_at::text as changed`.execute(
    tx,
  );
  return rows[0];
}

/**
 * Claims a certain day, unless another process works on it. Days without daily records are not claimed:
 * past the retention, only their counts are left.
 */
export async function claimThisDay(
  tx: SystemTransaction,
  { item_id, day }: { item_id: string; day: string },
): Promise<ClaimedDay | undefined> {
  const { rows } = await sql<ClaimedDay>`
    update day_rollups r set claimed_until = clock_timestamp() + make_interval(mins => ${CLAIM_MINUTES})
    where item_id = ${item_id} and day = ${day} and ${isFree}
      and exists (select from site_days d where d.item_id = r.item_id and d.day = r.day)
    returning item_id, account_id, day, changed_at::text as changed`.execute(tx);
  return rows[0];
}

/** Returns whether somebody rolls a day up. */
export async function isClaimed(
  tx: SystemTransaction,
  { item_id, day }: { item_id: string; day: string },
): Promise<boolean> {
  const { rows } = await sql`select from day_rollups
    where item_id = ${item_id} and day = ${day} and claimed_until >= clock_timestamp()`.execute(tx);
  return rows.length > 0;
}

const columns = {
  version: 'installed_version',
  wordpress: 'wordpress_version',
  php: 'php_version',
  mysql: 'mysql_version',
  language: 'language',
  country: 'country',
  hosting: 'hosting',
  theme: 'theme',
  network: 'client_network',
  region: 'region',
  city: 'city',
} as const satisfies Record<Exclude<keyof SiteRow, 'host'>, string>;

const selected = sql.raw(
  Object.entries(columns)
    .map(([name, column]) => `coalesce(d.${column}, '') as "${name}"`)
    .join(', '),
);

/** Returns a page of a day's sites in the order of their keys. */
export async function readSites(
  tx: SystemTransaction,
  { item_id, day }: ClaimedDay,
  after: Uint8Array | undefined,
  limit: number,
): Promise<SitePage> {
  const { rows } = await sql<
    SiteRow & {
      key: Uint8Array;
      isNew: boolean;
      isConsenting: boolean;
      themeVersion: string;
      gap: number;
    }
  >`
    select d.host, ${selected}, d.site_key as key, d.is_consenting as "isConsenting",
      coalesce(d.theme_version, '') as "themeVersion",
      least(d.day - d.previous_day, ${ANALYTICS_RANGE_DAYS.activeInstalls}::integer) as gap,
      coalesce(d.is_first, (s.first_at at time zone 'UTC')::date = d.day, false) as "isNew"
    from site_days d left join sites s on s.item_id = d.item_id and s.site_key = d.site_key
    where d.item_id = ${item_id} and d.day = ${day}
      and d.site_key > ${after ?? Buffer.alloc(0)}
    order by d.site_key limit ${limit}`.execute(tx);
  return {
    rows: rows.map(({ key, isNew, isConsenting, themeVersion, gap, ...row }) => row),
    newSites: rows.filter(({ isNew }) => isNew).length,
    consentingSites: rows.filter(({ isConsenting }) => isConsenting).length,
    themes: rows.flatMap(({ theme: name, themeVersion: version }) =>
      name === '' ? [] : { name, version },
    ),
    gaps: rows.map(({ gap }) => gap),
    last: rows.length < limit ? undefined : rows.at(-1)?.key,
  };
}

/** The result of a rollup. */
export interface Rollup {
  counts: DayCounts;
  parts: readonly { sites: number; data: Uint8Array }[];
}

async function replaceCounts(tx: SystemTransaction, claimed: ClaimedDay, counts: DayCounts) {
  const { item_id, account_id, day } = claimed;
  const key = sql`${item_id}::uuid, ${account_id}::uuid, ${day}::date`;
  const { sites, newSites, consentingSites } = counts;
  await sql`
    insert into daily_update_checks as known
      (item_id, account_id, day, sites, new_sites, consenting_sites)
    values (${key}, ${sites}, ${newSites}, ${consentingSites})
    on conflict (item_id, day) do update set sites = excluded.sites,
      new_sites = excluded.new_sites, consenting_sites = excluded.consenting_sites`.execute(tx);
  await sql`delete from daily_site_counts where item_id = ${item_id} and day = ${day}`.execute(tx);
  const values = SITE_FACTS.flatMap((fact: SiteFact) =>
    counts.values[fact].map(({ value, sites: ofValue }) => ({ fact, value, sites: ofValue })),
  );
  await sql`insert into daily_site_counts (item_id, account_id, day, fact, value, sites)
    select ${key}, fact, value, sites
    from ${rowsOf(values, { fact: 'text', value: 'text', sites: 'integer' })} r`.execute(tx);
  await sql`delete from daily_return_counts where item_id = ${item_id} and day = ${day}`.execute(
    tx,
  );
  await sql`insert into daily_return_counts (item_id, account_id, day, gap, sites)
    select ${key}, gap, sites
    from ${rowsOf(counts.returns, { gap: 'integer', sites: 'integer' })} r`.execute(tx);
  await sql`delete from daily_theme_counts where item_id = ${item_id} and day = ${day}`.execute(tx);
  await sql`insert into daily_theme_counts (item_id, account_id, day, name, version, sites)
    select ${key}, name, version, sites
    from ${rowsOf(counts.themes, { name: 'text', version: 'text', sites: 'integer' })} r`.execute(
    tx,
  );
}

/**
 * Replaces the counts and the snapshot of a day, unless the product is deleted, the day is closed, or another
 * process saved newer ones.
 */
export async function saveRollup(
  tx: SystemTransaction,
  claimed: ClaimedDay,
  { counts, parts }: Rollup,
): Promise<void> {
  const { item_id, account_id, day, changed } = claimed;
  const product = await sql`select id from items where id = ${item_id} for key share`.execute(tx);
  // Records of checks lock the totals of a day first, too.
  await sql`select from daily_update_checks where item_id = ${item_id} and day = ${day}
    for update`.execute(tx);
  // What changed since the claim is rolled up the next time.
  const { numAffectedRows } = await sql`
    update day_rollups set rolled_up_at = ${changed}::timestamptz, claimed_until = null
    where item_id = ${item_id} and day = ${day}
      and (rolled_up_at is null or rolled_up_at <= ${changed}::timestamptz)
      and not is_closed`.execute(tx);
  if (product.rows.length === 0 || Number(numAffectedRows) === 0) return;
  await replaceCounts(tx, claimed, counts);
  await tx
    .deleteFrom('day_snapshots')
    .where('item_id', '=', item_id)
    .where('day', '=', day)
    .execute();
  for (const [part, { sites, data }] of parts.entries()) {
    await tx
      .insertInto('day_snapshots')
      .values({ item_id, account_id, day, part, sites, data })
      .execute();
  }
}
