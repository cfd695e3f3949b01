import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addProduct, uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { siteCheck } from '../../../../test/harness/siteChecks.ts';
import type { RecordedCheck } from '../../sites/recording/siteFacts.ts';
import { createSiteHistory } from '../../sites/recording/siteHistory.service.ts';

let server: TestServer;
let ada: Person;
let product: string;

const settingsOf = ({ id }: Person) => `/api/v2/analytics/${id}/settings`;

beforeAll(async () => {
  server = await sharedTestServer();
  ada = await signUp(server);
  const body = { name: 'Shop', slug: 'shop', description: 'x' };
  product = (await ada.api('POST', '/api/v1/plugins', body)).body._id;
});

test('stores daily records for 90 days unless the owner chooses another period', async () => {
  const path = settingsOf(ada);
  expect((await ada.api('GET', path)).body).toEqual({ retentionDays: 90 });
  expect((await ada.api('PUT', path, { retentionDays: 365 })).body).toEqual({ retentionDays: 365 });
  expect((await ada.api('PUT', path, { retentionDays: 30 })).status).toBe(200);
  expect((await ada.api('GET', path)).body).toEqual({ retentionDays: 30 });
});

test.each([[0], [91], [-90], [3650], ['90'], [null]])('refuses a retention of %j', async (days) => {
  const response = await ada.api('PUT', settingsOf(ada), { retentionDays: days });
  expect(response.status).toBe(400);
});

test('collects every field but the list of plugins unless the author chooses others', async () => {
  const path = `${settingsOf(ada)}/products/${product}`;
  expect((await ada.api('GET', path)).body.fields).toEqual([
    ...['domain', 'mysql', 'language', 'theme', 'location', 'hosting'],
  ]);
  const saved = await ada.api('PUT', path, { fields: ['plugins', 'domain', 'plugins'] });
  expect(saved.body.fields).toEqual(['domain', 'plugins']);
  expect((await ada.api('GET', path)).body.fields).toEqual(['domain', 'plugins']);
  await ada.api('PUT', path, { fields: [] });
  expect((await ada.api('GET', path)).body.fields).toEqual([]);
  expect((await ada.api('PUT', path, { fields: ['email'] })).status).toBe(400);
});

describe('a field that the author removes', () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  let plugin: string;
  beforeEach(async () => {
    plugin = await addProduct(ada, 'plugins', uniqueSlug());
  });
  const save = (fields: string[]) =>
    ada.api('PUT', `${settingsOf(ada)}/products/${plugin}`, { fields });
  const record = (more: Partial<RecordedCheck>) =>
    createSiteHistory(server.database).recordChecks({
      checks: [siteCheck(plugin, 'a.example', { theme: 'Nine', ...more })],
      uncounted: new Map(),
    });
  const rowsIn = (table: 'sites' | 'site_days') =>
    server.database.withSystem((tx) =>
      tx
        .selectFrom(table)
        .select(['host', 'language', 'theme', 'client_network'])
        .where('item_id', '=', plugin)
        .orderBy('at')
        .execute(),
    );

  test('is not stored of a check that waited since before, nor kept of the site', async () => {
    await record({ at: ago(1) });
    await save(['language', 'hosting']);
    await record({});
    await record({ host: null, theme: null });
    const stored = { language: 'de-DE', client_network: '192.0.2.0/24', host: null, theme: null };
    expect(await rowsIn('sites')).toEqual([stored]);
    expect(await rowsIn('site_days')).toEqual([
      { ...stored, host: 'a.example', theme: 'Nine' },
      stored,
    ]);
  });

  test('includes the network if no other field needs it, and the list of plugins', async () => {
    await save(['domain']);
    await record({ plugins: [['Akismet', '5.3']] });
    const stored = { host: 'a.example', language: null, theme: null, client_network: null };
    expect(await rowsIn('sites')).toEqual([stored]);
    const counts = await server.database.withSystem((tx) =>
      tx.selectFrom('daily_plugin_counts').selectAll().where('item_id', '=', plugin).execute(),
    );
    expect(counts).toEqual([]);
  });
});

test('does not find the settings of another account or of its products', async () => {
  const eve = await signUp(server);
  const fields = { fields: ['domain'] };
  for (const response of [
    await eve.api('GET', settingsOf(ada)),
    await eve.api('PUT', settingsOf(ada), { retentionDays: 30 }),
    await eve.api('GET', `${settingsOf(eve)}/products/${product}`),
    await eve.api('PUT', `${settingsOf(eve)}/products/${product}`, fields),
    await eve.api('PUT', `${settingsOf(ada)}/products/${product}`, fields),
  ]) {
    expect(response.status).toBe(404);
  }
  expect((await eve.api('GET', settingsOf(eve))).body).toEqual({ retentionDays: 90 });
});

test('refuses accounts without an analytics plan', async () => {
  const bob = await signUp(server);
  await server.database.withSystem((tx) =>
    sql`update users set analytics_plan = 'none' where id = ${bob.id}`.execute(tx),
  );
  const response = await bob.api('GET', settingsOf(bob));
  expect([response.status, response.body.message]).toEqual([
    403,
    'Your plan does not include analytics. Please change your plan or contact support.',
  ]);
  expect((await bob.api('PUT', settingsOf(bob), { retentionDays: 30 })).status).toBe(403);
});
