import { flagValidation } from '@pressdock/api';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addFlag, addFlagProduct, addFlagUsers } from '../../../../test/harness/flags.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { interfaceProductId } from '../../../db/migrations/001-012/002-interface-flags.ts';
import { hashPerson } from '../evaluation/peopleList.rules.ts';
import { createFlagUsers } from './flagUsers.service.ts';

let server: TestServer;
let ada: Person;
let product: string;

beforeAll(async () => {
  server = await sharedTestServer();
});
beforeEach(async () => {
  ada = await signUp(server);
  product = await addFlagProduct(ada);
});

const inProduct = (path: string) =>
  ada.api('GET', `/api/v2/feature-flags/products/${product}/${path}`);
const patch = (flag: string, body: object) => ada.api('PATCH', flag, body);
const listChanges = async (flag: string) => (await ada.api('GET', `${flag}/changes`)).body;
const addUsers = (daysAgo: Record<string, number>) =>
  addFlagUsers(server, { person: ada, product }, daysAgo);
const run = (statement: string) =>
  server.database.withSystem((tx) => sql.raw(statement).execute(tx));

describe('the identifiers of a product', () => {
  test('count as active users for 30 days', async () => {
    await addUsers({ a: 0, b: 29, c: 31 });
    await run(`update users set selected_plan = 'pressdock-solo-2020' where id = '${ada.id}'`);
    expect((await inProduct('active-user-count')).body).toEqual({ count: 2 });
    const limit = await ada.api('GET', '/api/v2/feature-flags/over-active-user-limit');
    expect(limit.body).toEqual({ isOver: false, count: 2, limit: expect.any(Number) });
    await run(`update users set selected_plan = 'pressdock-unlimited-2020' where id = '${ada.id}'`);
    const unlimited = await ada.api('GET', '/api/v2/feature-flags/over-active-user-limit');
    expect(unlimited.body).toEqual({ isOver: false, count: 2, limit: null });
  });

  test('are found by a part, newest first', async () => {
    await addUsers({ 'old_ada@x.y': 9, 'Ada@x.y': 1, 'bob@x.y': 0, '100%': 0 });
    const search = async (text: string) =>
      (await inProduct(`users?id=${encodeURIComponent(text)}`)).body;
    expect((await search(' aDa ')).map(({ _id }: { _id: string }) => _id)).toEqual([
      'Ada@x.y',
      'old_ada@x.y',
    ]);
    expect(await search('0%')).toMatchObject([{ _id: '100%' }]);
    expect(await search('b_b')).toEqual([]);
    expect((await search('  ')).fields).toEqual({ id: flagValidation.queryRequired });
  });

  test('are deleted from requests, flags and their history', async () => {
    await addUsers({ 'Ada@x.y': 0, [hashPerson('ada@x.y')]: 0, 'bob@x.y': 0 });
    const people = ['ada@x.y', 'bob@x.y'];
    const flag = await addFlag(ada, product, { flag_type: 'individual', individual_users: people });
    const { revision } = (await ada.api('GET', flag)).body;
    const url = `/api/v2/feature-flags/products/${product}/users?id=ada%40x.y`;
    expect((await ada.api('DELETE', url)).status).toBe(204);
    expect((await ada.api('DELETE', url)).status).toBe(204);
    const stored = await run(`select (select json_agg(u) from feature_flag_users u
      where product_id = '${product}') as users, (select json_agg(f) from feature_flags f
      where product_id = '${product}') as flags, (select json_agg(c) from feature_flag_changes c
      where product_id = '${product}') as changes`);
    const text = JSON.stringify(stored.rows[0]).toLowerCase();
    expect(text).toContain('bob@x.y');
    expect(text).not.toContain('"ada@x.y"');
    expect(text).not.toContain(hashPerson('ada@x.y'));
    const stale = await patch(flag, { individual_users: people, revision });
    expect(stale.body.code).toBe('stale');
  });

  test.each([
    ['in capitals', 'ADA@x.y', ['Ada@x.y']],
    ['hashed by a client', hashPerson('ada@x.y'), ['Ada@x.y', hashPerson('ada@x.y')]],
    ['with quotes', 'a"\\da', ['A"\\da']],
    ['with percent signs', '%', ['%']],
  ])('are deleted from lists: %s', async (_case, identifier, listed) => {
    const individual_users = [...listed, 'old_ada@x.y', 'bob@x.y'];
    const flag = await addFlag(ada, product, { flag_type: 'individual', individual_users });
    await patch(flag, { individual_users: ['eve@x.y', ...individual_users] });
    const url = `/api/v2/feature-flags/products/${product}/users`;
    await ada.api('DELETE', `${url}?id=${encodeURIComponent(identifier)}`);
    const others = ['bob@x.y', 'eve@x.y', 'old_ada@x.y'];
    expect((await ada.api('GET', flag)).body.individual_users).toEqual(others);
    const changes = await listChanges(flag);
    const counts = changes.map(({ after }: { after: { individualUserCount: number } }) => after);
    expect(counts).toMatchObject([{ individualUserCount: 3 }, { individualUserCount: 2 }]);
  });

  test('are deleted from the requests for the interface flags with their account', async () => {
    const { id: owner } = await signUp(server);
    const identifiers = ['Ada@x.y', hashPerson('ada@x.y'), 'bob@x.y'];
    const add = (productId: string) =>
      server.database.withSystem((tx) =>
        sql`insert into feature_flag_users (product_id, account_id, identifier, last_requested_at)
          select ${productId}::uuid, ${owner}::uuid, identifier, now()
          from jsonb_array_elements_text(${JSON.stringify(identifiers)}::jsonb) as identifier`.execute(
          tx,
        ),
      );
    const identifiersOf = async (productId: string) => {
      const { rows } = await server.database.withSystem((tx) =>
        sql<{ identifier: string }>`select identifier from feature_flag_users
          where product_id = ${productId} and account_id = ${owner}`.execute(tx),
      );
      return rows.map(({ identifier }) => identifier);
    };
    await add(interfaceProductId);
    await add(product);
    const { forgetPerson } = createFlagUsers({
      database: server.database,
      events: { announce: () => undefined },
      flushRequests: async () => undefined,
    });
    await server.database.withSystem((tx) => forgetPerson(tx, ' ADA@x.y'));
    expect(await identifiersOf(interfaceProductId)).toEqual(['bob@x.y']);
    expect(await identifiersOf(product)).toHaveLength(3);
  });

  test('are deleted after 90 days without a request', async () => {
    await addUsers({ recent: 89, expired: 91 });
    await createFlagUsers({
      database: server.database,
      events: { announce: () => undefined },
      flushRequests: async () => undefined,
    }).prune();
    expect((await inProduct('users?id=recent')).body).toHaveLength(1);
    expect((await inProduct('users?id=expired')).body).toEqual([]);
  });

  test('are listed for the flags that are on for them', async () => {
    await addUsers({ 'a@x.y': 3, 'b@x.y': 2, [hashPerson('c@x.y')]: 1 });
    const onUsers = async (more: object) => {
      const flag = await addFlag(ada, product, { identifier: crypto.randomUUID(), ...more });
      const { results, isComplete } = (await ada.api('GET', `${flag}/on-users/`)).body;
      return { names: results.map(({ _id }: { _id: string }) => _id), isComplete, results };
    };
    const everyone = [hashPerson('c@x.y'), 'b@x.y', 'a@x.y'];
    expect(await onUsers({ active: true })).toMatchObject({ names: everyone, isComplete: true });
    expect(await onUsers({ active: false })).toMatchObject({ names: [], isComplete: true });
    const share = { flag_type: 'percentage', active: true };
    expect(await onUsers({ ...share, percentage: 100 })).toMatchObject({
      names: everyone,
      isComplete: true,
    });
    const conditions = [{ attribute: 'php', comparator: '>=', value: '8.1' }];
    const group = { flag_type: 'group', group: { match: 'all', conditions }, active: true };
    expect(await onUsers(group)).toMatchObject({ names: [], isComplete: false });
    const people = {
      flag_type: 'individual',
      individual_users: ['A@x.y', 'c@x.y', 'd@x.y', 'Eve@X.y'],
    };
    await addUsers({ 'eVe@x.Y': 4, 'EVE@x.y': 3 });
    expect(await onUsers(people)).toMatchObject({
      isComplete: true,
      results: [
        { _id: 'A@x.y', lastRequestAt: expect.any(String) },
        {
          _id: 'Eve@X.y',
          lastRequestAt: expect.stringContaining(
            new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10),
          ),
        },
        { _id: 'c@x.y', lastRequestAt: expect.any(String) },
        { _id: 'd@x.y', lastRequestAt: null },
      ],
    });
    const many = Object.fromEntries(Array.from({ length: 6000 }, (_, n) => [`p${n}@x.y`, 0]));
    await addUsers(many);
    const half = await onUsers({ ...share, percentage: 50 });
    expect([half.names.length, half.isComplete]).toEqual([1000, false]);
    const few = await onUsers({ ...share, percentage: 5 });
    expect(few.isComplete).toBe(true);
    expect(Math.abs(few.names.length - 300)).toBeLessThan(100);
  });
});
