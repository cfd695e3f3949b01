import { sql } from 'kysely';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { countSites, dayFromToday } from '../../../test/harness/analytics.ts';
import { addProduct, uniqueSlug } from '../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import { siteCheck } from '../../../test/harness/siteChecks.ts';
import { addVersion } from '../../../test/harness/versions.ts';
import { NO_OPTIONAL_FACTS } from '../sites/recording/siteFacts.ts';

let server: TestServer;
let ada: Person;
let shop: string;
let forms: string;
let release: string;

const day = dayFromToday(-2);
const dayBefore = dayFromToday(-3);
const emptyDay = dayFromToday(-40);
const at = `${day}T10:00:00.000Z`;

/** Returns the checks of a product's sites on the day. */
const sitesOf = (product: string) => [
  siteCheck(product, 'b.example', {
    ...{
      at,
      installed_version: '2.0.0',
      mysql_version: '10.6.12-MariaDB-log',
      theme: 'storefront',
    },
    ...{ theme_version: '4.1', country: 'DE', region: 'Bavaria', city: 'Munich', hosting: 'Acme' },
  }),
  siteCheck(product, 'a.example', {
    ...{ at, installed_version: '2.0.0', php_version: '7.4.33', mysql_version: '8.0.36' },
    ...{ theme: 'storefront', theme_version: '4.2', country: 'US', wordpress_version: '6.5' },
    client_network: '198.51.100.0/24',
  }),
  siteCheck(product, 'shop.a.example', { at, theme: 'astra', theme_version: '1', language: 'fr' }),
  siteCheck(product, 'hidden.example', {
    ...NO_OPTIONAL_FACTS,
    ...{ at, is_consenting: false, php_version: '8.1.2', times: 3 },
  }),
];

const path = (rest: string, of = ada) => `/api/v2/analytics/${of.id}/${rest}`;
const read = (rest: string) => ada.api('GET', path(rest));

beforeAll(async () => {
  server = await sharedTestServer();
  ada = await signUp(server);
  shop = await addProduct(ada, 'plugins', uniqueSlug());
  forms = await addProduct(ada, 'themes', uniqueSlug());
  release = await addVersion(server, ada, shop, '2.0.0');
  await countSites(server, [
    ...sitesOf(shop),
    siteCheck(shop, 'b.example', { at: `${dayBefore}T10:00:00.000Z` }),
    siteCheck(forms, 'b.example', { at, installed_version: '7.0' }),
  ]);
  await server.database.withSystem((tx) =>
    sql`insert into daily_downloads (version_id, account_id, item_id, day, downloads)
      values (${release}, ${ada.id}, ${shop}, ${day}, 7)`.execute(tx),
  );
});

