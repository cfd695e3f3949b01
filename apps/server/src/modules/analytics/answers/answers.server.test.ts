import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { countSites, dayFromToday } from '../../../../test/harness/analytics.ts';
import { addProduct, uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { siteCheck, siteKeyOf } from '../../../../test/harness/siteChecks.ts';
import { addVersion } from '../../../../test/harness/versions.ts';
import type { SystemTransaction } from '../../../db/database.ts';
import { createSiteRetention } from '../../sites/retention/retention.service.ts';

let server: TestServer;
let ada: Person;
let shop: string;

const day = dayFromToday(-2);
const read = (product: string, date = day, who = ada) =>
  who.api('GET', `/api/v2/analytics/${who.id}/answers?product=${product}&date=${date}`);

/** Of 32 sites, one more leaves PHP 7.4 on each of 22 days. */
const checks = (product: string) =>
  Array.from({ length: 22 }, (_, ofDay) =>
    Array.from({ length: 32 }, (_, site) =>
      siteCheck(product, `s${site}.example`, {
        at: `${dayFromToday(ofDay - 23)}T10:00:00.000Z`,
        php_version: site <= ofDay ? '8.1.29' : '7.4.33',
      }),
    ),
  ).flat();

beforeAll(async () => {
  server = await sharedTestServer();
  ada = await signUp(server);
  shop = await addProduct(ada, 'plugins', uniqueSlug());
  await countSites(server, checks(shop));
  const release = await addVersion(server, ada, shop, '2.4.0');
  await addVersion(server, ada, shop, '2.5.0');
  await server.database.withSystem(async (tx) => {
    const start = `${dayFromToday(-9)}T00:00:00Z`;
    await sql`update versions set first_offered_at = ${start} where id = ${release}`.execute(tx);
    // All 16 sites are offered the version; one installs it every six hours, and the last four never.
    for (let site = 0; site < 16; site += 1) {
      await sql`insert into site_releases
          (item_id, version, site_key, account_id, offered_at, installed_at)
        values (${shop}, '2.4.0', decode(${siteKeyOf(`s${site}.example`)}, 'hex'), ${ada.id},
          ${start}, case when ${site}::integer < 12
            then ${start}::timestamptz + make_interval(hours => ${site}::integer * 6 + 6) end)
        on conflict (item_id, version, site_key) do update set offered_at = excluded.offered_at,
          installed_at = excluded.installed_at`.execute(tx);
    }
  });
});

it('says how many sites a requirement would leave behind', async () => {
  const { body } = await read(shop);
  expect(body.requirements).toEqual([
    { fact: 'php', version: '8.1', sites: 10, sample: 32, from: day, to: day },
  ]);
});

it('says when half of the sites had a release', async () => {
  const { body } = await read(shop);
  expect(body.adoption).toEqual([
    {
      ...{ version: '2.4.0', halfDays: 2, share: 0.75, sample: 16 },
      ...{ from: dayFromToday(-9), to: day },
    },
  ]);
  const early = await read(shop, dayFromToday(-9));
  expect(early.body.adoption).toMatchObject([{ halfDays: null, share: 3 / 16 }]);
});

/** Stores the time of the first offer of a product's versions as that of their first site. */
const setFirstOffers = (tx: SystemTransaction, product: string) =>
  sql`update versions v set first_offered_at = (select min(offered_at) from site_releases r
      where r.item_id = v.item_id and r.version = v.version)
    where v.item_id = ${product}`.execute(tx);

it('counts sites that skip a release and install a newer one', async () => {
  const product = await addProduct(ada, 'plugins', uniqueSlug());
  for (const version of ['2.4.0', '2.4.1']) await addVersion(server, ada, product, version);
  const [first, next] = [`${dayFromToday(-9)}T00:00:00Z`, `${dayFromToday(-8)}T00:00:00Z`];
  await server.database.withSystem(async (tx) => {
    for (let site = 0; site < 10; site += 1) {
      const key = sql`decode(${siteKeyOf(`h${site}.example`)}, 'hex')`;
      // Three sites install the release before its hotfix, six go to the hotfix directly, and one to neither.
      await sql`insert into site_releases
          (item_id, version, site_key, account_id, offered_at, installed_at)
        values (${product}, '2.4.0', ${key}, ${ada.id}, ${first}, ${site < 3 ? first : null}),
          (${product}, '2.4.1', ${key}, ${ada.id}, ${next}, ${site < 9 ? next : null})`.execute(tx);
    }
    await setFirstOffers(tx, product);
  });
  const { body } = await read(product);
  expect(body.adoption).toMatchObject([
    { version: '2.4.1', halfDays: 0, share: 0.9, sample: 10 },
    { version: '2.4.0', halfDays: 1, share: 0.9, sample: 10 },
  ]);
  const early = await read(product, dayFromToday(-9));
  expect(early.body.adoption).toMatchObject([{ version: '2.4.0', halfDays: null, share: 0.3 }]);
});

it('does not say how a release spread that was offered before the retention', async () => {
  const product = await addProduct(ada, 'plugins', uniqueSlug());
  for (const version of ['1.0.0', '1.1.0']) await addVersion(server, ada, product, version);
  await countSites(server, [siteCheck(product, 'a.example')]);
  const key = sql`decode(${siteKeyOf('a.example')}, 'hex')`;
  const [old, recent] = [dayFromToday(-100), dayFromToday(-9)].map((at) => `${at}T00:00:00Z`);
  await server.database.withSystem(async (tx) => {
    await sql`insert into site_releases
        (item_id, version, site_key, account_id, offered_at, installed_at)
      values (${product}, '1.0.0', ${key}, ${ada.id}, ${old}, null),
        (${product}, '1.1.0', ${key}, ${ada.id}, ${recent}, ${recent})`.execute(tx);
    await setFirstOffers(tx, product);
  });
  const versions = async () =>
    (await read(product)).body.adoption.map(({ version }: { version: string }) => version);
  expect(await versions()).toEqual(['1.1.0', '1.0.0']);
  await createSiteRetention(server.database).deleteOldReleases();
  expect(await versions()).toEqual(['1.1.0']);
});

it('says when an old version can be dropped', async () => {
  const { body } = await read(shop);
  const [answer, ...others] = body.departures;
  expect(others).toEqual([]);
  expect(answer).toMatchObject({
    ...{ fact: 'php', version: '8.1', share: 0.02, currentShare: 10 / 32, sample: 32 },
    ...{ from: dayFromToday(-23), to: day },
  });
  // It fell from 31 to 10 of 32 in 21 days; 2% is 2.7 times as far on a logarithmic scale.
  expect(answer.months).toBeGreaterThan(1);
  expect(answer.months).toBeLessThan(2.5);
});

it('does not say when a version can be dropped, nor how a release spread, after one day', async () => {
  const product = await addProduct(ada, 'plugins', uniqueSlug());
  const at = `${day}T10:00:00.000Z`;
  const versions = ['7.4.33', '8.1.29', '8.1.29', '8.2.1'];
  await countSites(
    server,
    versions.map((php_version, site) =>
      siteCheck(product, `s${site}.example`, { at, php_version }),
    ),
  );
  const { body } = await read(product);
  expect(body.requirements).toContainEqual({
    ...{ fact: 'php', version: '8.1', sites: 1, sample: 4, from: day, to: day },
  });
  expect(body.departures).toContainEqual(
    expect.objectContaining({ fact: 'php', version: '8.1', currentShare: 0.25, months: null }),
  );
  expect(body.adoption).toEqual([]);
});

it('says nothing about a day without data, and nothing to others', async () => {
  const nothing = { requirements: [], adoption: [], departures: [] };
  expect((await read(shop, dayFromToday(-60))).body).toEqual(nothing);
  expect((await read(await addProduct(ada, 'plugins', uniqueSlug()))).body).toEqual(nothing);
  const eve = await signUp(server);
  expect((await read(shop, day, eve)).status).toBe(404);
  expect(
    (await eve.api('GET', `/api/v2/analytics/${ada.id}/answers?product=${shop}&date=${day}`))
      .status,
  ).toBe(404);
});
