import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countSites, dayFromToday } from '../../../../test/harness/analytics.ts';
import { addProduct, release, uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { siteCheck } from '../../../../test/harness/siteChecks.ts';
import { DayCounter } from '../rollups/dayCounts.rules.ts';
import { createRollups } from '../rollups/rollups.service.ts';
import { claimThisDay, saveRollup } from '../rollups/rollups.store.ts';
import { createSiteRetention, type SiteRetention } from './retention.service.ts';

/** Ends with the error of a day that cannot be rolled up. */
const reject = (error: unknown) => Promise.reject(error);

let server: TestServer;
let ines: Person;
let plugin: string;
let retention: SiteRetention;

beforeAll(async () => {
  server = await startTestServer();
  retention = createSiteRetention(server.database);
});
afterAll(() => server.close());
beforeEach(async () => {
  ines = await signUp(server);
  plugin = await addProduct(ines, 'plugins', uniqueSlug());
});

function query<Result>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Result[]> {
  return server.database.withSystem(async (tx) => {
    const { rows } = await sql<Result>(strings, ...values).execute(tx);
    return rows;
  });
}

const today = sql`(now() at time zone 'utc')::date`;

/** Adds a site's record of a day, so many days ago. */
async function addDay(item: string, accountId: string, days: number) {
  const day = sql`${today} - ${days}::integer`;
  await query`select add_site_days(${day}, ${day})`;
  await query`insert into site_days (account_id, item_id, day, site_key, at, is_consenting)
    values (${accountId}, ${item}, ${day}, ${Buffer.alloc(16)}, now(), false)`;
  await query`insert into day_rollups (account_id, item_id, day, changed_at)
    values (${accountId}, ${item}, ${day}, now())`;
}

const listDays = async (item: string) => {
  const rows = await query<{ days: number }>`
    select ${today} - day as days from site_days where item_id = ${item} order by day desc`;
  return rows.map(({ days }) => days);
};
const listPartitions = async () => {
  const rows = await query<{ name: string }>`
    select relname as name from pg_class where relname like 'site_days_2%' and relkind = 'r'`;
  return new Set(rows.map(({ name }) => name));
};
const partitionOf = async (days: number) => {
  const [row] = await query<{ name: string }>`
    select 'site_days_' || to_char(${today} - ${days}::integer, 'YYYYMMDD') as name`;
  return row?.name ?? '';
};
const countRows = async (table: string) => {
  const [row] = await query<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where item_id = ${plugin}`;
  return row?.count;
};

describe('the daily records of sites', () => {
  it('are deleted after the days that the account chose, and partitions when no account needs them', async () => {
    const mara = await signUp(server);
    const other = await addProduct(mara, 'plugins', uniqueSlug());
    await query`insert into analytics_settings (account_id, retention_days) values (${mara.id}, 30)`;
    for (const days of [0, 30, 31, 90, 91, 200]) {
      await addDay(plugin, ines.id, days);
      await addDay(other, mara.id, days);
    }
    await retention.deleteOld();
    expect(await listDays(plugin)).toEqual([0, 30, 31, 90]);
    expect(await listDays(other)).toEqual([0, 30]);
    const partitions = await listPartitions();
    for (const [days, exists] of [
      ...([
        [-1, true],
        [0, true],
        [90, true],
        [91, false],
        [200, false],
      ] as const),
    ]) {
      expect([days, partitions.has(await partitionOf(days))]).toEqual([days, exists]);
    }
    await query`update analytics_settings set retention_days = 180 where account_id = ${mara.id}`;
    await addDay(other, mara.id, 179);
    await retention.deleteOld();
    expect(await listDays(other)).toEqual([0, 30, 179]);
  });

  it('are deleted with their product, and only those', async () => {
    const deleted = await addProduct(ines, 'plugins', uniqueSlug());
    for (const days of [0, 1, 2]) {
      await addDay(deleted, ines.id, days);
      await addDay(plugin, ines.id, days);
    }
    await ines.api('DELETE', `/api/v1/plugins/${deleted}`);
    await retention.deleteOld();
    expect(await listDays(deleted)).toEqual([]);
    expect(await listDays(plugin)).toEqual([0, 1, 2]);
    expect(await query`select from day_rollups where item_id = ${deleted}`).toEqual([]);
  });
});

describe('the counts of a day whose records are past their retention', () => {
  const at = (day: string, hour: number) => `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const countsOf = (day: string) => query<object>`select day, sites, new_sites, consenting_sites,
      (select array_agg(value || ' ' || sites order by value) from daily_site_counts counted
        where counted.item_id = total.item_id and counted.day = total.day and fact = 'php') as php
    from daily_update_checks total where item_id = ${plugin} and day = ${day}`;
  const markChanged = () => query`update day_rollups
    set changed_at = greatest(changed_at, rolled_up_at) + interval '1 second'
    where item_id = ${plugin}`;

  it('do not change, whatever happens later', async () => {
    const [old, next] = [dayFromToday(-89), dayFromToday(-88)];
    await countSites(server, [
      siteCheck(plugin, 'a.example', { at: at(old, 1) }),
      siteCheck(plugin, 'b.example', { at: at(old, 2), php_version: '7.4.33' }),
      siteCheck(plugin, 'a.example', { at: at(next, 1) }),
    ]);
    const before = await countsOf(old);
    expect(before).toMatchObject([{ sites: 2, new_sites: 2, php: ['7.4.33 1', '8.2.7 1'] }]);
    await query`insert into analytics_settings (account_id, retention_days) values (${ines.id}, 30)`;
    await retention.deleteOld();
    expect(await listDays(plugin)).toEqual([]);
    await query`update analytics_settings set retention_days = 180 where account_id = ${ines.id}`;
    await countSites(server, [siteCheck(plugin, 'c.example', { at: at(old, 3) })]);
    await markChanged();
    await createRollups(server.database, reject).rollUpAll();
    await createRollups(server.database, reject).rollUpDay({ item_id: plugin, day: old });
    expect(await countsOf(old)).toEqual(before);
  });

  it('are not replaced by a count that was running when the records were deleted', async () => {
    const old = dayFromToday(-60);
    await countSites(server, [siteCheck(plugin, 'a.example', { at: at(old, 1) })]);
    const before = await countsOf(old);
    const claimed = await server.database.withSystem((tx) =>
      claimThisDay(tx, { item_id: plugin, day: old }),
    );
    if (!claimed) throw new Error('The day is claimed by another count.');
    await query`insert into analytics_settings (account_id, retention_days) values (${ines.id}, 30)`;
    await retention.deleteOld();
    const rollup = { counts: new DayCounter().finish(), parts: [] };
    await server.database.withSystem((tx) => saveRollup(tx, claimed, rollup));
    expect(await countsOf(old)).toEqual(before);
  });

  it('have the same new sites when they are counted again after the sites expired', async () => {
    const old = dayFromToday(-40);
    await countSites(server, [
      siteCheck(plugin, 'a.example', { at: at(old, 1) }),
      siteCheck(plugin, 'b.example', { at: at(old, 2) }),
      siteCheck(plugin, 'b.example', { at: at(dayFromToday(-39), 2) }),
      siteCheck(plugin, 'current.example', { at: at(dayFromToday(-1), 2) }),
    ]);
    await retention.deleteOld();
    expect(await countRows('sites')).toBe(1);
    await createRollups(server.database, reject).rollUpDay({ item_id: plugin, day: old });
    expect(await countsOf(old)).toMatchObject([{ sites: 2, new_sites: 2 }]);
    expect(await countsOf(dayFromToday(-39))).toMatchObject([{ sites: 1, new_sites: 0 }]);
  });

  it('do not count a site as new again that checks after it expired', async () => {
    const [first, later] = [dayFromToday(-6), dayFromToday(-1)];
    const check = (day: string, hour: number, host = 'a.example') =>
      countSites(server, [siteCheck(plugin, host, { at: at(day, hour) })]);
    await check(first, 1);
    await check(dayFromToday(-2), 1, 'current.example');
    await retention.deleteOld();
    expect(await countRows('sites')).toBe(1);
    for (const hour of [1, 2]) {
      await check(later, hour);
      expect(await countsOf(later)).toMatchObject([{ sites: 1, new_sites: 0 }]);
    }
    expect(await countsOf(first)).toMatchObject([{ new_sites: 1 }]);
  });

  it('count a site as new on its first day only when an earlier check arrives late', async () => {
    const [first, second] = [dayFromToday(-5), dayFromToday(-4)];
    await countSites(server, [siteCheck(plugin, 'a.example', { at: at(second, 1) })]);
    expect(await countsOf(second)).toMatchObject([{ new_sites: 1 }]);
    await countSites(server, [siteCheck(plugin, 'a.example', { at: at(first, 1) })]);
    expect(await countsOf(first)).toMatchObject([{ new_sites: 1 }]);
    expect(await countsOf(second)).toMatchObject([{ sites: 1, new_sites: 0 }]);
  });
});

