import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { addVersion } from '../../../../test/harness/versions.ts';
import { decodeSnapshot } from '../../../snapshots/snapshotFile.ts';
import { DayCounter } from '../../sites/rollups/dayCounts.rules.ts';
import { createRollups } from '../../sites/rollups/rollups.service.ts';
import { claimThisDay, saveRollup } from '../../sites/rollups/rollups.store.ts';

/** Ends with the error of a day that cannot be rolled up. */
const reject = (error: unknown) => Promise.reject(error);

let server: TestServer;
let ada: Person;
let product: string;

const today = new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const erase = (person: Person, domain: unknown) =>
  person.api('POST', `/api/v2/analytics/${person.id}/erasures`, { domain });

const list = (person: Person) => person.api('GET', `/api/v2/analytics/${person.id}/erasures`);

beforeEach(async () => {
  server = await sharedTestServer();
  ada = await signUp(server);
  product = await addProduct(ada);
});

async function addProduct(person: Person, slug = 'shop'): Promise<string> {
  const body = { name: 'Shop', slug, description: 'x' };
  return (await person.api('POST', '/api/v1/plugins', body)).body._id;
}

const keyOf = (name: string) => createHash('sha256').update(name).digest().subarray(0, 16);

interface Stored {
  owner?: Person;
  item?: string;
  /** Tells sites on one host apart. */
  site: string;
  host: string | null;
  days: string[];
}

/** Stores a site as the recorder does: its newest check, its daily records and an update. */
async function storeSite({ owner = ada, item = product, site, host, days }: Stored) {
  const key = keyOf(site);
  await server.database.withSystem(async (tx) => {
    await sql`insert into sites (account_id, item_id, site_key, first_at, at, host, is_consenting)
      values (${owner.id}, ${item}, ${key}, now(), now(), ${host}, ${host !== null})`.execute(tx);
    await sql`insert into site_releases (account_id, item_id, version, site_key, offered_at)
      values (${owner.id}, ${item}, '1.0.0', ${key}, now())`.execute(tx);
    for (const day of days) await storeDay(tx, { owner, item, site, host, day });
  });
}

type Transaction = Parameters<Parameters<TestServer['database']['withSystem']>[0]>[0];

async function storeDay(
  tx: Transaction,
  { owner = ada, item = product, site, host, day }: Omit<Stored, 'days'> & { day: string },
) {
  await sql`select add_site_days(${day}, ${day})`.execute(tx);
  await sql`insert into site_days (account_id, item_id, day, site_key, at, host, is_consenting)
    values (${owner.id}, ${item}, ${day}, ${keyOf(site)}, now(), ${host}, ${host !== null})`.execute(
    tx,
  );
  await sql`insert into day_rollups (item_id, day, account_id, changed_at, rolled_up_at)
    values (${item}, ${day}, ${owner.id}, now() - interval '1 hour', now() - interval '1 hour')
    on conflict do nothing`.execute(tx);
  await sql`insert into day_snapshots (item_id, day, part, account_id, sites, data)
    values (${item}, ${day}, 0, ${owner.id}, 1, '\\x00') on conflict do nothing`.execute(tx);
}

/** Returns the rows of an account in a table. */
async function rowsOf(table: string, { id }: Person = ada) {
  const { rows } = await server.database.withSystem((tx) =>
    sql<{
      day?: string;
      host?: string | null;
      domain?: string;
      item_id: string;
    }>`select * from ${sql.table(table)} where account_id = ${id} order by 1`.execute(tx),
  );
  return rows;
}

/** Returns the hosts in the snapshot of a day. */
async function hostsOf(day: string): Promise<(string | null)[]> {
  const { rows } = await server.database.withSystem((tx) =>
    sql<{ data: Uint8Array }>`select data from day_snapshots
      where item_id = ${product} and day = ${day} order by part`.execute(tx),
  );
  const parts = await Promise.all(rows.map(({ data }) => decodeSnapshot(data)));
  return parts.flatMap(({ hosts }) => [...hosts]);
}

/** Returns what tells whether a snapshot in memory is still valid. */
async function countedAt(day: string): Promise<string | undefined> {
  const { rows } = await server.database.withSystem((tx) =>
    sql<{ at: string }>`select rolled_up_at::text as at from day_rollups
      where item_id = ${product} and day = ${day}`.execute(tx),
  );
  return rows[0]?.at;
}

