import { flagValidation } from '@pressdock/api';
import { FLAG_LIMITS, PLAN_LIMITS } from '@pressdock/api/limits';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addFlagProduct,
  addFlagUsers,
  addFlag as addTestFlag,
} from '../../../../test/harness/flags.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { setPlan } from '../../../../test/harness/team.ts';
import { flagMessages } from '../flags.messages.ts';

let server: TestServer;
let ada: Person;
let product: string;

beforeAll(async () => {
  server = await sharedTestServer();
});
beforeEach(async () => {
  ada = await signUp(server);
  product = await addProduct('Harbor Forms');
});

const products = '/api/v2/feature-flags/products';
const flagsOf = (id = product) => `${products}/${id}/flags`;
const run = (statement: string) =>
  server.database.withSystem((tx) => sql.raw(statement).execute(tx));

const addProduct = (name: string) => addFlagProduct(ada, name);

async function addFlag(more: object = {}): Promise<string> {
  return (await addTestFlag(ada, product, more)).split('/').at(-1) ?? '';
}

const patch = (id: string, body: object) => ada.api('PATCH', `${flagsOf()}/${id}`, body);
const read = async (id: string) => (await ada.api('GET', `${flagsOf()}/${id}`)).body;

describe('a product with feature flags', () => {
  test('is added, listed by name, renamed and deleted with its flags', async () => {
    const other = await addProduct('anchor');
    const list = await ada.api('GET', products);
    expect(list.body.map(({ name }: { name: string }) => name)).toEqual(['anchor', 'Harbor Forms']);
    expect(list.body[0]).toMatchObject({ _id: other, lastRequestAt: null, isInterface: false });
    expect((await ada.api('PATCH', `${products}/${other}`, { name: 'Buoy' })).status).toBe(200);
    expect((await ada.api('GET', `${products}/${other}`)).body.name).toBe('Buoy');
    const flag = await addFlag();
    await run(`insert into feature_flag_users (product_id, account_id, identifier, last_requested_at)
      select '${product}', '${ada.id}', n || '@example.com', now() from generate_series(1, 12000) n`);
    expect((await ada.api('DELETE', `${products}/${product}`)).status).toBe(204);
    expect((await ada.api('GET', `${flagsOf()}/${flag}`)).status).toBe(404);
    expect((await ada.api('GET', products)).body).toHaveLength(1);
  });

  test.each([
    [{ name: 'harbor FORMS' }, 409, flagValidation.productTaken],
    [{ name: '  ' }, 400, flagValidation.nameRequired],
    [{}, 400, flagValidation.nameRequired],
  ])('needs a name of its own: %o', async (body, status, message) => {
    const response = await ada.api('POST', products, body);
    expect([response.status, response.body.fields]).toEqual([status, { name: message }]);
  });

  test('counts its flags that are on and off', async () => {
    for (const identifier of ['A', 'B', 'C'])
      await addFlag({ identifier, active: identifier === 'A' });
    const counts = await ada.api('GET', `${products}/${product}/flag-counts`);
    expect(counts.body).toEqual({ active: 1, inactive: 2 });
  });

  test('has its figures listed with those of all products of the account', async () => {
    for (const identifier of ['A', 'B', 'C'])
      await addFlag({ identifier, active: identifier === 'A' });
    await addFlagUsers(server, { person: ada, product }, { a: 0, b: 29, c: 31 });
    const empty = await addProduct('anchor');
    const bob = await signUp(server);
    await addFlagProduct(bob, 'Other');
    const figures = await ada.api('GET', '/api/v2/feature-flags/product-figures');
    expect(new Set(figures.body)).toEqual(
      new Set([
        { _id: product, active: 1, inactive: 2, activeUsers: 2 },
        { _id: empty, active: 0, inactive: 0, activeUsers: 0 },
      ]),
    );
  });
});