it('deletes sites 30 days after their last check, 3 days after for sites of a single day, the newest later', async () => {
  await query`
    insert into sites (account_id, item_id, site_key, is_consenting, host, first_at, at)
    select ${ines.id}, ${plugin}, decode(md5(name), 'hex'), true, name,
      now() - make_interval(days => first), now() - make_interval(days => last)
    from (values ('flood', 4, 4), ('new', 2, 2), ('regular', 90, 29), ('lost', 90, 31),
      ('current', 90, 0)) as sites (name, first, last)`;
  const lonely = await addProduct(ines, 'plugins', uniqueSlug());
  await query`insert into sites (account_id, item_id, site_key, is_consenting, host, first_at, at)
    values (${ines.id}, ${lonely}, 'x', true, 'newest', now() - interval '2 years',
      now() - interval '89 days')`;
  const abandoned = await addProduct(ines, 'plugins', uniqueSlug());
  await query`insert into sites (account_id, item_id, site_key, is_consenting, host, first_at, at)
    values (${ines.id}, ${abandoned}, 'x', true, 'abandoned', now() - interval '2 years',
      now() - interval '91 days')`;
  await retention.deleteOld();
  const left = await query<{ host: string }>`
    select host from sites where account_id = ${ines.id} order by 1`;
  expect(left.map(({ host }) => host)).toEqual(['current', 'new', 'newest', 'regular']);
});

