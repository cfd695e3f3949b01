import { flagValidation } from '@pressdock/api';
import { FLAG_LIMITS } from '@pressdock/api/limits';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addFlag, addFlagProduct, addFlagUsers } from '../../../../test/harness/flags.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { hashPerson } from '../evaluation/evaluation.rules.ts';
import { createFlagUsers } from '../users/flagUsers.service.ts';

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

describe('the history of a flag', () => {
  test('lists every change with its author, before and after, newest first', async () => {
    const flag = await addFlag(ada, product);
    const key = (await ada.api('POST', '/api/v1/api-keys', { name: 'CI', scope: 'full' })).body.key;
    await patch(flag, { active: true });
    await patch(flag, { active: true });
    await server.api('PATCH', flag, {
      token: key,
      body: { flag_type: 'individual', individual_users: ['b@x.y', 'a@x.y'] },
    });
    await patch(flag, { individual_users: ['A@x.y', 'c@x.y'] });
    const changes = await listChanges(flag);
    const owner = `Ada Example (${ada.email})`;
    expect(changes).toMatchObject([
      {
        kind: 'changed',
        changedBy: owner,
        before: { individualUserCount: 2 },
        after: { individualUserCount: 2 },
        added: { count: 1, first: ['c@x.y'] },
        removed: { count: 1, first: ['b@x.y'] },
      },
      {
        kind: 'changed',
        changedBy: expect.stringMatching(/^CI \(/),
        before: { flag_type: 'on/off' },
        after: { flag_type: 'individual' },
        added: { count: 2, first: ['a@x.y', 'b@x.y'] },
        removed: { count: 0, first: [] },
      },
      { changedBy: owner, before: { active: false }, after: { active: true } },
      { kind: 'created', changedBy: owner, before: null, after: { active: false } },
    ]);
    expect((await ada.api('GET', flag)).body).toMatchObject({ lastEditor: owner, revision: 4 });
  });

  test('lists the people of changes between which the list stays the same', async () => {
    const individual_users = ['a@x.y', 'b@x.y'];
    const flag = await addFlag(ada, product, { flag_type: 'individual', individual_users });
    await patch(flag, { active: true });
    await patch(flag, { name: 'Newer' });
    await patch(flag, { individual_users: ['B@x.y', 'c@x.y'] });
    await patch(flag, { individual_users: [] });
    const names = (await listChanges(flag)).map(
      ({ added, removed }: Record<'added' | 'removed', { first: string[] }>) => [
        added.first,
        removed.first,
      ],
    );
    const none = [[], []];
    expect(names).toEqual([
      [[], ['B@x.y', 'c@x.y']],
      [['c@x.y'], ['a@x.y']],
      none,
      none,
      [individual_users, []],
    ]);
  });

  test(`keeps the newest ${FLAG_LIMITS.changes} changes`, async () => {
    const flag = await addFlag(ada, product);
    const id = flag.split('/').at(-1);
    await run(`insert into feature_flag_changes (id, account_id, product_id, flag_id, revision, kind, state)
      select gen_random_uuid(), account_id, product_id, flag_id, n, 'changed', state
      from feature_flag_changes, generate_series(2, 100) n where flag_id = '${id}'`);
    await run(`update feature_flags set revision = 100 where id = '${id}'`);
    await patch(flag, { active: true });
    const changes = await listChanges(flag);
    expect(changes).toHaveLength(FLAG_LIMITS.changes);
    expect(changes[0].after.active).toBe(true);
    expect(changes.at(-1)).toMatchObject({ kind: 'changed', before: null });
  });

  test('restores any state, except an identifier that another flag has or sites request', async () => {
    const flag = await addFlag(ada, product, { flag_type: 'percentage', percentage: 25 });
    await patch(flag, { name: 'Newer', flag_type: 'individual', individual_users: ['a@x.y'] });
    await patch(flag, { identifier: 'RENAMED', active: true });
    const [renamed, listed, created] = await listChanges(flag);
    const restore = ({ _id }: { _id: string }) => ada.api('POST', `${flag}/changes/${_id}/restore`);
    expect((await restore(created)).status).toBe(200);
    expect((await ada.api('GET', flag)).body).toMatchObject({
      name: 'New editor',
      identifier: 'NEW_EDITOR',
      percentage: 25,
      individual_users: [],
      active: false,
      revision: 4,
    });
    expect((await restore(created)).status).toBe(200);
    expect((await listChanges(flag))[0]).toMatchObject({ kind: 'restored', removed: { count: 1 } });
    expect(await listChanges(flag)).toHaveLength(4);
    await addFlag(ada, product, { identifier: 'RENAMED' });
    expect((await restore(renamed)).body.fields).toEqual({
      identifier: flagValidation.identifierTaken,
    });
    await patch(flag, { identifier: 'LATEST' });
    await run(`update feature_flag_products set last_requested_at = now() where id = '${product}'`);
    expect((await restore(listed)).body.fields).toEqual({
      identifier: flagValidation.identifierInUse,
    });
  });

  test('says how far a change has reached', async () => {
    await addUsers({ a: 0, b: 1, c: 2, d: 29, e: 31 });
    const flag = await addFlag(ada, product, { active: true });
    const [{ _id }] = await listChanges(flag);
    await run(
      `update feature_flag_changes set changed_at = '2026-01-01T12:00Z' where id = '${_id}'`,
    );
    await run(`insert into feature_flag_reach (change_id, account_id, period, identifiers) values
      ('${_id}', '${ada.id}', '2026-01-01T12:00Z', 1), ('${_id}', '${ada.id}', '2026-01-01T12:10Z', 2),
      ('${_id}', '${ada.id}', '2026-01-09T00:00Z', 7)`);
    expect((await ada.api('GET', `${flag}/changes/${_id}/reach`)).body).toEqual({
      total: 4,
      reached: 4,
      halfAt: '2026-01-01T12:20:00.000Z',
      ninetyPercentAt: '2026-01-10T00:00:00.000Z',
      points: [
        { at: '2026-01-01T12:10:00.000Z', reached: 1 },
        { at: '2026-01-01T12:20:00.000Z', reached: 3 },
        { at: '2026-01-10T00:00:00.000Z', reached: 4 },
      ],
    });
  });

  test('explains the result of every flag without recording the request', async () => {
    const conditions = [
      { attribute: 'php', comparator: '>=', value: '8.1' },
      { attribute: 'locale', comparator: 'is', value: 'de_DE' },
    ];
    await addFlag(ada, product, {
      name: 'Group',
      identifier: 'GROUP',
      flag_type: 'group',
      group: { match: 'all', conditions },
      active: true,
    });
    await addFlag(ada, product, {
      name: 'Share',
      identifier: 'SHARE',
      flag_type: 'percentage',
      percentage: 100,
      active: true,
    });
    const explained = await inProduct('explain?identifier=ada%40example.com&php=8.2');
    expect(explained.body).toMatchObject([
      { flag: 'GROUP', active: false, reason: 'conditionsNotMet', conditions: [true, false] },
      { flag: 'SHARE', active: true, reason: 'withinPercentage', percentage: 100 },
    ]);
    expect(explained.body[1].bucket).toBeGreaterThan(0);
    expect((await inProduct('active-user-count')).body).toEqual({ count: 0 });
  });
});

describe('the identifiers of a product', () => {
  test('count as active users for 30 days', async () => {
    await addUsers({ a: 0, b: 29, c: 31 });
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
    const people = { flag_type: 'individual', individual_users: ['A@x.y', 'c@x.y', 'd@x.y'] };
    expect(await onUsers(people)).toMatchObject({
      isComplete: true,
      results: [
        { _id: 'A@x.y', lastRequestAt: expect.any(String) },
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