describe('the days', () => {
  it('with data are listed, newest first', async () => {
    expect((await read('dates')).body).toEqual([day, dayBefore]);
    expect((await read(`dates?product=${shop}`)).body).toEqual([day, dayBefore]);
    expect((await read(`dates?product=${forms}`)).body).toEqual([day]);
  });

  it('have totals of a product and of all products', async () => {
    const totals = { date: day, consentingSites: 3, newSites: 3, downloads: 7 };
    const ofShop = await read(`${day}?product=${shop}`);
    expect(ofShop.body).toEqual({ data: { ...totals, sites: 4, checks: 6 } });
    expect((await read(day)).body).toEqual({
      data: { ...totals, sites: 5, consentingSites: 4, newSites: 4, checks: 7 },
    });
    const nothing = { sites: 0, consentingSites: 0, newSites: 0, checks: 0, downloads: 0 };
    expect((await read(emptyDay)).body).toEqual({ data: { date: emptyDay, ...nothing } });
  });

  it('have downloads and update checks, also on days without any', async () => {
    const { body: downloads } = await read(`downloads?product=${shop}`);
    expect(downloads).toHaveLength(15);
    expect(downloads.at(-3)).toEqual({ created_at: day, count: 7 });
    expect(downloads.at(-1)).toEqual({ created_at: dayFromToday(0), count: 0 });
    const { body: checks } = await read('update-count');
    expect(checks).toEqual([
      { date: dayBefore, total: 1 },
      { date: day, total: 7 },
    ]);
  });

  it('have growth with the releases in the period', async () => {
    const { body } = await read(`growth?product=${shop}&from=${dayBefore}&to=${dayFromToday(0)}`);
    expect(body.days).toEqual([
      { date: dayBefore, sites: 1, newSites: 1, checks: 1 },
      { date: day, sites: 4, newSites: 3, checks: 6 },
    ]);
    expect(body.releases).toEqual([{ product: shop, version: '2.0.0', date: dayFromToday(0) }]);
    const earlier = await read(`growth?from=${emptyDay}&to=${dayFromToday(-30)}`);
    expect(earlier.body).toEqual({ days: [], releases: [] });
  });

  it.each([
    ['one day', -2, -1, 4],
    ['several days, each site once', -3, -1, 4],
    ['the day before', -3, -2, 1],
    ['days without data', -9, -4, 0],
  ])('have active installs: %s', async (_, start, end, count) => {
    const period = `${dayFromToday(start)}/${dayFromToday(end)}`;
    const { body } = await read(`active-installs/${period}?product=${shop}`);
    expect(body).toEqual({ activeInstallCount: count });
  });

  it.each([
    `active-installs/${day}/${day}`,
    `active-installs/${dayFromToday(-40)}/${dayFromToday(0)}`,
    `growth?from=${day}&to=${dayBefore}`,
    'growth?from=2020-01-01&to=2026-01-01',
  ])('refuse the period of %s', async (call) => {
    expect((await read(call)).status).toBe(400);
  });
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

  it('are counted by any fact, with filters', async () => {
    const { body } = await read(`${day}/values/country?product=${shop}&${filters}`);
    expect(body).toEqual({ data: [{ value: 'DE', sites: 1 }], sites: 1 });
    const blank = await read(`${day}/values/hosting?filter=mysql.eq.`);
    expect(blank.body).toEqual({ data: [{ value: '', sites: 3 }], sites: 3 });
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
      expect((await read(`${emptyDay}/${call}`)).body).toEqual({ data: [], sites: 0 });
    }
    const table = await read(`${emptyDay}/wordpress-by-version`);
    expect(table.body).toEqual({ wordpress: [], versions: [], cells: [] });
    expect((await read(`${emptyDay}/php-versions`)).body).toEqual({ php_versions: [] });
    expect((await read(`themes/${emptyDay}`)).body).toEqual({ data: [] });
  });

  it('cannot be filtered by an order that values do not have', async () => {
    expect((await read(`${day}/languages?filter=language.lt.de`)).status).toBe(400);
    expect((await read(`${day}/languages?filter=host.eq.a`)).status).toBe(400);
  });

  it('can be read again after a snapshot became unreadable', async () => {
    await countSites(server, [siteCheck(forms, 'z.example', { at, installed_version: '7.0' })]);
    await server.database.withSystem((tx) =>
      sql`update day_snapshots set data = '\\x00' where item_id = ${forms}`.execute(tx),
    );
    const { body } = await read(`${day}/values/version?product=${forms}&filter=php.gte.8`);
    expect(body.sites).toBe(2);
  });
});

test('counts stay when the records of a day are gone', async () => {
  const product = await addProduct(ada, 'plugins', uniqueSlug());
  const old = dayFromToday(-30);
  await countSites(server, [siteCheck(product, 'a.example', { at: `${old}T10:00:00.000Z` })]);
  await server.database.withSystem(async (tx) => {
    for (const table of ['site_days', 'day_snapshots'] as const) {
      await tx.deleteFrom(table).where('item_id', '=', product).execute();
    }
  });
  const filtered = await read(`${old}/values/php?product=${product}&filter=php.gte.8`);
  expect(filtered.body).toEqual({ data: [], sites: 0 });
  expect((await read(`${old}/values/php?product=${product}`)).body.sites).toBe(1);
});

describe('every call', () => {
  const calls = [
    ...['dates', day, 'downloads', 'update-count', `active-installs/${day}/${dayFromToday(-1)}`],
    ...[`growth?from=${day}&to=${day}`, 'plugins', `themes/${day}`, `${day}/site-plugins`],
    ...[`${day}/wordpress-versions`, `${day}/php-versions`, `${day}/mysql-versions`],
    ...[`${day}/languages`, `${day}/values/php`, `${day}/wordpress-by-version`],
    ...[`domains?date=${day}`, `whois/${day}?ip_address=192.0.2.0/24`],
    ...[`geo-ip/${day}?ip_address=192.0.2.0/24`, 'lookup-sources'],
  ];

  test.each(calls)('%s is restricted to the account, its products and a plan', async (call) => {
    expect((await read(call)).status).toBe(200);
    const eve = await signUp(server);
    expect((await eve.api('GET', path(call))).status).toBe(404);
    expect((await eve.api('GET', path(call, eve))).status).toBe(200);
    if (!/^(plugins|lookup|whois|geo-ip)/.test(call)) {
      const ofOther = `${path(call, eve)}${call.includes('?') ? '&' : '?'}product=${shop}`;
      expect((await eve.api('GET', ofOther)).status).toBe(404);
    }
    await server.database.withSystem((tx) =>
      sql`update users set analytics_plan = 'none' where id = ${eve.id}`.execute(tx),
    );
    expect((await eve.api('GET', path(call, eve))).status).toBe(403);
  });

  it.each(['2026-02-30', '2026-1-1', 'today'])('refuses the day %s', async (invalidDay) => {
    expect((await read(`${invalidDay}/php-versions`)).status).toBe(404);
  });
});