test('erases a domain in all products and on all days, and no other domain', async () => {
  const theme = await addProduct(ada, 'second');
  const days = [daysAgo(40), daysAgo(1), today];
  await storeSite({ site: 'a', host: 'shop.example', days });
  await storeSite({ site: 'a', host: 'shop.example', days: [today], item: theme });
  await storeSite({ site: 'a/blog', host: 'shop.example', days: [today] });
  await storeSite({ site: 'b', host: 'other.example', days });
  await storeSite({ site: 'c', host: 'eu.shop.example', days: [today] });
  const response = await erase(ada, 'https://www.Shop.example/cart');
  expect(response.status).toBe(201);
  expect(response.body.rows).toEqual({ sites: 3, siteDays: 5, updates: 3, decisions: 0 });
  for (const table of ['sites', 'site_days']) {
    const hosts = (await rowsOf(table)).map(({ host }) => host);
    expect(new Set(hosts)).toEqual(new Set(['other.example', 'eu.shop.example']));
  }
  expect(await rowsOf('site_releases')).toHaveLength(2);
});

test('erases a site that was deleted from the newest checks and is stored on some days only', async () => {
  await server.database.withSystem((tx) =>
    storeDay(tx, { site: 'old', host: 'old.example', day: daysAgo(60) }),
  );
  expect((await erase(ada, 'old.example')).body.rows.siteDays).toBe(1);
  expect(await rowsOf('site_days')).toEqual([]);
});

test('erases the days on which a site is stored without its domain', async () => {
  await server.database.withSystem(async (tx) => {
    const site = 'sometimes';
    await storeDay(tx, { site, host: null, day: daysAgo(9) });
    await storeDay(tx, { site, host: 'sometimes.example', day: daysAgo(5) });
    await storeDay(tx, { site, host: null, day: daysAgo(2) });
    await storeDay(tx, { site: 'another', host: null, day: daysAgo(2) });
  });
  expect((await erase(ada, 'sometimes.example')).body.rows.siteDays).toBe(3);
  expect(await rowsOf('site_days')).toHaveLength(1);
});

test('erases a site that never consented, from which only a keyed hash is stored', async () => {
  await addVersion(server, ada, product, '1.0.0');
  const agent = 'WordPress/6.6.1; https://silent.example';
  await server.api('GET', `/api/v1/updates/${product}/?installed_version=1.0.0`, {
    headers: { 'user-agent': agent },
  });
  await expect.poll(() => rowsOf('sites'), { timeout: 15_000 }).toHaveLength(1);
  expect((await rowsOf('sites'))[0]?.host).toBeNull();
  const { rows } = (await erase(ada, 'silent.example')).body;
  expect([rows.sites, rows.siteDays]).toEqual([1, 1]);
  expect([await rowsOf('sites'), await rowsOf('site_days')]).toEqual([[], []]);
});

test('removes the domain from the snapshots at once, and counts the touched days again', async () => {
  await storeSite({ site: 'a', host: 'shop.example', days: [daysAgo(3)] });
  await storeSite({ site: 'b', host: 'other.example', days: [daysAgo(3), daysAgo(2)] });
  const rollups = createRollups(server.database, reject);
  for (const day of [daysAgo(3), daysAgo(2)]) await rollups.rollUpDay({ item_id: product, day });
  expect(await hostsOf(daysAgo(3))).toEqual(['other.example', 'shop.example']);
  const untouched = await countedAt(daysAgo(2));
  const before = await countedAt(daysAgo(3));
  await erase(ada, 'shop.example');
  expect(await hostsOf(daysAgo(3))).not.toContain('shop.example');
  expect(await countedAt(daysAgo(3))).not.toBe(before);
  await expect.poll(() => hostsOf(daysAgo(3)), { timeout: 10_000 }).toEqual(['other.example']);
  expect(await hostsOf(daysAgo(2))).toEqual(['other.example']);
  expect(await countedAt(daysAgo(2))).toBe(untouched);
});