test('the flags of a product list a limited number of people in all', async () => {
  const { people, peopleOfProduct } = FLAG_LIMITS;
  const individual = { flag_type: 'individual', individual_users: ['a', 'b'] };
  const id = await addFlag({ identifier: 'A', ...individual });
  await run(`insert into feature_flags
    (id, account_id, product_id, name, identifier, flag_type, individual_users)
    select gen_random_uuid(), '${ada.id}', '${product}', n, 'N' || n, 'individual', list
    from generate_series(1, ${peopleOfProduct / people}) n,
      (select jsonb_agg(n::text) as list from generate_series(1, ${people}) n) as lists`);
  await run(`update feature_flags set individual_users = individual_users - '1' - '2'
    where product_id = '${product}' and identifier = 'N1'`);
  const message = flagMessages.tooManyPeople(peopleOfProduct);
  const longer = await patch(id, { individual_users: ['a', 'b', 'c'] });
  expect([longer.status, longer.body.fields]).toEqual([409, { individual_users: message }]);
  expect((await patch(id, { individual_users: ['a', 'c'] })).status).toBe(200);
  const body = { name: 'B', identifier: 'B', ...individual };
  const added = await ada.api('POST', flagsOf(), body);
  expect([added.status, added.body.message]).toEqual([409, message]);
});

describe('a flag', () => {
  const conditions = [{ attribute: 'php', comparator: '>=', value: '8.1' }];
  test.each([
    [{ flag_type: 'on/off', percentage: 5, individual_users: ['a'] }, {}],
    [
      { flag_type: 'individual', individual_users: ['b', 'a', 'B'] },
      { individual_users: ['B', 'a'] },
    ],
    [{ flag_type: 'percentage', percentage: 25, group: null }, { percentage: 25 }],
    [
      { flag_type: 'group', group: { match: 'all', conditions } },
      { group: { match: 'all', conditions } },
    ],
    [
      { flag_type: 'group', group: { match: 'any', conditions }, percentage: 50 },
      { group: { match: 'any', conditions }, percentage: 50 },
    ],
  ])('is added with the fields of its type only: %o', async (fields, expected) => {
    const id = await addFlag({ ...fields, active: true });
    const users = 'individual_users' in expected ? expected.individual_users : [];
    expect(await read(id)).toMatchObject({
      flag_type: fields.flag_type,
      active: true,
      percentage: null,
      group: null,
      individual_users: users,
      individualUserCount: users?.length,
      lastEditor: `Ada Example (${ada.email})`,
      lastRequestAt: null,
      stale: null,
      hasSchedule: false,
      revision: 1,
      ...expected,
    });
    const [listed] = (await ada.api('GET', flagsOf())).body;
    expect(listed).not.toHaveProperty('individual_users');
    expect(listed._id).toBe(id);
  });

  test.each([
    [{ flag_type: 'percentage' }, { percentage: flagValidation.percentage }],
    [{ flag_type: 'group' }, { group: flagValidation.groupRequired }],
    [{ name: '' }, { name: flagValidation.nameRequired }],
    [{ identifier: 'not this' }, { identifier: flagValidation.identifierFormat }],
    [{ percentage: 0 }, { percentage: flagValidation.percentage }],
  ])('cannot be changed to an invalid one: %o', async (body, fields) => {
    const response = await patch(await addFlag(), body);
    expect([response.status, response.body.fields]).toEqual([400, fields]);
  });

  test('is changed field by field; a change of the type clears what the new one does not have', async () => {
    const id = await addFlag({ flag_type: 'percentage', percentage: 25 });
    expect((await patch(id, { active: true })).body).toMatchObject({
      active: true,
      percentage: 25,
    });
    const listed = await patch(id, { flag_type: 'individual', individual_users: ['a@b.c'] });
    expect(listed.body).toMatchObject({ percentage: null, individualUserCount: 1, revision: 3 });
    expect((await patch(id, { flag_type: 'on/off' })).body.individualUserCount).toBe(0);
    const same = await patch(id, { active: true, revision: 4 });
    expect([same.status, same.body.revision]).toEqual([200, 4]);
    const late = await patch(id, { active: false, revision: 3 });
    expect([late.status, late.body.code]).toEqual([409, 'stale']);
  });

  test('has an identifier of its own in its product', async () => {
    await addFlag();
    const second = await addFlag({ identifier: 'OTHER' });
    const message = flagValidation.identifierTaken;
    const body = { name: 'x', identifier: 'NEW_EDITOR', flag_type: 'on/off' };
    for (const refused of [
      await ada.api('POST', flagsOf(), body),
      await patch(second, { identifier: 'NEW_EDITOR' }),
    ]) {
      expect([refused.status, refused.body.fields]).toEqual([409, { identifier: message }]);
    }
    const elsewhere = await addProduct('Another');
    expect((await ada.api('POST', flagsOf(elsewhere), body)).status).toBe(201);
  });

  test('keeps its identifier after the first request unless the change is confirmed', async () => {
    const id = await addFlag();
    expect((await patch(id, { identifier: 'FIRST' })).status).toBe(200);
    await run(`update feature_flag_products set last_requested_at = now() where id = '${product}'`);
    const refused = await patch(id, { identifier: 'SECOND' });
    expect([refused.status, refused.body.fields]).toEqual([
      409,
      { identifier: flagValidation.identifierInUse },
    ]);
    expect((await patch(id, { identifier: 'FIRST', active: true })).status).toBe(200);
    const confirmed = await patch(id, { identifier: 'SECOND', confirmIdentifier: true });
    expect(confirmed.body).toMatchObject({ identifier: 'SECOND' });
    expect(confirmed.body.lastRequestAt).not.toBeNull();
    const later = await addFlag({ identifier: 'LATER' });
    expect((await patch(later, { identifier: 'LATEST' })).status).toBe(200);
  });

  test('is deleted', async () => {
    const id = await addFlag();
    expect((await ada.api('DELETE', `${flagsOf()}/${id}`)).status).toBe(204);
    expect((await ada.api('DELETE', `${flagsOf()}/${id}`)).status).toBe(404);
    expect((await ada.api('GET', flagsOf())).body).toEqual([]);
  });

  test(`can list ${FLAG_LIMITS.people} people`, async () => {
    const people = Array.from({ length: FLAG_LIMITS.people }, (_, n) => `p${n}@${'x'.repeat(300)}`);
    const id = await addFlag({ flag_type: 'individual', individual_users: people });
    expect((await read(id)).individualUserCount).toBe(FLAG_LIMITS.people);
    const tooMany = await patch(id, { individual_users: [...people, 'one more'] });
    expect(tooMany.body.fields).toEqual({ individual_users: flagValidation.people });
  });
});

