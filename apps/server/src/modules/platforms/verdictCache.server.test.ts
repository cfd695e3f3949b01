import { beforeAll, expect, test } from 'vitest';
import { addProduct, uniqueSlug } from '../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import type { Database } from '../../db/database.ts';
import { SHARED_AGES } from '../../load/revalidatingCache.ts';
import type { KnownVerdict } from './verdict.rules.ts';
import { createVerdictCache } from './verdictCache.ts';

let server: TestServer;
let ada: Person;
let productId: string;
let time = 0;

beforeAll(async () => {
  server = await sharedTestServer();
  ada = await signUp(server);
  productId = await addProduct(ada, 'plugins', uniqueSlug());
});

const moment = new Date('2026-11-28T12:00:00Z');
const valid: KnownVerdict = {
  verdict: 'valid',
  reason: '',
  lastValidAt: moment,
  nextCheckAt: moment,
};
const refunded: KnownVerdict = { ...valid, verdict: 'invalid', reason: 'Refunded.' };
const unknown: KnownVerdict = { ...refunded, lastValidAt: null };

const keyOf = (codeHash: string) => ({ productId, platform: 'gumroad', codeHash }) as const;
const open = (database: Pick<Database, 'withSystem'> = server.database) =>
  createVerdictCache(
    database as Database,
    () => undefined,
    () => time,
  );

test('a verdict of another process is known within two seconds', async () => {
  const [one, other] = [open(), open()];
  await one.save(keyOf('a'), ada.id, valid, moment);
  expect(await other.find(keyOf('a'))).toEqual(valid);
  await one.save(keyOf('a'), ada.id, refunded, moment);
  time += SHARED_AGES.maxAgeMs;
  expect(await other.find(keyOf('a'))).toEqual(refunded);
});

test('a code that was never valid stays known, and so do all without the database', async () => {
  let isGone = false;
  const cache = open({
    withSystem: (work) =>
      isGone ? Promise.reject(new Error('gone')) : server.database.withSystem(work),
  });
  await cache.save(keyOf('b'), ada.id, unknown, moment);
  await cache.save(keyOf('c'), ada.id, valid, moment);
  time += SHARED_AGES.maxAgeMs;
  expect(await cache.find(keyOf('b'))).toEqual(unknown);
  isGone = true;
  expect(await cache.find(keyOf('c'))).toEqual(valid);
});