test('a count that was running while the domain was erased does not store it again', async () => {
  await storeSite({ site: 'a', host: 'shop.example', days: [daysAgo(3)] });
  const day = { item_id: product, day: daysAgo(3) };
  const claimed = await server.database.withSystem((tx) => claimThisDay(tx, day));
  if (!claimed) throw new Error('The day is claimed by another count.');
  await erase(ada, 'shop.example');
  const parts = [{ sites: 1, data: Buffer.from('shop.example') }];
  const counts = new DayCounter().finish();
  await server.database.withSystem((tx) => saveRollup(tx, claimed, { counts, parts }));
  expect(await rowsOf('day_snapshots')).toEqual([]);
});

test('deletes the log of license checks, but not the activations', async () => {
  const customer = await ada.api('POST', '/api/v2/customers', { email: 'c@example.com' });
  await ada.api('POST', '/api/v2/license', {
    key: 'erased-key',
    customer: customer.body._id,
    product,
    activated_domains: ['shop.example'],
  });
  await server.database.withSystem((tx) =>
    sql`insert into license_decisions (account_id, key_hash, key_hint, domain, call, code, times,
        first_at, last_at)
      select ${ada.id}, 'h', '', domain, 'validate', 'valid', 1, now(), now()
      from unnest(array['shop.example', 'other.example']) as domain`.execute(tx),
  );
  expect((await erase(ada, 'shop.example')).body.rows.decisions).toBe(1);
  expect((await rowsOf('license_decisions')).map(({ domain }) => domain)).toEqual([
    'other.example',
  ]);
  expect(await rowsOf('license_activations')).toHaveLength(1);
});

test('the receipt contains a reference instead of the domain, and differs between accounts', async () => {
  await storeSite({ site: 'a', host: 'shop.example', days: [today] });
  const receipt = await erase(ada, 'shop.example');
  expect(receipt.text).not.toContain('shop.example');
  expect(receipt.body.reference).toMatch(/^[\w-]{20,}$/);
  expect(receipt.body.erasedBy).not.toBe('');
  expect((await list(ada)).body).toEqual([receipt.body]);
  const eve = await signUp(server);
  expect((await erase(eve, 'shop.example')).body.reference).not.toBe(receipt.body.reference);
  const audit = await ada.api('GET', '/api/v1/audit-log');
  expect(audit.text).toContain('eraseDomain');
  expect(audit.text).not.toContain('shop.example');
});

test('returns the earlier receipt when there is nothing left to erase', async () => {
  await storeSite({ site: 'a', host: 'shop.example', days: [today] });
  const first = await erase(ada, 'shop.example');
  const repeated = await erase(ada, 'SHOP.example.');
  expect([repeated.status, repeated.body]).toEqual([201, first.body]);
  expect((await list(ada)).body).toHaveLength(1);
  await storeSite({ site: 'a', host: 'shop.example', days: [today] });
  const second = await erase(ada, 'shop.example');
  expect(second.body._id).not.toBe(first.body._id);
  expect((await list(ada)).body.map(({ _id }: { _id: string }) => _id)).toEqual([
    second.body._id,
    first.body._id,
  ]);
});

test('leaves the rows of other accounts', async () => {
  const eve = await signUp(server);
  const item = await addProduct(eve);
  await storeSite({ owner: eve, item, site: 'a', host: 'shop.example', days: [today] });
  expect((await erase(ada, 'shop.example')).body.rows.siteDays).toBe(0);
  expect(await rowsOf('site_days', eve)).toHaveLength(1);
  expect(await rowsOf('day_snapshots', eve)).toHaveLength(1);
  const foreign = await eve.api('POST', `/api/v2/analytics/${ada.id}/erasures`, { domain: 'a.b' });
  expect(foreign.status).toBe(404);
  expect((await eve.api('GET', `/api/v2/analytics/${ada.id}/erasures`)).status).toBe(404);
});

test('works without an analytics plan', async () => {
  await storeSite({ site: 'a', host: 'shop.example', days: [today] });
  await server.database.withSystem((tx) =>
    sql`update users set analytics_plan = 'none' where id = ${ada.id}`.execute(tx),
  );
  expect((await erase(ada, 'shop.example')).body.rows.siteDays).toBe(1);
  expect((await list(ada)).body).toHaveLength(1);
});

test.each(['', '   ', 'not a domain', 'a b.example', 'x'.repeat(260), 7])(
  'refuses the domain %j',
  async (domain) => {
    const response = await erase(ada, domain);
    expect(response.status).toBe(400);
    expect(response.body.fields.domain).toMatch(/^Enter a domain/);
  },
);
