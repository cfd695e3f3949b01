import { afterAll, beforeAll, expect, test } from 'vitest';
import { countSites, dayFromToday } from '../../../../test/harness/analytics.ts';
import { addProduct, uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { siteCheck } from '../../../../test/harness/siteChecks.ts';
import { openSealer } from '../../../adapters/sealing/masterKey.ts';
import { recordChecks } from '../../sites/recording/siteChecks.store.ts';
import { createSiteHistory } from '../../sites/recording/siteHistory.service.ts';
import { createSiteKeys } from '../../sites/report/siteKey.ts';
import { createRollups } from '../../sites/rollups/rollups.service.ts';

/** Ends with the error of a day that cannot be rolled up. */
const reject = (error: unknown) => Promise.reject(error);

let server: TestServer;
let ada: Person;
let product: string;

beforeAll(async () => {
  server = await startTestServer();
  ada = await signUp(server);
  product = await addProduct(ada, 'plugins', uniqueSlug());
});
afterAll(() => server.close());

const erase = (domain: string) =>
  ada.api('POST', `/api/v2/analytics/${ada.id}/erasures`, { domain });

const countRows = async (table: 'sites' | 'site_days') => {
  const rows = await server.database.withSystem((tx) =>
    tx
      .selectFrom(table)
      .select('site_key')
      .where('item_id', '=', product)
      .where('host', '=', 'shop.example')
      .execute(),
  );
  return rows.length;
};

const checkOf = async (path: string, day: number) => {
  const deriveKey = createSiteKeys(await openSealer(server.config));
  const host = 'shop.example';
  const at = `${dayFromToday(day)}T10:00:00.000Z`;
  return siteCheck(product, host, {
    ...{ at, site_key: deriveKey({ host, path }), host_key: deriveKey({ host, path: '' }) },
  });
};

test('an erasure waits for a server that is writing a check of the domain', async () => {
  const check = await checkOf('', -1);
  await countSites(server, [siteCheck(product, 'other.example', { at: check.at })]);
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let started = () => {};
  const isWritten = new Promise<void>((resolve) => {
    started = resolve;
  });
  const writing = server.database.withSystem(async (tx) => {
    const batch = { checks: [check], uncounted: new Map<string, number>() };
    await recordChecks(tx, batch, { now: new Date(), isLimited: false });
    started();
    await finished;
  });
  await isWritten;
  const erasing = erase('shop.example');
  const first = await Promise.race([
    erasing.then(() => 'erased'),
    new Promise((resolve) => setTimeout(resolve, 500, 'waits')),
  ]);
  expect(first).toBe('waits');
  finish();
  await writing;
  expect((await erasing).status).toBe(201);
  expect([await countRows('sites'), await countRows('site_days')]).toEqual([0, 0]);
});

test('late checks, counts and erasures at the same time do not block each other', async () => {
  const days = [-1, -2, -3, -4, -5];
  const paths = Array.from({ length: 30 }, (_, number) => `/shop-${number}`);
  const rollups = createRollups(server.database, reject);
  const history = createSiteHistory(server.database);
  const record = async (round: number) => {
    const order = round % 2 === 0 ? days : days.toReversed();
    for (const day of order) {
      const ordered = round % 3 === 0 ? paths : paths.toReversed();
      const checks = await Promise.all(ordered.map((path) => checkOf(path, day)));
      await history.recordChecks({ checks, uncounted: new Map() }, new Date(), {
        isLimited: false,
      });
    }
  };
  const count = async () => {
    for (const day of [...days, ...days.toReversed()]) {
      await rollups.rollUpDay({ item_id: product, day: dayFromToday(day) });
    }
  };
  const responses = await Promise.all([
    ...[0, 1, 2, 3, 4, 5].map(record),
    ...[0, 1, 2].map(count),
    ...[0, 1].map(async () => (await erase('shop.example')).status),
  ]);
  expect(responses.filter((status) => status !== undefined)).toEqual([201, 201]);
  expect((await erase('shop.example')).status).toBe(201);
  expect([await countRows('sites'), await countRows('site_days')]).toEqual([0, 0]);
});
