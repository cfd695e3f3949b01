import { randomUUID } from 'node:crypto';
import { LICENSE_STATUS_FILTERS, type LicenseStatusFilter } from '@pressdock/api';
import { LICENSE_EXPIRING_DAYS, LICENSES_PAGE } from '@pressdock/api/limits';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, addLicense } from '../../../../test/harness/licenses.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { decodeCursor, encodeCursor } from '../../../db/listCursor.rules.ts';
import { statusOf } from '../licenseStatus.rules.ts';

let server: TestServer;
let ines: Person;
let customer: string;

beforeAll(async () => {
  server = await sharedTestServer();
  ines = await signUp(server);
  customer = await addCustomer(ines);
});

const day = 86_400_000;
type Found = { results: { _id: string }[]; pages: number; total: number | null; next: string };
const list = async (person: Person, query: string): Promise<Found> =>
  (await person.api('GET', `/api/v2/license?${query}`)).body;
const idsOf = ({ results }: Found) => results.map(({ _id }) => _id);

describe('a license status', () => {
  const now = new Date('2026-06-01T00:00:00Z');
  const [past, future] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
  const good = { suspended_at: null, expires_at: null, activation_limit: 0, active_sites: 0 };

  it.each([
    ['active', {}],
    ['active', { expires_at: future }],
    ['active', { activation_limit: 2, active_sites: 1 }],
    ['active', { activation_limit: 0, active_sites: 9 }],
    ['limit_reached', { activation_limit: 2, active_sites: 2 }],
    ['limit_reached', { activation_limit: 1, active_sites: 2, expires_at: future }],
    ['expired', { expires_at: past }],
    ['expired', { expires_at: now }],
    ['expired', { expires_at: past, activation_limit: 1, active_sites: 1 }],
    ['suspended', { suspended_at: past }],
    ['suspended', { suspended_at: past, expires_at: past, activation_limit: 1, active_sites: 1 }],
  ])('is %s with %o', (expected, facts) => {
    expect(statusOf({ ...good, ...facts }, now)).toBe(expected);
  });

  it('is the same in filters and in responses', async () => {
    const person = await signUp(server);
    const theirs = await addCustomer(person);
    const facts = fc.record({
      limit: fc.constantFrom(0, 1, 2),
      sites: fc.constantFrom(0, 1, 2),
      ends: fc.option(fc.integer({ min: -40, max: 40 })),
      isSuspended: fc.nat(4).map((chance) => chance === 0),
    });
    for (const { limit, sites, ends, isSuspended } of fc.sample(facts, { numRuns: 24, seed: 7 })) {
      const domains = ['a.com', 'b.com'].slice(0, sites);
      const { id } = await addLicense(person, theirs, {
        activation_limit: limit,
        activated_domains: [...domains, 'staging.a.com'],
        expires: ends === null ? null : new Date(Date.now() + ends * day + 3_600_000).toISOString(),
      });
      if (isSuspended) await person.api('POST', `/api/v2/license/${id}/suspend`);
    }
    const all = (await list(person, '')).results as unknown as {
      _id: string;
      status: string;
      expires: string | null;
    }[];
    expect(all).toHaveLength(24);
    const isExpiring = ({ status, expires }: (typeof all)[number]) =>
      ['active', 'limit_reached'].includes(status) &&
      expires !== null &&
      Date.parse(expires) <= Date.now() + LICENSE_EXPIRING_DAYS * day;
    const expectedFor = (filter: LicenseStatusFilter) =>
      all.filter((one) => (filter === 'expiring' ? isExpiring(one) : one.status === filter));
    for (const filter of LICENSE_STATUS_FILTERS) {
      const found = await list(person, `status=${filter}`);
      expect(expectedFor(filter).length, filter).toBeGreaterThan(0);
      expect(idsOf(found), filter).toEqual(expectedFor(filter).map(({ _id }) => _id));
      const counted = await person.api('GET', `/api/v2/license/count?status=${filter}`);
      expect(counted.body).toEqual({ count: found.results.length, isExact: true });
    }
  });
});

describe('license pages', () => {
  it('neither skip nor repeat licenses while others are added and deleted', async () => {
    const person = await signUp(server);
    const theirs = await addCustomer(person);
    const made: string[] = [];
    for (let count = 0; count < 2 * LICENSES_PAGE + 3; count += 1) {
      made.unshift((await addLicense(person, theirs, { notes: 'many' })).id);
    }
    for (const query of ['', 'searchText=man', 'status=active', `customer=${theirs}`]) {
      const seen: string[] = [];
      let next: string | null = '';
      while (next !== null) {
        const page = await list(person, `${query}&after=${next}`);
        seen.push(...idsOf(page));
        next = page.next;
        await addLicense(person, theirs, { notes: 'many' });
      }
      expect(seen.slice(-made.length)).toEqual(made);
      expect(new Set(seen).size).toBe(seen.length);
    }
  });

  it("continue after the cursor's license even if it was deleted", async () => {
    const person = await signUp(server);
    const theirs = await addCustomer(person);
    for (let count = 0; count < LICENSES_PAGE + 2; count += 1) await addLicense(person, theirs);
    const first = await list(person, '');
    await person.api('DELETE', `/api/v2/license/${idsOf(first).at(-1)}`);
    expect((await list(person, `after=${first.next}`)).results).toHaveLength(2);
  });

  it.each([
    'x',
    'AAAA',
    ...['2026-13-01', '2026-02-30', '0000-01-01'].map((date) =>
      encodeCursor({ time: `${date}T00:00:00.000000Z`, id: randomUUID() }),
    ),
  ])('reject the cursor %s', async (after) => {
    const response = await ines.api('GET', `/api/v2/license?after=${after}`);
    expect(response.status).toBe(400);
    expect(response.body.fields).toEqual({ after: 'Invalid cursor.' });
  });

  it('have cursors with microsecond precision', () => {
    const cursor = { time: '2026-06-01T10:11:12.345678Z', id: randomUUID() };
    expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
  });
});

