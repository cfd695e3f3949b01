import { SITE_LIMITS } from '@pressdock/api/limits';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addProduct, release, uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { siteCheck } from '../../../../test/harness/siteChecks.ts';
import type { RecordedCheck } from './siteFacts.ts';
import { createSiteHistory, type SiteHistory } from './siteHistory.service.ts';

/** All batches are written in the same hour, so that no test fails at the turn of an hour. */
const now = new Date();

let server: TestServer;
let ines: Person;
let history: SiteHistory;
let plugin: string;

beforeAll(async () => {
  server = await sharedTestServer();
  history = createSiteHistory(server.database);
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

const checkOf = (host: string, more: Partial<RecordedCheck> = {}) =>
  siteCheck(plugin, host, { at: now.toISOString(), ...more });
const record = (checks: RecordedCheck[], at = now) =>
  history.recordChecks({ checks, uncounted: new Map() }, at);
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const hosts = (count: number, prefix = 'site') =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index}.example`);
const countRows = async (table: string, item = plugin) => {
  const [row] = await query<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where item_id = ${item}`;
  return row?.count;
};
const checks = async () => {
  const rows = await query<{ checks: number }>`select checks::integer from daily_update_checks
    where item_id = ${plugin} order by day`;
  return rows.map((row) => row.checks);
};

describe('update checks', () => {
  it('of one site are stored as one row per day and counted, however many there are', async () => {
    await release(ines, plugin, '1.0.0');
    const check = (host: string) =>
      server.api('GET', `/api/v1/updates/${plugin}?installed_version=0.9.0&php=8.2.7`, {
        headers: { 'user-agent': `WordPress/6.6.1; https://${host}` },
      });
    for (let round = 0; round < 40; round += 1) await check('a.example');
    await check('b.example');
    await server.api('GET', `/api/v1/updates/${plugin}`);
    await expect.poll(checks, { timeout: 5000 }).toEqual([42]);
    expect([await countRows('sites'), await countRows('site_days')]).toEqual([2, 2]);
    expect((await ines.api('GET', '/api/v2/stats')).body.updateChecksToday).toBe(42);
  });

  it('of unknown sites are stored up to the hourly limits of the product and the account', async () => {
    const { newPerProductAndHour, newPerAccountAndHour } = SITE_LIMITS;
    const flood = (item: string, count: number, options = {}) => {
      const flooding = hosts(count).map((host) => checkOf(host, { item_id: item }));
      return history.recordChecks({ checks: flooding, uncounted: new Map() }, now, options);
    };
    /** Sets how many sites were added in this hour, as if a flood had added them. */
    const setAdded = (item: string, count: number) =>
      query`update daily_update_checks set hour_sites = ${count} where item_id = ${item}`;

    await flood(plugin, 10);
    await setAdded(plugin, newPerProductAndHour - 5);
    await flood(plugin, 100);
    expect([await countRows('sites'), await countRows('site_days')]).toEqual([15, 15]);
    expect(await checks()).toEqual([110]);

    await query`update daily_update_checks set hour = hour - interval '1 hour' where item_id = ${plugin}`;
    await flood(plugin, 16);
    expect(await countRows('sites')).toBe(16);

    const other = await addProduct(ines, 'plugins', uniqueSlug());
    await setAdded(plugin, newPerAccountAndHour - 5);
    await flood(other, 100);
    expect(await countRows('sites', other)).toBe(5);
    await flood(other, 100, { isLimited: false });
    expect(await countRows('sites', other)).toBe(100);
  });

  it('are stored once when processes write the same sites at the same time', async () => {
    const batch = () => hosts(60).map((host) => checkOf(host));
    await Promise.all([1, 2, 3, 4].map(() => record(batch())));
    expect(await checks()).toEqual([240]);
    expect([await countRows('sites'), await countRows('site_days')]).toEqual([60, 60]);
  });

  it('of deleted products are skipped', async () => {
    const deleted = await addProduct(ines, 'plugins', uniqueSlug());
    await ines.api('DELETE', `/api/v1/plugins/${deleted}`);
    await record([checkOf('a.example', { item_id: deleted }), checkOf('b.example')]);
    expect(await countRows('site_days', deleted)).toBe(0);
    expect(await countRows('site_days')).toBe(1);
  });

  it('that arrive late are stored within the retention that the account chose', async () => {
    const late = [0, 29, 31, 89, 91, 179, 181].map((days) =>
      checkOf(`${days}.example`, { at: ago(days) }),
    );
    await record([...late, checkOf('future.example', { at: ago(-3) })]);
    const days = () => countRows('site_days');
    expect(await days()).toBe(4);
    await query`insert into analytics_settings (account_id, retention_days) values (${ines.id}, 180)`;
    await record(late);
    expect(await days()).toBe(6);
  });

  it('mark their day as changed only if they change a row', async () => {
    const changedAt = async () => {
      const [row] = await query<{ at: string }>`
        select changed_at::text as at from day_rollups where item_id = ${plugin}`;
      return row?.at ?? '';
    };
    await record([checkOf('a.example')]);
    const first = await changedAt();
    await record([checkOf('a.example', { installed_version: '0.1', at: ago(0.0001) })]);
    expect(await changedAt()).toBe(first);
    await record([checkOf('b.example')]);
    expect((await changedAt()) > first).toBe(true);
  });
});

