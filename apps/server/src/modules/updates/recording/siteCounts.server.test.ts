import { SITE_LIMITS } from '@pressdock/api/limits';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProduct, release, uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { createSiteActivity, type SiteActivity } from './siteActivity.service.ts';
import type { RecordedCheck } from './siteCounts.rules.ts';

/** All batches are written in the same hour, so that no test fails at the turn of an hour. */
const now = new Date();

let server: TestServer;
let ines: Person;
let activity: SiteActivity;
let plugin: string;

beforeAll(async () => {
  server = await sharedTestServer();
  activity = createSiteActivity(server.database);
});
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

function checkOf(host: string, more: Partial<RecordedCheck> = {}): RecordedCheck {
  return {
    item_id: plugin,
    site_host: host,
    at: now.toISOString(),
    times: 1,
    installed_version: '1.0.0',
    wordpress_version: '6.6.1',
    php_version: '8.2.7',
    mysql_version: null,
    language: null,
    locale: 'de_DE',
    client_network: '192.0.2.0/24',
    ...more,
  };
}

const record = (checks: RecordedCheck[]) => activity.record({ checks, uncounted: new Map() }, now);
const hosts = (count: number, prefix = 'site') =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index}.example`);
const countRows = async (table: string, item = plugin) => {
  const [row] = await query<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where item_id = ${item}`;
  return row?.count;
};
const totals = () =>
  query`select checks::integer, sites, new_sites from daily_update_checks where item_id = ${plugin}
    order by day`;
const versions = () =>
  query`select value, sites from daily_site_counts where item_id = ${plugin} and fact = 'version'
    and sites > 0 order by day, value`;

describe('update checks', () => {
  it('of one site are stored as one row and counted, however many there are', async () => {
    await release(ines, plugin, '1.0.0');
    const check = (host: string) =>
      server.api('GET', `/api/v1/updates/${plugin}?installed_version=0.9.0&php=8.2.7`, {
        headers: { 'user-agent': `WordPress/6.6.1; https://${host}` },
      });
    for (let round = 0; round < 40; round += 1) await check('a.example');
    await check('b.example');
    await server.api('GET', `/api/v1/updates/${plugin}`);
    await expect.poll(totals, { timeout: 5000 }).toEqual([{ checks: 42, sites: 2, new_sites: 2 }]);
    // Two sites, and one row for all sites that do not send their host.
    expect(await countRows('update_checks')).toBe(3);
    expect(await versions()).toEqual([{ value: '0.9.0', sites: 2 }]);
    expect((await ines.api('GET', '/api/v2/stats')).body.updateChecksToday).toBe(42);
  });

  it('of unknown sites are stored up to the hourly limits of the product and the account', async () => {
    const { newPerProductAndHour, newPerAccountAndHour } = SITE_LIMITS;
    const flood = (item: string, count: number) =>
      record(hosts(count).map((host) => checkOf(host, { item_id: item })));
    /** Sets how many sites were added in this hour, as if a flood had added them. */
    const setAdded = (item: string, count: number) =>
      query`update daily_update_checks set hour_sites = ${count} where item_id = ${item}`;

    await flood(plugin, 10);
    await setAdded(plugin, newPerProductAndHour - 5);
    await flood(plugin, 100);
    expect(await countRows('update_checks')).toBe(15);
    expect(await totals()).toEqual([{ checks: 110, sites: 15, new_sites: 15 }]);
    await record([checkOf('site-1.example', { installed_version: '2.0.0' })]);
    expect(await versions()).toContainEqual({ value: '2.0.0', sites: 1 });

    await query`update daily_update_checks set hour = hour - interval '1 hour' where item_id = ${plugin}`;
    await flood(plugin, 16);
    expect(await countRows('update_checks')).toBe(16);

    const other = await addProduct(ines, 'plugins', uniqueSlug());
    await setAdded(plugin, newPerAccountAndHour - 5);
    await flood(other, 100);
    expect(await countRows('update_checks', other)).toBe(5);
  });

  it('are counted once when processes write the same sites at the same time', async () => {
    const batch = () => hosts(60).map((host) => checkOf(host));
    await Promise.all([1, 2, 3, 4].map(() => record(batch())));
    expect(await totals()).toEqual([{ checks: 240, sites: 60, new_sites: 60 }]);
    expect(await versions()).toEqual([{ value: '1.0.0', sites: 60 }]);
  });

  it('beyond 200 different versions a day are counted together', async () => {
    const { valuesPerDay } = SITE_LIMITS;
    const report = (from: number, count: number) =>
      record(
        Array.from({ length: count }, (_, index) =>
          checkOf(`v${index}.example`, { installed_version: `1.${from + index}` }),
        ),
      );
    await report(0, 250);
    const counted = await query<{ value: string; sites: number }>`
      select value, sites from daily_site_counts where item_id = ${plugin} and fact = 'version'`;
    expect(counted).toHaveLength(valuesPerDay + 1);
    expect(counted).toContainEqual({ value: '(other)', sites: 50 });
    await report(5000, 250);
    expect(await versions()).toEqual([{ value: '(other)', sites: 250 }]);
    await report(0, 250);
    expect(await versions()).toHaveLength(valuesPerDay + 1);
  });

  it('of deleted products are skipped', async () => {
    const deleted = await addProduct(ines, 'plugins', uniqueSlug());
    await ines.api('DELETE', `/api/v1/plugins/${deleted}`);
    await record([checkOf('a.example', { item_id: deleted }), checkOf('b.example')]);
    expect(await countRows('update_checks', deleted)).toBe(0);
    expect(await totals()).toEqual([{ checks: 1, sites: 1, new_sites: 1 }]);
  });
});

