import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { hashPerson } from '../evaluation/peopleList.rules.ts';
import { createFlagCache } from './flagCache.ts';
import { addFlags } from './flagProducts.testing.ts';

let server: TestServer;
let ada: Person;
let productId: string;
let flagIds: string[];

beforeAll(async () => {
  server = await startTestServer();
  ada = await signUp(server);
  ({ productId, flagIds } = await server.database.withSystem((tx) =>
    addFlags(tx, ada.id, [
      { identifier: 'EVERYONE' },
      { identifier: 'LISTED', flag_type: 'individual', individual_users: ['Ann@example.com'] },
      { identifier: 'OFF', active: false },
      { identifier: 'SHARE', flag_type: 'percentage', percentage: 100 },
      {
        identifier: 'NEW_PHP',
        flag_type: 'group',
        group: {
          match: 'all',
          conditions: [
            { attribute: 'php', comparator: '>=', value: '8.1' },
            { attribute: 'identifier_domain', comparator: 'is', value: 'example.com' },
          ],
        },
      },
    ]),
  ));
});
afterAll(() => server.close());

const read = (query = '', headers = {}) =>
  server.api('GET', `/api/v2/public/feature-flags/${productId}${query}`, { headers });

const activeOf = ({ body }: { body: { flag: string; active: boolean }[] }) =>
  body.filter(({ active }) => active).map(({ flag }) => flag);

const storedUsers = () =>
  server.database.withSystem((tx) =>
    tx.selectFrom('feature_flag_users').select(['product_id', 'identifier']).execute(),
  );

describe('the flags of a product', () => {
  it('are a list of flags and whether each is active, as before', async () => {
    const response = await read('?identifier=ann%40example.com');
    expect(response.status).toBe(200);
    expect(response.body).toEqual([
      { flag: 'EVERYONE', active: true },
      { flag: 'LISTED', active: true },
      { flag: 'NEW_PHP', active: false },
      { flag: 'OFF', active: false },
      { flag: 'SHARE', active: true },
    ]);
  });

  it.each([
    ['', ['EVERYONE']],
    ['?identifier=', ['EVERYONE']],
    ['?identifier=bob%40other.com', ['EVERYONE', 'SHARE']],
    ['?identifier=ANN%40example.com', ['EVERYONE', 'LISTED', 'SHARE']],
    ['?identifier=bob%40example.com&php=8.2.1-1ubuntu2', ['EVERYONE', 'NEW_PHP', 'SHARE']],
    ['?identifier=bob%40other.com&identifier=ann%40example.com', ['EVERYONE', 'SHARE']],
    [
      `?identifier=${hashPerson('ann@example.com')}&identifier_domain=example.com&php=8.1`,
      ['EVERYONE', 'LISTED', 'NEW_PHP', 'SHARE'],
    ],
    [`?identifier=a%00b`, ['EVERYONE']],
    [`?identifier=${'x'.repeat(321)}`, ['EVERYONE']],
    [`?php=${'8'.repeat(20_000)}`, ['EVERYONE']],
    ['?identifier=%E0%A4%A&php=%', ['EVERYONE', 'SHARE']],
  ])('for %s are the active ones %j', async (query, expected) => {
    expect(activeOf(await read(query))).toEqual(expected);
  });

  it('are none for an unknown product and for a malformed id', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nothing', "'; drop table users"]) {
      const path = `/api/v2/public/feature-flags/${encodeURIComponent(id)}?identifier=eve`;
      expect(await server.api('GET', path)).toMatchObject({ status: 200, body: [] });
    }
    expect(await storedUsers()).not.toContainEqual(expect.objectContaining({ identifier: 'eve' }));
  });

  it('are not sent for a megabyte of query, and nothing is stored', async () => {
    const response = await read(`?identifier=mega%40example.com&x=${'x'.repeat(1_000_000)}`);
    expect(response.status).toBe(431);
    await vi.waitFor(async () => expect(await storedUsers()).not.toEqual([]), 5000);
    const identifiers = (await storedUsers()).map(({ identifier }) => identifier);
    expect(identifiers).toContain('ann@example.com');
    for (const identifier of identifiers) {
      expect(identifier.length).toBeLessThanOrEqual(320);
      expect(identifier).not.toMatch(/mega|\p{Cc}/u);
    }
  });

  it('are sent again only if they have changed', async () => {
    const { headers } = await read('?identifier=ann');
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await read('?identifier=ann', { 'if-none-match': tag });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    const other = await read('?identifier=ann%40example.com', { 'if-none-match': etag });
    expect(other.status).toBe(200);
  });

  it('can be read by browsers on every origin', async () => {
    const { headers } = await read('', { origin: 'https://shop.example' });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('ETag');
    const preflight = await server.api('OPTIONS', `/api/v2/public/feature-flags/${productId}`, {
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'if-none-match',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('If-None-Match');
  });

  it('store a person who is deleted right after a request only at the next one', async () => {
    await read('?identifier=eve%40example.com');
    const users = `/api/v2/feature-flags/products/${productId}/users?id=eve%40example.com`;
    expect((await ada.api('DELETE', users)).status).toBe(204);
    await read('?identifier=zoe%40example.com');
    const identifiers = async () => (await storedUsers()).map(({ identifier }) => identifier);
    await vi.waitFor(async () => expect(await identifiers()).toContain('zoe@example.com'), 5000);
    expect(await identifiers()).not.toContain('eve@example.com');
    await read('?identifier=eve%40example.com');
    await vi.waitFor(async () => expect(await identifiers()).toContain('eve@example.com'), 5000);
  });

  it('are read again only where they have changed', async () => {
    const fields = Array.from({ length: 12 }, (_, index) => ({
      identifier: `LIST_${index}`,
      flag_type: 'individual' as const,
      individual_users: ['ann@example.com'],
    }));
    const added = await server.database.withSystem((tx) => addFlags(tx, ada.id, fields));
    const path = `/api/v2/feature-flags/products/${added.productId}/flags/${added.flagIds[0]}`;
    const cache = createFlagCache(server.database);
    const before = await cache.find(added.productId);
    expect(before?.flags).toHaveLength(12);
    expect((await ada.api('PATCH', path, { active: false })).status).toBe(200);
    cache.forget(added.productId);
    const after = await cache.find(added.productId);
    expect(after?.flags.map((flag, index) => flag === before?.flags[index])).toEqual([
      false,
      ...Array.from({ length: 11 }, () => true),
    ]);
  });

  it('change within two seconds', async () => {
    await server.database.withSystem((tx) =>
      tx
        .updateTable('feature_flags')
        .set({ active: false, revision: 2 })
        .where('id', '=', flagIds[0] ?? '')
        .execute(),
    );
    const changed = async () => expect(activeOf(await read())).toEqual([]);
    await vi.waitFor(changed, { timeout: 2000, interval: 50 });
  });
});
