import { sql } from 'kysely';
import type { Database, SystemTransaction } from '../../../db/database.ts';
import { columnsOf, rowsOf } from './rows.store.ts';
import type { SiteDay, StoredSite } from './siteChecks.rules.ts';
import type { DayLink } from './siteDayLinks.rules.ts';
import { TEXT_FACTS } from './siteFacts.ts';

/** Makes sure that the partitions of days exist. */
export interface SiteDayPartitions {
  /** @param days the days of rows to be written, as `2026-01-31` */
  ensure(days: Iterable<string>): Promise<void>;
  /** Forgets which partitions exist. */
  forget(): void;
}

/** Creates the functions. A process asks the database once per day. */
export function createSiteDayPartitions(database: Database): SiteDayPartitions {
  const known = new Set<string>();
  return {
    async ensure(days) {
      const missing = [...new Set(days)].filter((day) => !known.has(day)).sort();
      if (missing.length === 0) return;
      await database.withSystem(async (tx) => {
        for (const day of missing) await sql`select add_site_days(${day}, ${day})`.execute(tx);
      });
      for (const day of missing) known.add(day);
    },
    forget: () => known.clear(),
  };
}

const dayColumns = {
  account_id: 'uuid',
  item_id: 'uuid',
  day: 'date',
  site_key: 'text',
  at: 'timestamptz',
  is_consenting: 'boolean',
  is_first: 'boolean',
  previous_day: 'date',
  ...columnsOf(TEXT_FACTS, 'text'),
} as const;

const textFacts = sql.raw(TEXT_FACTS.join(', '));

const replacedFacts = sql.raw(
  ['at', 'is_consenting', ...TEXT_FACTS].map((name) => `${name} = excluded.${name}`).join(', '),
);

/** The text of {@link tieBreaker} in the database. */
const tieBreaker = (row: string) =>
  sql.raw(`concat_ws(chr(31), case when ${row}.is_consenting then '0' else '1' end,
    ${TEXT_FACTS.map((name) => `coalesce(${row}.${name}, '')`).join(', ')}) collate "C"`);

/** Stores the newest check of each site and day, and that the days changed. Older checks change nothing. */
export async function saveDays(
  tx: SystemTransaction,
  days: readonly (SiteDay & DayLink)[],
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  if (days.length === 0) return;
  const rows = days.map((day) => ({ ...day, account_id: accounts.get(day.item_id) }));
  await sql`
    with saved as (
      insert into site_days as known (account_id, item_id, day, site_key, at, is_consenting,
        is_first, previous_day, ${textFacts})
      select account_id, item_id, day, decode(site_key, 'hex'), at, is_consenting, is_first,
        previous_day, ${textFacts}
      from ${rowsOf(rows, dayColumns)} as r order by item_id, day, site_key
      on conflict (item_id, day, site_key) do update set ${replacedFacts},
        is_first = excluded.is_first and known.previous_day is null
      where excluded.at > known.at or (excluded.at = known.at
        and ${tieBreaker('excluded')} > ${tieBreaker('known')})
      returning known.account_id, known.item_id, known.day)
    insert into day_rollups as known (account_id, item_id, day, changed_at)
    select account_id, item_id, day, clock_timestamp()
    from (select distinct account_id, item_id, day from saved) changed order by item_id, day
    on conflict (item_id, day) do update set
      changed_at = greatest(clock_timestamp(), known.changed_at + interval '1 microsecond')
      where not known.is_closed`.execute(tx);
}

/** Corrects the days on which sites counted as new until an earlier check of them arrived. */
export async function correctFormerFirstDays(
  tx: SystemTransaction,
  sites: readonly StoredSite[],
  stored: readonly StoredSite[],
): Promise<void> {
  const before = new Map(stored.map((site) => [site.item_id + site.site_key, site]));
  const rows = sites.flatMap(({ item_id, site_key, first_at }) => {
    const former = before.get(item_id + site_key)?.first_at.slice(0, 10);
    if (former === undefined || former <= first_at.slice(0, 10)) return [];
    return [{ item_id, day: former, site_key }];
  });
  if (rows.length === 0) return;
  const columns = { item_id: 'uuid', day: 'date', site_key: 'text' } as const;
  await sql`
    update site_days known set is_first = false from ${rowsOf(rows, columns)} moved
    where known.item_id = moved.item_id and known.day = moved.day
      and known.site_key = decode(moved.site_key, 'hex')`.execute(tx);
  await sql`
    update day_rollups known set
      changed_at = greatest(clock_timestamp(), known.changed_at + interval '1 microsecond')
    from (select distinct item_id, day from ${rowsOf(rows, { item_id: 'uuid', day: 'date' })} moved
      order by item_id, day) moved
    where known.item_id = moved.item_id and known.day = moved.day and not known.is_closed`.execute(
    tx,
  );
}
