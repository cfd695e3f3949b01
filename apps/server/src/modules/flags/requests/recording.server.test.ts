import { FLAG_RECORDING } from '@pressdock/api/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { addChange, addFlags } from './flagProducts.testing.ts';
import { recordRequests } from './recording.store.ts';

let server: TestServer;
let ada: Person;

beforeAll(async () => {
  server = await startTestServer();
  ada = await signUp(server);
});
afterAll(() => server.close());

const start = new Date('2026-03-02T12:03:00Z').getTime();
const at = (minutes: number) => new Date(start + minutes * 60_000);

const addProduct = (changedAt = at(0), accountId = ada.id) =>
  server.database.withSystem((tx) => addFlags(tx, accountId, [{ identifier: 'A' }], changedAt));

/** Records that identifiers requested the flags of a product, so many minutes after the start. */
const record = (productId: string, requests: readonly (readonly [string, number])[], now = at(0)) =>
  server.database.withSystem((tx) =>
    recordRequests(
      tx,
      {
        requests: requests.map(([identifier, minutes]) => ({
          product_id: productId,
          identifier,
          at: at(minutes).toISOString(),
        })),
        products: new Map([
          [productId, at(Math.max(...requests.map(([, minutes]) => minutes))).toISOString()],
        ]),
      },
      now,
    ),
  );

const usersOf = (productId: string) =>
  server.database.withSystem((tx) =>
    tx
      .selectFrom('feature_flag_users')
      .select(['identifier', 'last_requested_at', 'account_id'])
      .where('product_id', '=', productId)
      .orderBy('identifier')
      .execute(),
  );

const reachOf = async (changeId: string | undefined) => {
  const rows = await server.database.withSystem((tx) =>
    tx
      .selectFrom('feature_flag_reach')
      .select(['period', 'identifiers'])
      .where('change_id', '=', changeId ?? '')
      .orderBy('period')
      .execute(),
  );
  return rows.map(({ period, identifiers }) => [period.toISOString(), identifiers]);
};

describe('the requests of sites', () => {
  it('are stored once per identifier, with the newest time and the account', async () => {
    const { productId } = await addProduct();
    await record(productId, [
      ['ann', 5],
      ['bob', 6],
    ]);
    await record(productId, [['ann', 3]]);
    await record(productId, [['bob', 9]]);
    expect(await usersOf(productId)).toEqual([
      { identifier: 'ann', last_requested_at: at(5), account_id: ada.id },
      { identifier: 'bob', last_requested_at: at(9), account_id: ada.id },
    ]);
    const product = await server.database.withSystem((tx) =>
      tx
        .selectFrom('feature_flag_products')
        .select(['last_requested_at', 'hour_users'])
        .where('id', '=', productId)
        .executeTakeFirstOrThrow(),
    );
    expect(product).toEqual({ last_requested_at: at(9), hour_users: 2 });
  });

  it('for a deleted product are skipped', async () => {
    await record('00000000-0000-4000-8000-000000000000', [['ann', 5]]);
    expect(await usersOf('00000000-0000-4000-8000-000000000000')).toEqual([]);
  });
});