/** Checks of a few sites on a few days, some of them at the same time. */
const events = fc.array(
  fc.record({
    hours: fc.integer({ min: 0, max: 60 }),
    host: fc.constantFrom('a.example', 'b.example', 'ä.example'),
    installed_version: fc.constantFrom('1.0', '2.0', 'ß', null),
    mysql_version: fc.constantFrom('8.0', '𝒳', null),
    is_consenting: fc.boolean(),
  }),
  { minLength: 1, maxLength: 25 },
);

it('stores the same rows per day in whatever order checks arrive, in batches, late and repeated', async () => {
  const [ordered, shuffled] = [plugin, await addProduct(ines, 'plugins', uniqueSlug())];
  const rowsOf = (item: string) =>
    query`select day::text as day, encode(site_key, 'hex') as site, at, host, is_consenting,
        installed_version, wordpress_version, mysql_version, language, client_network, is_first,
        previous_day
      from site_days where item_id = ${item} order by day, site_key`;
  await fc.assert(
    fc.asyncProperty(events, fc.infiniteStream(fc.nat(1000)), async (sent, numbers) => {
      const toCheck = (item: string, { hours, host, ...more }: (typeof sent)[number]) =>
        siteCheck(item, host, { ...more, at: ago(hours / 24) });
      await record(sent.map((one) => toCheck(ordered, one)));
      const [size = 1, ...keys] = numbers.take(sent.length + 1);
      const order = sent
        .map((one, index) => ({ one, key: keys[index] ?? 0 }))
        .sort((one, other) => one.key - other.key)
        .map(({ one }) => toCheck(shuffled, one));
      for (let start = 0; start < order.length; start += (size % 5) + 1) {
        // The checks before are written again, as after a lost acknowledgment.
        await record(order.slice(Math.max(0, start - 2), start + (size % 5) + 1));
      }
      const expected = await rowsOf(ordered);
      expect(expected.length).toBeGreaterThan(0);
      expect(await rowsOf(shuffled)).toEqual(expected);
      await query`delete from site_days where item_id in (${ordered}, ${shuffled})`;
      await query`delete from sites where item_id in (${ordered}, ${shuffled})`;
    }),
    { numRuns: 25 },
  );
}, 120_000);