describe('a license search', () => {
  it('finds a license by any text that a customer quotes', async () => {
    const person = await signUp(server);
    const { _id } = (
      await person.api('POST', '/api/v2/customers', { email: 'Jo.Doe@buyer.example' })
    ).body;
    const key = '3f2a9b10-77aa-4c3d-9e21-0b5d2f6c8e11';
    const { id } = await addLicense(person, _id, {
      key,
      domain: 'only.harbor.com',
      notes: 'Agency,\u00a0renews\u3000in Müllheim; pays by Überweisung_2026',
      activated_domains: ['my-shop.client.co.uk', 'bücher.de'],
    });
    const other = await addCustomer(person, { email: 'somebody@else.example' });
    await addLicense(person, other, { notes: 'Somebody else' });
    const texts = [
      key,
      key.toUpperCase(),
      '3f2a9b10-77',
      '0b5d2f6c8e11',
      'only.harbor.com',
      'HARB',
      'https://www.only.harbor.com/wp-admin',
      'client.co.uk',
      'my-shop',
      'my-sh',
      'shop.client',
      'client my-shop',
      'client\u202fmy-shop',
      'www.my-shop.client.co.uk',
      'https://bücher.de/',
      'bücher.de',
      'only.harbor.com/cart',
      'only.harbor.com:8080',
      'agency renews',
      'agency\u00a0renews',
      'renews agency',
      'müll',
      'berweisung'.replace(/^/, 'ü'.toUpperCase()),
      '2026',
      'jo.doe@buyer.example',
      'jo.doe@buy',
    ];
    for (const text of texts) {
      const found = await list(person, `searchText=${encodeURIComponent(text)}`);
      expect(idsOf(found), text).toEqual([id]);
    }
    for (const text of [
      '%',
      '_',
      '\\',
      "'",
      "' | 'q",
      ':*',
      'nothing here',
      'agency nothing',
      'client.my-shop',
    ]) {
      const found = await list(person, `searchText=${encodeURIComponent(text)}`);
      expect(idsOf(found), text).toEqual([]);
    }
  });

  it('finds rare and old licenses among thousands by text and by status', async () => {
    const person = await signUp(server);
    const theirs = await addCustomer(person);
    const old = await addLicense(person, theirs, { notes: 'needle', activation_limit: 1 });
    await person.api('POST', `/api/v2/license/${old.id}/suspend`);
    await server.database.withSystem((tx) =>
      sql`insert into licenses (id, account_id, customer_id, key)
        select gen_random_uuid(), ${person.id}, ${theirs}, 'bulk-' || n from generate_series(1, 2600) n`.execute(
        tx,
      ),
    );
    for (const query of [
      'searchText=need',
      'status=suspended',
      'searchText=need&status=suspended',
    ]) {
      const found = await list(person, query);
      expect(idsOf(found), query).toEqual([old.id]);
      expect(found).toMatchObject({ pages: 1, total: 1, next: null });
    }
    const many = await list(person, 'searchText=bulk');
    expect(many).toMatchObject({ total: null, pages: 2 });
    const near = await list(person, 'searchText=bulk&page=7');
    expect(near).toMatchObject({ total: null, pages: 9 });
    expect(near.results).toHaveLength(LICENSES_PAGE);
    // Later pages search everything, which also yields the total.
    const far = await list(person, 'searchText=bulk&page=9');
    expect(far).toMatchObject({ total: 2600, pages: 104 });
    expect(new Set([...idsOf(near), ...idsOf(far)]).size).toBe(2 * LICENSES_PAGE);
    expect(await list(person, 'searchText=bulk&page=1000000')).toMatchObject({ results: [] });
    const counted = await person.api('GET', '/api/v2/license/count?searchText=bulk');
    expect(counted.body).toEqual({ count: 2600, isExact: true });
    const deep = await list(person, 'searchText=bulk&page=103');
    expect(deep).toMatchObject({ pages: 104, total: 2600, next: null });
    expect(deep.results).toHaveLength(25);
    expect((await list(person, 'page=104')).results).toHaveLength(1);
  });
});

describe('the activations of a license', () => {
  it('are listed with the reason why one does not count, and can be deactivated one by one', async () => {
    const domains = ['shop.com', 'localhost', '10.0.0.1', 'staging.shop.com'];
    const { id } = await addLicense(ines, customer, { activated_domains: domains });
    const path = `/api/v2/license/${id}/activations`;
    const { body } = await ines.api('GET', path);
    expect(body).toMatchObject({ pages: 1, siteCount: 4, activationCount: 1 });
    const reasons = new Map(
      body.results.map((one: { domain: string; reason: string }) => [one.domain, one.reason]),
    );
    expect(Object.fromEntries(reasons)).toEqual({
      'shop.com': null,
      localhost: 'local',
      '10.0.0.1': 'private_address',
      'staging.shop.com': 'staging',
    });
    const shop = body.results.find(({ counts }: { counts: boolean }) => counts);
    const other = await addLicense(ines, customer, { activated_domains: ['other.com'] });
    const foreign = `/api/v2/license/${other.id}/activations/${shop._id}`;
    expect((await ines.api('DELETE', foreign)).status).toBe(404);
    expect((await ines.api('DELETE', `${path}/${shop._id}`)).status).toBe(204);
    const left = (await ines.api('GET', `/api/v2/license/${id}`)).body;
    expect(left).toMatchObject({ siteCount: 3, activationCount: 0 });
    expect(left.activated_domains).not.toContain('shop.com');
  });
});
