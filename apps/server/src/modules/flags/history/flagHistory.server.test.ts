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
    const restore = ({ _id }: { _id: string }, body: object = {}) =>
      ada.api('POST', `${flag}/changes/${_id}/restore`, body);
    const late = await restore(created, { revision: 2 });
    expect([late.status, late.body.code]).toEqual([409, 'stale']);
    const parallel = await Promise.all([
      restore(created, { revision: 3 }),
      restore(listed, { revision: 3 }),
    ]);
    expect(parallel.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await restore(renamed)).status).toBe(200);
    expect((await restore(created)).status).toBe(200);
    expect((await ada.api('GET', flag)).body).toMatchObject({
      name: 'New editor',
      identifier: 'NEW_EDITOR',
      percentage: 25,
      individual_users: [],
      active: false,
      revision: 6,
    });
    expect((await restore(created)).status).toBe(200);
    expect((await listChanges(flag))[0]).toMatchObject({ kind: 'restored', removed: { count: 1 } });
    expect(await listChanges(flag)).toHaveLength(6);
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
    await addFlag(ada, product, {
      name: 'List',
      identifier: 'LIST',
      flag_type: 'individual',
      individual_users: ['Ada@example.com'],
      active: true,
    });
    const explained = await inProduct('explain?identifier=ada%40example.com&php=8.2');
    expect(explained.body).toMatchObject([
      { flag: 'GROUP', active: false, reason: 'conditionsNotMet', conditions: [true, false] },
      { flag: 'LIST', active: true, reason: 'listed' },
      { flag: 'SHARE', active: true, reason: 'withinPercentage', percentage: 100 },
    ]);
    expect(explained.body[2].bucket).toBeGreaterThan(0);
    expect((await inProduct('active-user-count')).body).toEqual({ count: 0 });
  });
});
