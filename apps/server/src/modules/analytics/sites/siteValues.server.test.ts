import { sql } from 'kysely';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { countSites, dayFromToday } from '../../../../test/harness/analytics.ts';
import { addProduct, uniqueSlug } from '../../../../test/harness/products.ts';
import type { Person, TestServer } from '../../../../test/harness/server.ts';
import { siteCheck } from '../../../../test/harness/siteChecks.ts';
import type { Database } from '../../../db/database.ts';
import { createRollups } from '../../sites/rollups/rollups.service.ts';
import {
  type AnalyticsTest,
  at,
  createAnalyticsTest,
  day,
  emptyDay,
} from '../analytics.testing.ts';
import { createSiteSnapshots } from './siteSnapshots.ts';

let server: TestServer;
let ada: Person;
let shop: string;
let forms: string;
let release: string;
let path: AnalyticsTest['path'];
let read: AnalyticsTest['read'];
beforeAll(async () => {
  ({ server, ada, shop, forms, release, path, read } = await createAnalyticsTest());
});

describe('the sites of a day', () => {
  const filters = 'filter=php.gte.8.1&filter=country.eq.DE';

  it('are counted by version, most sites first', async () => {
    const php = await read(`${day}/php-versions?product=${shop}`);
    expect(php.body.php_versions).toEqual([
      { version: '8.2.7', vcount: 2 },
      { version: '7.4.33', vcount: 1 },
      { version: '8.1.2', vcount: 1 },
    ]);
    const wordpress = await read(`${day}/wordpress-versions?product=${shop}`);
    expect(wordpress.body.installed_versions).toEqual([
      { version: '6.6.1', vcount: 3 },
      { version: '6.5', vcount: 1 },
    ]);
    const mysql = await read(`${day}/mysql-versions?product=${shop}&filter=mysql.gte.8`);
    expect(mysql.body.mysql_versions).toEqual([
      { version: '10.6.12-MariaDB-log', vcount: 1 },
      { version: '8.0.36', vcount: 1 },
    ]);
    const languages = await read(`${day}/languages`);
    expect(languages.body.languages).toEqual([
      { language: 'de-DE', vcount: 3 },
      { language: '', vcount: 1 },
      { language: 'fr', vcount: 1 },
    ]);
  });

  it.each([
    [
      'mysql-versions',
      {
        mysql_versions: [
          { version: '', vcount: 2 },
          { version: '10.6.12-MariaDB-log', vcount: 1 },
          { version: '8.0.36', vcount: 1 },
        ],
      },
    ],
    [
      'php-versions?filter=version.eq.2',
      {
        php_versions: [
          { version: '7.4.33', vcount: 1 },
          { version: '8.2.7', vcount: 1 },
        ],
      },
    ],
    ['php-versions?filter=country.eq.DE&filter=php.lt.8.0', { php_versions: [] }],
    [
      'values/theme?filter=theme.eq.storefront',
      { data: [{ value: 'storefront', sites: 2 }], sites: 2, isDeleted: false },
    ],
  ])('of one product are counted: %s', async (call, expected) => {
    const separator = call.includes('?') ? '&' : '?';
    const { body } = await read(`${day}/${call}${separator}product=${shop}`);
    expect(body).toEqual(expected);
  });

  it('belong to products, which are listed', async () => {
    const { data } = (await read('plugins')).body;
    expect(data).toHaveLength(2);
    expect(data).toContainEqual(expect.objectContaining({ id: shop, kind: 'plugin' }));
    expect(data).toContainEqual(expect.objectContaining({ id: forms, kind: 'theme' }));
  });

  it('are counted by any fact, with filters', async () => {
    const { body } = await read(`${day}/values/country?product=${shop}&${filters}`);
    expect(body).toMatchObject({ data: [{ value: 'DE', sites: 1 }], sites: 1 });
    const blank = await read(`${day}/values/hosting?filter=mysql.eq.`);
    expect(blank.body).toMatchObject({ data: [{ value: '', sites: 3 }], sites: 3 });
  });

  it.each(['version', 'wordpress', 'php', 'mysql', 'language', 'country', 'hosting', 'theme'])(
    'have the same %s in daily counts and snapshots',
    async (fact) => {
      const counted = await read(`${day}/values/${fact}?product=${shop}`);
      const all = await read(`${day}/values/${fact}?product=${shop}&filter=version.gte.0`);
      expect(counted.body.sites).toBe(4);
      expect(all.body).toEqual(counted.body);
    },
  );

  it('are counted by installed version of each product', async () => {
    const versionsOf = (body: object) => ada.api('POST', path('plugins/versions'), body);
    const { body } = await versionsOf({ pluginIds: [forms, shop] });
    const ofShop = [
      { version: '1.0.0', vcount: 2 },
      { version: '2.0.0', vcount: 2 },
    ];
    expect(body.data).toHaveLength(2);
    expect(body.data).toContainEqual({
      ...{ id: forms, installed_versions: [{ version: '7.0', vcount: 1 }] },
    });
    expect(body.data).toContainEqual({ id: shop, installed_versions: ofShop });
    const filtered = await versionsOf({ pluginIds: [shop], date: day, filter: ['php.lt.8'] });
    expect(filtered.body.data[0].installed_versions).toEqual([{ version: '2.0.0', vcount: 1 }]);
    const empty = await versionsOf({ pluginIds: [shop], date: emptyDay });
    expect(empty.body.data).toEqual([{ id: shop, installed_versions: [] }]);
    expect((await versionsOf({ pluginIds: [] })).status).toBe(400);
    expect((await versionsOf({ pluginIds: [release] })).body.data).toEqual([]);
    expect((await versionsOf({ pluginIds: [shop], filter: ['x'] })).status).toBe(400);
  });

  it('are counted by WordPress and installed version', async () => {
    const { body } = await read(`${day}/wordpress-by-version?product=${shop}`);
    expect(body).toEqual({
      ...{ wordpress: ['6.6', '6.5'], versions: ['2.0.0', '1.0.0'] },
      cells: [
        [1, 2],
        [1, 0],
      ],
      isDeleted: false,
    });
  });

  it('use themes and plugins', async () => {
    const { body } = await read(`themes/${day}?product=${shop}`);
    expect(body.data).toEqual([
      { theme: 'storefront', versions: 2, domains: 2 },
      { theme: 'astra', versions: 1, domains: 1 },
    ]);
    expect((await read(`${day}/site-plugins`)).body).toEqual({ data: [] });
    await server.database.withSystem((tx) =>
      sql`insert into daily_plugin_counts (item_id, account_id, day, name, version, sites)
        values (${forms}, ${ada.id}, ${day}, 'akismet', '5.1', 1),
          (${forms}, ${ada.id}, ${day}, 'akismet', '5.2', 2)`.execute(tx),
    );
    expect((await read(`${day}/site-plugins?product=${forms}`)).body).toEqual({
      data: [{ plugin: 'akismet', versions: 2, sites: 3 }],
    });
  });

  it('are none on a day without data', async () => {
    for (const call of ['values/php', 'values/php?filter=php.lt.8']) {
      const none = { data: [], sites: 0, isDeleted: false };
      expect((await read(`${emptyDay}/${call}`)).body).toEqual(none);
    }
    const table = await read(`${emptyDay}/wordpress-by-version`);
    expect(table.body).toEqual({ wordpress: [], versions: [], cells: [], isDeleted: false });
    expect((await read(`${emptyDay}/php-versions`)).body).toEqual({ php_versions: [] });
    expect((await read(`themes/${emptyDay}`)).body).toEqual({ data: [] });
  });

  it('cannot be filtered by an order that values do not have', async () => {
    expect((await read(`${day}/languages?filter=language.lt.de`)).status).toBe(400);
    expect((await read(`${day}/languages?filter=host.eq.a`)).status).toBe(400);
    expect((await read(`${day}/values/host`)).status).toBe(404);
  });

  it.each([
    ['became unreadable', "update day_snapshots set data = '\\x00'", 2],
    ['was deleted', 'delete from day_snapshots', 3],
  ])('can be read again after a snapshot %s', async (host, statement, sites) => {
    await countSites(server, [
      siteCheck(forms, `${host}.example`, { at, installed_version: '7.0' }),
    ]);
    await server.database.withSystem((tx) =>
      sql`${sql.raw(statement)} where item_id = ${forms}`.execute(tx),
    );
    const { body } = await read(`${day}/values/version?product=${forms}&filter=php.gte.8`);
    expect(body.sites).toBe(sites);
  });
});

