import { randomUUID } from 'node:crypto';
import { licenseBulkValidation, licenseValidation } from '@pressdock/api';
import { LICENSE_BULK, PLANS } from '@pressdock/api/limits';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCustomer, addLicense } from '../../../../test/harness/licenses.ts';
import { addProduct, uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../../test/harness/server.ts';

let server: TestServer;
let ines: Person;
let customer: string;
let ids: string[];

const day = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();

beforeAll(async () => {
  server = await sharedTestServer();
});
/** Four licenses: expiring in ten days, expired, without expiry, suspended. */
beforeEach(async () => {
  ines = await signUp(server);
  customer = await addCustomer(ines);
  ids = [];
  for (const expires of [at(10), at(-100), null, at(20)]) {
    ids.push((await addLicense(ines, customer, { expires, activated_domains: ['a.com'] })).id);
  }
  await ines.api('POST', `/api/v2/license/${ids[3]}/suspend`);
});

const bulk = (body: object) => ines.api('POST', '/api/v2/license/bulk', body);
const undo = (token: string) => ines.api('POST', '/api/v2/license/undo', { token });
const read = async (id = '') => (await ines.api('GET', `/api/v2/license/${id}`)).body;
const all = () => Promise.all(ids.map(read));
const inTwoYears = (days: number) => {
  const then = new Date(Date.now() + days * day);
  return Math.round((then.setUTCFullYear(then.getUTCFullYear() + 2) - Date.now()) / day);
};
const daysLeft = ({ expires }: { expires: string | null }) =>
  expires === null ? null : Math.round((Date.parse(expires) - Date.now()) / day);

describe('bulk changes of licenses', () => {
  it.each([
    ['by days, from the expiry or from now if it has passed', { days: 30 }, [40, 30, null, 50], 3],
    ['by months', { months: 24 }, [inTwoYears(10), inTwoYears(0), null, inTwoYears(20)], 3],
    ['to a date, never to an earlier one', { until: at(15).slice(0, 10) }, [15, 15, null, 20], 2],
  ])('extend them %s, and are reverted by undo', async (_, how, expected, changed) => {
    const before = await all();
    const { body } = await bulk({ action: 'extend', ids, ...how });
    expect(body).toMatchObject({ matched: 4, changed });
    const seen = (await all()).map(daysLeft);
    for (const [index, days] of expected.entries()) {
      if (days === null) expect(seen[index]).toBeNull();
      else expect(Math.abs((seen[index] ?? 0) - days)).toBeLessThanOrEqual(1);
    }
    expect((await undo(body.undo.token)).body).toEqual({ restored: changed, left: 0 });
    expect(await all()).toEqual(before.map((one) => ({ ...one, revision: expect.any(Number) })));
    expect((await undo(body.undo.token)).status).toBe(404);
  });

  it('suspend and reinstate licenses', async () => {
    const suspended = async () => (await all()).map(({ isSuspended }) => isSuspended);
    const { body } = await bulk({ action: 'suspend', ids });
    expect(body).toMatchObject({ matched: 4, changed: 3 });
    expect(await suspended()).toEqual([true, true, true, true]);
    await undo(body.undo.token);
    expect(await suspended()).toEqual([false, false, false, true]);
    expect((await bulk({ action: 'reinstate', ids })).body).toMatchObject({ changed: 1 });
    const nothing = { matched: 4, changed: 0, undo: null };
    expect((await bulk({ action: 'reinstate', ids })).body).toEqual(nothing);
  });

  it('delete licenses; undo restores them with their sites, except those whose key or product is gone', async () => {
    const product = await addProduct(ines, 'plugins', uniqueSlug());
    const [of, reissued] = [
      await addLicense(ines, customer, { product }),
      await addLicense(ines, customer),
    ];
    ids.push(of.id, reissued.id);
    const before = await all();
    const readNotices = () =>
      server.database.withSystem((tx) =>
        tx.selectFrom('license_notices').selectAll().where('account_id', '=', ines.id).execute(),
      );
    await server.database.withSystem((tx) =>
      sql`insert into license_notices (license_id, account_id, kind, activation_limit)
        values (${ids[2]}, ${ines.id}, 'limitReached', 1)`.execute(tx),
    );
    const noticesBefore = await readNotices();
    const { body } = await bulk({ action: 'delete', ids });
    expect(body).toMatchObject({ matched: 6, changed: 6 });
    expect((await ines.api('GET', '/api/v2/license')).body.total).toBe(0);
    await addLicense(ines, customer, { key: reissued.key });
    await ines.api('DELETE', `/api/v1/plugins/${product}`);
    expect((await undo(body.undo.token)).body).toEqual({ restored: 4, left: 2 });
    // Forms that are still open hold an older revision.
    expect((await all()).slice(0, 4)).toEqual(
      before.slice(0, 4).map((one) => ({ ...one, revision: Number(one.revision) + 1 })),
    );
    expect(noticesBefore).toHaveLength(1);
    expect(await readNotices()).toEqual(noticesBefore);
  });

  it('are not undone for licenses that were changed since', async () => {
    const { body } = await bulk({ action: 'suspend', ids });
    await ines.api('POST', `/api/v2/license/${ids[0]}/reinstate`);
    await ines.api('POST', `/api/v2/license/${ids[0]}/suspend`);
    expect((await undo(body.undo.token)).body).toEqual({ restored: 2, left: 1 });
    expect((await read(ids[0])).isSuspended).toBe(true);
  });

  it('cannot be undone after ten minutes', async () => {
    const { body } = await bulk({ action: 'delete', ids });
    expect(Date.parse(body.undo.until) - Date.now()).toBeLessThanOrEqual(
      LICENSE_BULK.undoMinutes * 60_000,
    );
    await server.database.withSystem((tx) =>
      sql`update license_undo set expires_at = now() where account_id = ${ines.id}`.execute(tx),
    );
    expect((await undo(body.undo.token)).status).toBe(404);
  });

  it('apply to a filter only while its count is still correct', async () => {
    const byFilter = (filter: object, count: number) => bulk({ action: 'suspend', filter, count });
    expect((await byFilter({ status: 'expired' }, 1)).body).toMatchObject({ changed: 1 });
    const response = await byFilter({ status: 'active' }, 9);
    expect(response.status).toBe(409);
    expect(response.body.message).toBe(licenseBulkValidation.countChanged);
    expect((await byFilter({ searchText: 'a.com' }, 4)).body).toMatchObject({ changed: 2 });
  });

  it("delete a product's licenses and keep those of a deleted customer, also in several batches", async () => {
    const [person, one] = [await signUp(server), randomUUID()];
    const product = await addProduct(person, 'plugins', uniqueSlug());
    await server.database.withSystem((tx) =>
      sql`with buyer as (insert into customers (id, account_id, email) values (${one}, ${person.id}, 'a@b.c'))
        insert into licenses (id, account_id, item_id, customer_id, key)
        select gen_random_uuid(), ${person.id}, ${product}, ${one}, n from generate_series(1, 1200) n`.execute(
        tx,
      ),
    );
    const otherLicense = await addLicense(person, await addCustomer(person), {
      activated_domains: ['a.com'],
    });
    expect((await person.api('DELETE', `/api/v2/customers/${one}`)).status).toBe(204);
    const left = await person.api('GET', `/api/v2/license?product=${product}`);
    expect(left.body).toMatchObject({ total: 1200 });
    expect(left.body.results[0].customer).toBeNull();
    expect((await person.api('DELETE', `/api/v1/themes/${product}`)).status).toBe(404);
    expect((await person.api('DELETE', `/api/v1/plugins/${product}`)).status).toBe(204);
    const { body } = await person.api('GET', '/api/v2/license');
    expect(body).toMatchObject({
      total: 1,
      results: [{ _id: otherLicense.id, activationCount: 1 }],
    });
  });

  it('apply to at most ten thousand licenses', async () => {
    await server.database.withSystem((tx) =>
      sql`insert into licenses (id, account_id, key) select gen_random_uuid(), ${ines.id}, 'n' || n
        from generate_series(1, 10001) n`.execute(tx),
    );
    const response = await bulk({ action: 'delete', filter: { searchText: 'n' }, count: 10_001 });
    expect(response.status).toBe(409);
    expect(response.body.message).toBe(licenseBulkValidation.tooMany);
    const counted = await ines.api('GET', '/api/v2/license/count');
    expect(counted.body).toEqual({ count: 10_000, isExact: false });
  });

  it.each([
    ['no selection', { action: 'delete' }, licenseBulkValidation.selection],
    ['a filter without a count', { action: 'delete', filter: {} }, licenseBulkValidation.selection],
    [
      'both a filter and ids',
      { action: 'delete', filter: {}, count: 1, ids: ['x'] },
      licenseBulkValidation.selection,
    ],
    ['no extension', { action: 'extend', ids: ['x'] }, licenseBulkValidation.extendBy],
    [
      'two extensions',
      { action: 'extend', ids: ['x'], days: 1, until: '2030-01-01' },
      licenseBulkValidation.extendBy,
    ],
    [
      'an invalid date',
      { action: 'extend', ids: ['x'], until: '2030-02-30' },
      licenseValidation.expires,
    ],
    ['zero days', { action: 'extend', ids: ['x'], days: 0 }, licenseBulkValidation.days],
  ])('are rejected with %s', async (_, body, sentence) => {
    const response = await bulk(body);
    expect(response.status).toBe(400);
    expect(response.body.message).toBe(sentence);
  });

  it('are undone above the limit of the plan only if no license was added since', async () => {
    const { body } = await bulk({ action: 'delete', ids: ids.slice(0, 2) });
    const setPlan = (plan: string) =>
      server.database.withSystem((tx) =>
        sql`update users set selected_plan = ${plan} where id = ${ines.id}`.execute(tx),
      );
    await addLicense(ines, customer);
    await setPlan('none');
    const refused = await undo(body.undo.token);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringContaining('Your plan includes 0 licenses.'),
    ]);
    await setPlan(PLANS.all[0]);
    expect((await undo(body.undo.token)).body).toEqual({ restored: 2, left: 0 });
    const again = (await bulk({ action: 'delete', ids })).body;
    await setPlan('none');
    expect((await undo(again.undo.token)).body).toEqual({ restored: 4, left: 0 });
  });

  it('do not affect licenses of other accounts, nor does undo', async () => {
    const mara = await signUp(server);
    const theirs = await mara.api('POST', '/api/v2/license/bulk', { action: 'delete', ids });
    expect(theirs.body).toEqual({ matched: 0, changed: 0, undo: null });
    const { body } = await bulk({ action: 'delete', ids });
    const { token } = body.undo;
    expect((await mara.api('POST', '/api/v2/license/undo', { token })).status).toBe(404);
    expect((await undo(token)).body.restored).toBe(4);
  });
});