describe('the reach of a change', () => {
  it('counts each identifier once, in the period in which it first fetched the change', async () => {
    const { productId, flagIds, changeIds } = await addProduct();
    await record(productId, [
      ['ann', 1],
      ['bob', 2],
      ['eve', 8],
    ]);
    const second = await server.database.withSystem((tx) =>
      addChange(tx, { productId, flagId: flagIds[0] ?? '', accountId: ada.id }, 2, at(10)),
    );
    await record(productId, [
      ['ann', 12],
      ['eve', 30],
    ]);
    await record(productId, [['ann', 40]]);
    expect(await reachOf(changeIds[0])).toEqual([
      ['2026-03-02T12:00:00.000Z', 2],
      ['2026-03-02T12:10:00.000Z', 1],
    ]);
    expect(await reachOf(second)).toEqual([
      ['2026-03-02T12:10:00.000Z', 1],
      ['2026-03-02T12:30:00.000Z', 1],
    ]);
  });

  it('counts nobody twice if a batch is repeated', async () => {
    const { productId, changeIds } = await addProduct();
    await record(productId, [['ann', 1]]);
    await record(productId, [['ann', 1]]);
    expect(await reachOf(changeIds[0])).toEqual([['2026-03-02T12:00:00.000Z', 1]]);
  });

  it('is counted by day after two days, and not after 30', async () => {
    const { productId, changeIds } = await addProduct();
    await record(productId, [
      ['ann', 2 * 24 * 60 - 1],
      ['bob', 3 * 24 * 60],
      ['eve', 31 * 24 * 60],
    ]);
    expect(await reachOf(changeIds[0])).toEqual([
      ['2026-03-04T12:00:00.000Z', 1],
      ['2026-03-05T00:00:00.000Z', 1],
    ]);
  });

  it('does not count identifiers that fetched the flags before it', async () => {
    const { productId, changeIds } = await addProduct(at(10));
    await record(productId, [['ann', 5]]);
    expect(await reachOf(changeIds[0])).toEqual([]);
  });
});

describe('new identifiers', () => {
  const setHour = (productId: string, users: number, hour: Date) =>
    server.database.withSystem((tx) =>
      tx
        .updateTable('feature_flag_products')
        .set({ hour, hour_users: users })
        .where('id', '=', productId)
        .execute(),
    );
  const hour = new Date('2026-03-02T12:00:00Z');
  const three = [
    ['ann', 1],
    ['bob', 1],
    ['eve', 1],
  ] as const;

  it('are stored up to the hourly limit of the product, known ones always', async () => {
    const { productId } = await addProduct();
    await record(productId, [['zoe', 1]]);
    await setHour(productId, FLAG_RECORDING.newPerProductAndHour - 2, hour);
    await record(productId, [...three, ['zoe', 2]]);
    const stored = await usersOf(productId);
    expect(stored.map(({ identifier }) => identifier)).toEqual(['ann', 'bob', 'zoe']);
    expect(stored[2]?.last_requested_at).toEqual(at(2));
    await record(productId, [['eve', 2]], at(60));
    expect(await usersOf(productId)).toHaveLength(4);
  });

  it('are stored up to the hourly limit of the account', async () => {
    const eve = await signUp(server);
    const { productId: other } = await addProduct(at(0), eve.id);
    const { productId } = await addProduct(at(0), eve.id);
    await setHour(other, FLAG_RECORDING.newPerAccountAndHour - 1, hour);
    await record(productId, three);
    expect(await usersOf(productId)).toHaveLength(1);
    const { productId: unaffected } = await addProduct();
    await record(unaffected, three);
    expect(await usersOf(unaffected)).toHaveLength(3);
  });

  it('beyond the limit of their product take no room of their account', async () => {
    const eve = await signUp(server);
    const { productId: full } = await addProduct(at(0), eve.id);
    const { productId: other } = await addProduct(at(0), eve.id);
    const { productId } = await addProduct(at(0), eve.id);
    const { newPerAccountAndHour, newPerProductAndHour } = FLAG_RECORDING;
    await setHour(full, newPerProductAndHour, hour);
    await setHour(other, newPerAccountAndHour - newPerProductAndHour - 1, hour);
    const time = at(1).toISOString();
    await server.database.withSystem((tx) =>
      recordRequests(
        tx,
        {
          requests: [
            { product_id: full, identifier: 'ann', at: time },
            { product_id: productId, identifier: 'bob', at: time },
          ],
          products: new Map([
            [full, time],
            [productId, time],
          ]),
        },
        at(0),
      ),
    );
    expect(await usersOf(full)).toEqual([]);
    expect(await usersOf(productId)).toHaveLength(1);
  });

  it('may contain every character', async () => {
    const { productId } = await addProduct();
    const odd = ['a","b', "'; --", '\\', '{}', 'null', '💡', 'é', ' , '];
    const sorted = [...odd].sort();
    await record(
      productId,
      odd.map((identifier) => [identifier, 1] as const),
    );
    expect((await usersOf(productId)).map(({ identifier }) => identifier).sort()).toEqual(sorted);
  });
});