describe('the retention period', () => {
  it('ends after 30 days without a check, after 3 for sites of a single day', async () => {
    await query`
      insert into update_checks (account_id, item_id, site_host, first_at, at)
      select ${ines.id}, ${plugin}, name || '.example', now() - make_interval(days => first),
        now() - make_interval(days => last)
      from (values ('flood', 4, 4), ('new', 2, 2), ('regular', 90, 29), ('lost', 90, 31),
        ('current', 90, 0)) as sites (name, first, last)`;
    const lonely = await addProduct(ines, 'plugins', uniqueSlug());
    await query`insert into update_checks (account_id, item_id, site_host, first_at, at)
      values (${ines.id}, ${lonely}, 'only.example', now() - interval '2 years', now() - interval '1 year')`;
    await activity.deleteOld();
    const left = await query<{ site_host: string }>`
      select site_host from update_checks where account_id = ${ines.id} order by 1`;
    expect(left.map(({ site_host }) => site_host)).toEqual(
      ['current', 'new', 'only', 'regular'].map((name) => `${name}.example`),
    );
  });

  it('deletes daily counts after 400 days, and daily totals after three years', async () => {
    const versionId = (await release(ines, plugin, '1.0.0')).body._id;
    for (const days of [399, 401, 1095, 1097]) {
      await query`insert into daily_site_counts (item_id, account_id, day, fact, value, sites)
        values (${plugin}, ${ines.id}, current_date - ${days}::integer, 'php', '8.3', 1)`;
      await query`insert into daily_update_checks (item_id, account_id, day, checks)
        values (${plugin}, ${ines.id}, current_date - ${days}::integer, 1)`;
      await query`insert into daily_downloads (version_id, account_id, item_id, day)
        values (${versionId}, ${ines.id}, ${plugin}, current_date - ${days}::integer)`;
    }
    await activity.deleteOld();
    expect([
      await countRows('daily_site_counts'),
      await countRows('daily_update_checks'),
      await countRows('daily_downloads'),
    ]).toEqual([1, 3, 3]);
  });
});