it('deletes what happened to releases after the retention, but no offer to a site that still checks', async () => {
  await query`insert into sites (account_id, item_id, site_key, is_consenting, first_at, at)
    values (${ines.id}, ${plugin}, 'a', false, now() - interval '1 year', now())`;
  const old = sql`now() - interval '91 days'`;
  const recent = sql`now() - interval '89 days'`;
  await query`
    insert into site_releases (account_id, item_id, version, site_key, offered_at, installed_at, left_at)
    values (${ines.id}, ${plugin}, 'offered', 'a', ${old}, null, null),
      (${ines.id}, ${plugin}, 'offered', 'gone', ${old}, null, null),
      (${ines.id}, ${plugin}, 'installed', 'a', ${old}, ${old}, null),
      (${ines.id}, ${plugin}, 'recent', 'gone', ${old}, ${recent}, null),
      (${ines.id}, ${plugin}, 'left', 'gone', ${old}, ${old}, ${recent})`;
  await retention.deleteOldReleases();
  const left = await query<{ version: string }>`
    select version from site_releases where item_id = ${plugin} order by 1`;
  expect(left.map(({ version }) => version)).toEqual(['left', 'offered', 'recent']);
});

it('deletes daily counts after 400 days, and daily totals after three years', async () => {
  const versionId = (await release(ines, plugin, '1.0.0')).body._id;
  for (const days of [399, 401, 1095, 1097]) {
    const day = sql`${today} - ${days}::integer`;
    await query`insert into daily_site_counts (item_id, account_id, day, fact, value, sites)
      values (${plugin}, ${ines.id}, ${day}, 'php', '8.3', 1)`;
    await query`insert into daily_plugin_counts (item_id, account_id, day, name, version, sites)
      values (${plugin}, ${ines.id}, ${day}, 'x', '1', 1)`;
    await query`insert into daily_update_checks (item_id, account_id, day, checks)
      values (${plugin}, ${ines.id}, ${day}, 1)`;
    await query`insert into daily_downloads (version_id, account_id, item_id, day)
      values (${versionId}, ${ines.id}, ${plugin}, ${day})`;
  }
  await retention.deleteOld();
  const tables = [
    'daily_site_counts',
    'daily_plugin_counts',
    'daily_update_checks',
    'daily_downloads',
  ];
  expect(await Promise.all(tables.map(countRows))).toEqual([1, 1, 3, 3]);
});
