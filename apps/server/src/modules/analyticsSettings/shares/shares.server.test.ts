import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { dayFromToday } from '../../../../test/harness/analytics.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { NO_OPTIONAL_FACTS } from '../../sites/recording/siteFacts.ts';
import { createSiteHistory } from '../../sites/recording/siteHistory.service.ts';
import { createRollups } from '../../sites/rollups/rollups.service.ts';

/** Ends with the error of a day that cannot be rolled up. */
const reject = (error: unknown) => Promise.reject(error);

let server: TestServer;
let ada: Person;
let product: string;

const sharesOf = ({ id }: Person) => `/api/v2/analytics/${id}/shares`;
const newShare = (changes = {}) => ({
  ...{ product, name: 'For the agency', date: null, comparedDate: null, filters: [] },
  ...changes,
});

beforeAll(async () => {
  server = await sharedTestServer();
  ada = await signUp(server);
  product = await addProduct(ada);
});

async function addProduct(person: Person): Promise<string> {
  const body = { name: 'Shop', slug: 'shop', description: 'x' };
  return (await person.api('POST', '/api/v1/plugins', body)).body._id;
}

test('shows the URL of a new link once and stores only the hash of its token', async () => {
  const filters = ['php.lt.8.1', 'country.eq.DE'];
  const request = newShare({ date: '2026-01-02', comparedDate: '2026-01-01', filters });
  const { status, body } = await ada.api('POST', sharesOf(ada), request);
  expect(status).toBe(201);
  const { url, ...share } = body;
  expect(url).toMatch(new RegExp(`^${server.config.publicUrl}/shared-analytics/[\\w-]{43}$`));
  expect(share).toMatchObject({ ...request, productName: 'Shop' });
  const listed = await ada.api('GET', sharesOf(ada));
  expect(listed.body).toEqual([share]);
  const { rows } = await server.database.withSystem((tx) =>
    sql`select * from analytics_shares where account_id = ${ada.id}`.execute(tx),
  );
  expect(JSON.stringify(rows)).not.toContain(url.split('/').at(-1));
});

test('lists the newest link first', async () => {
  const eve = await signUp(server);
  const own = await addProduct(eve);
  for (const name of ['first', 'second']) {
    await eve.api('POST', sharesOf(eve), newShare({ name, product: own }));
  }
  const { body } = await eve.api('GET', sharesOf(eve));
  expect(body.map(({ name }: { name: string }) => name)).toEqual(['second', 'first']);
});

test.each([
  ['a blank name', { name: ' ' }],
  ['a long name', { name: 'x'.repeat(101) }],
  ['an invalid day', { date: '2026-02-30' }],
  ['an unknown fact', { filters: ['email.eq.x'] }],
  ['too many filters', { filters: Array(9).fill('php.eq.8') }],
])('refuses %s', async (_, changes) => {
  expect((await ada.api('POST', sharesOf(ada), newShare(changes))).status).toBe(400);
});

test('does not share the products of others', async () => {
  const eve = await signUp(server);
  expect((await eve.api('POST', sharesOf(eve), newShare())).status).toBe(404);
  expect((await eve.api('POST', sharesOf(ada), newShare())).status).toBe(404);
  expect((await eve.api('GET', sharesOf(ada))).status).toBe(404);
});

test('an account has at most 100 links, also when several are created at once', async () => {
  const eve = await signUp(server);
  const own = await addProduct(eve);
  await server.database.withSystem((tx) =>
    sql`insert into analytics_shares (id, account_id, item_id, name, token_hash, filters)
      select gen_random_uuid(), ${eve.id}, ${own}, 'x', 'hash-' || n || ${eve.id}, '{}'
      from generate_series(1, 98) as n`.execute(tx),
  );
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => eve.api('POST', sharesOf(eve), newShare({ product: own }))),
  );
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, 201, 409, 409, 409, 409]);
  expect((await eve.api('GET', sharesOf(eve))).body).toHaveLength(100);
});