describe('the limits', () => {
  test('allow exactly a thousand flags per product, also to concurrent requests', async () => {
    await run(`insert into feature_flags (id, account_id, product_id, name, identifier, flag_type)
      select gen_random_uuid(), '${ada.id}', '${product}', 'x', 'F' || n, 'on/off'
      from generate_series(1, ${FLAG_LIMITS.flags - 2}) n`);
    const body = { name: 'x', flag_type: 'on/off' };
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        ada.api('POST', flagsOf(), { ...body, identifier: `N${n}` }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe(flagMessages.tooManyFlags(FLAG_LIMITS.flags));
    expect((await ada.api('GET', flagsOf())).body).toHaveLength(FLAG_LIMITS.flags);
  });

  test('allow exactly a thousand products', async () => {
    await run(`insert into feature_flag_products (id, account_id, name)
      select gen_random_uuid(), '${ada.id}', 'P' || n from generate_series(1, ${FLAG_LIMITS.products - 2}) n`);
    const responses = await Promise.all(
      ['a', 'b', 'c'].map((name) => ada.api('POST', products, { name })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('of a permission or of active users prevent new flags only', async () => {
    const id = await addFlag();
    await setPlan(server, ada, 'solo');
    const limit = PLAN_LIMITS['pressdock-solo-2020'].flagUsers ?? 0;
    const fill = (days: number, count: number) =>
      run(`insert into feature_flag_users (product_id, account_id, identifier, last_requested_at)
        select '${product}', '${ada.id}', ${days} || '-' || n, now() - interval '${days} days'
        from generate_series(1, ${count}) n`);
    await fill(1, limit);
    await fill(31, 10);
    await addFlag({ identifier: 'STILL_ALLOWED' });
    await fill(2, 1);
    const body = { name: 'x', identifier: 'X', flag_type: 'on/off' };
    const over = await ada.api('POST', flagsOf(), body);
    expect([over.status, over.body.message]).toEqual([403, flagMessages.overActiveUsers(limit)]);
    expect((await patch(id, { active: true })).status).toBe(200);
    await setPlan(server, ada, 'agency');
    expect((await ada.api('POST', flagsOf(), body)).status).toBe(201);
    await run(`update users set can_add_feature_flag = false, can_add_feature_flag_product = false
      where id = '${ada.id}'`);
    for (const denied of [
      await ada.api('POST', flagsOf(), { ...body, identifier: 'Y' }),
      await ada.api('POST', products, { name: 'Y' }),
    ]) {
      expect(denied.status).toBe(403);
      expect(denied.body.message).toContain('change your plan');
    }
    expect((await patch(id, { active: false })).status).toBe(200);
  });
});