describe('a site that withdraws its consent', () => {
  it('is stored without domain and optional facts from that day on', async () => {
    await record([checkOf('a.example', { at: ago(1) }), checkOf('a.example', { at: ago(0.001) })]);
    const withdrawn = { is_consenting: false, installed_version: '1.1.0' };
    await record([checkOf('a.example', withdrawn)]);
    expect(
      await query`select host, language, client_network, installed_version from sites
        where item_id = ${plugin}`,
    ).toEqual([{ host: null, language: null, client_network: null, installed_version: '1.1.0' }]);
    expect(
      await query`select host, language, php_version as php from site_days
        where item_id = ${plugin} and at >= ${ago(0)}`,
    ).toEqual([{ host: null, language: null, php: '8.2.7' }]);
    const [before] = await query`select host from site_days where item_id = ${plugin}
      and day = ${ago(1).slice(0, 10)}`;
    expect(before).toEqual({ host: 'a.example' });
  });
});

describe('plugins of sites', () => {
  const counted = (item = plugin) =>
    query`select name, version, sites from daily_plugin_counts where item_id = ${item}
      order by name, version`;

  it('are counted once per site and day', async () => {
    const plugins = [['Akismet', '5.3'] as const, ['Jetpack', ''] as const];
    for (let round = 0; round < 3; round += 1) {
      await record([
        checkOf('a.example', { plugins }),
        checkOf('b.example', { plugins: [['Akismet', '5.3']] }),
      ]);
    }
    await record([checkOf('c.example', { plugins, is_consenting: false })]);
    expect(await counted()).toEqual([
      { name: 'Akismet', version: '5.3', sites: 2 },
      { name: 'Jetpack', version: '', sites: 1 },
    ]);
    await record([checkOf('a.example', { plugins, at: ago(1) })]);
    expect(await counted()).toHaveLength(4);
  });

  it('beyond 1,000 different ones a day are counted together', async () => {
    const listed = (from: number) =>
      hosts(12, `p${from}`).map((host, site) =>
        checkOf(host, {
          plugins: Array.from({ length: 100 }, (_, n) => [`Plugin ${from + site * 100 + n}`, '1']),
        }),
      );
    await record(listed(0));
    await record(listed(5000));
    const rows = (await counted()) as { name: string; sites: number }[];
    expect(rows).toHaveLength(SITE_LIMITS.pluginsPerDay + 1);
    expect(rows[0]).toEqual({ name: '(other)', version: '', sites: 1400 });
  });

  it('with the name that others are counted under are one row, whatever their versions', async () => {
    const named = (versions: readonly string[]) =>
      versions.map((version) => checkOf(`${version}.example`, { plugins: [['(other)', version]] }));
    await record(named(['1', '2', '3']));
    await record(named(['4']));
    expect(await counted()).toEqual([{ name: '(other)', version: '', sites: 4 }]);
  });
});

describe('the first site', () => {
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
  const firstSites = async () => {
    const [row] = await query<{ first_offered_at: Date | null; first_updated_at: Date | null }>`
      select first_offered_at, first_updated_at from versions where item_id = ${plugin}`;
    return [row?.first_offered_at?.toISOString(), row?.first_updated_at?.toISOString()];
  };

  it('that reports a version after its release is stored, and no other', async () => {
    await release(ines, plugin, '1.1.0');
    const updated = { installed_version: '1.1.0' };
    await record([checkOf('before.example', { ...updated, at: later(-3600) })]);
    expect(await firstSites()).toEqual([undefined, undefined]);
    await record([
      checkOf('second.example', { ...updated, at: later(700) }),
      checkOf('first.example', { ...updated, at: later(600) }),
      checkOf('older.example', { at: later(500) }),
    ]);
    await record([checkOf('third.example', { ...updated, at: later(650) })]);
    expect(await firstSites()).toEqual([undefined, later(600)]);
  });

  it('that is offered a version is stored within two seconds', async () => {
    await release(ines, plugin, '1.1.0');
    const path = (installed: string) => `/api/v1/updates/${plugin}?installed_version=${installed}`;
    await server.api('GET', path('1.1.0'));
    const before = Date.now();
    await server.api('GET', path('1.0.0'));
    const offeredAt = await vi.waitUntil(async () => (await firstSites())[0], { timeout: 10_000 });
    expect(Date.parse(offeredAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(offeredAt)).toBeLessThanOrEqual(Date.now());
  });
});