test('revokes a link', async () => {
  const eve = await signUp(server);
  const share = newShare({ product: await addProduct(eve) });
  const { body } = await eve.api('POST', sharesOf(eve), share);
  const path = `${sharesOf(eve)}/${body._id}`;
  expect((await ada.api('DELETE', `${sharesOf(ada)}/${body._id}`)).status).toBe(404);
  expect((await eve.api('DELETE', path)).status).toBe(204);
  expect((await eve.api('DELETE', path)).status).toBe(404);
  expect((await eve.api('GET', sharesOf(eve))).body).toEqual([]);
  const audit = await eve.api('GET', '/api/v1/audit-log');
  const entries: { action: string; subject: string }[] = audit.body.results;
  const revoked = entries.filter(({ action }) => action === 'revokeShare');
  expect(revoked.map(({ subject }) => subject)).toContain('For the agency');
});

/** Stores the checks of a day and counts them. */
async function recordSites(item: string, day: string, hostings: readonly string[]) {
  const history = createSiteHistory(server.database);
  const checks = hostings.map((hosting, site) => ({
    ...NO_OPTIONAL_FACTS,
    item_id: item,
    at: `${day}T10:00:00.000Z`,
    times: 1,
    site_key: String(site).padStart(32, '0'),
    is_consenting: true,
    installed_version: '1.0.0',
    wordpress_version: '6.7',
    php_version: '8.3.1',
    host: `site-${site}.example`,
    client_network: `198.51.${site}.0/24`,
    hosting,
  }));
  await history.recordChecks({ checks, uncounted: new Map() }, new Date(), { isLimited: false });
  await createRollups(server.database, reject).rollUpDay({ item_id: item, day });
}

const today = new Date().toISOString().slice(0, 10);
const readShared = (url: string) =>
  server.api('GET', `/api/v2/public/analytics/${url.split('/').at(-1)}`);

test('a link shows the figures of the product without domains, networks and rare hosting providers', async () => {
  const eve = await signUp(server);
  const item = await addProduct(eve);
  await recordSites(item, today, ['Big', 'Big', 'Big', 'Small', 'Tiny']);
  const { url } = (await eve.api('POST', sharesOf(eve), newShare({ product: item }))).body;
  const response = await readShared(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  const { day } = response.body;
  expect([day.date, day.sites]).toEqual([today, 5]);
  const hosting = day.values.find(({ fact }: { fact: string }) => fact === 'hosting');
  expect(hosting.data).toEqual([
    { value: 'Big', sites: 3 },
    { value: '(other)', sites: 2 },
  ]);
  expect(response.text).not.toMatch(/site-\d|198\.51|Small|Tiny/);
});

test('a link without a fixed day shows a complete day instead of today', async () => {
  const eve = await signUp(server);
  const item = await addProduct(eve);
  const { url } = (await eve.api('POST', sharesOf(eve), newShare({ product: item, date: null })))
    .body;
  const shownDay = async () => (await readShared(url)).body.day.date;
  for (const days of [0, -1, -2]) {
    await recordSites(item, dayFromToday(days), ['Big']);
    expect(await shownDay()).toBe(dayFromToday(days));
  }
});

test('a link is not found once it is revoked, without a plan, and while the account is suspended', async () => {
  const eve = await signUp(server);
  const item = await addProduct(eve);
  await recordSites(item, today, ['Big']);
  const { url, _id } = (await eve.api('POST', sharesOf(eve), newShare({ product: item }))).body;
  const update = (set: string) =>
    server.database.withSystem((tx) =>
      sql`update users set ${sql.raw(set)} where id = ${eve.id}`.execute(tx),
    );
  const expectStatus = async (status: number) =>
    expect((await readShared(url)).status).toBe(status);
  await expectStatus(200);
  await update("analytics_plan = 'none'");
  await expectStatus(404);
  await update("analytics_plan = 'pressdock-analytics-small', suspended_at = now()");
  await expectStatus(404);
  await update('suspended_at = null');
  await expectStatus(200);
  await eve.api('DELETE', `${sharesOf(eve)}/${_id}`);
  await expectStatus(404);
  expect((await readShared('unknown')).status).toBe(404);
});