test('calls say that the records they count were deleted', async () => {
  const product = await addProduct(ada, 'plugins', uniqueSlug());
  const old = dayFromToday(-30);
  await countSites(server, [siteCheck(product, 'a.example', { at: `${old}T10:00:00.000Z` })]);
  const deleteFrom = (...tables: ('site_days' | 'day_snapshots' | 'daily_site_counts')[]) =>
    server.database.withSystem(async (tx) => {
      for (const table of tables) {
        await tx.deleteFrom(table).where('item_id', '=', product).execute();
      }
    });
  const call = async (name: string) => (await read(`${old}/${name}product=${product}`)).body;
  const noMatch = { data: [], sites: 0, isDeleted: false };
  expect(await call('values/php?filter=php.lt.8&')).toEqual(noMatch);
  await deleteFrom('site_days', 'day_snapshots');
  const deleted = { data: [], sites: 0, isDeleted: true };
  expect(await call('values/php?filter=php.gte.8&')).toEqual(deleted);
  expect(await call('wordpress-by-version?')).toMatchObject({ wordpress: [], isDeleted: true });
  // Counts without filters are stored for longer.
  expect(await call('values/php?')).toMatchObject({ sites: 1, isDeleted: false });
  await deleteFrom('daily_site_counts');
  expect(await call('values/php?')).toEqual(deleted);
});

test('calls of the same time read a day once', async () => {
  let reads = 0;
  const database: Database = {
    ...server.database,
    withAccount: (scope, work) => {
      reads += 1;
      return server.database.withAccount(scope, work);
    },
  };
  const snapshots = createSiteSnapshots(
    database,
    createRollups(server.database, () => {}),
  );
  const scope = { accountId: ada.id, productIds: [shop] };
  const days = await Promise.all([1, 2, 3, 4].map(() => snapshots.read(scope, day)));
  expect(days.map(([product]) => product?.parts[0]?.sites)).toEqual([4, 4, 4, 4]);
  expect(new Set(days.map(([product]) => product?.parts[0])).size).toBe(1);
  // Each call lists the parts.
  expect(reads).toBe(4 + 1);
});
