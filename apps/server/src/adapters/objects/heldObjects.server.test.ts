import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { sharedTestServer, type TestServer } from '../../../test/harness/server.ts';
import { openDiskStore } from './diskStore.ts';
import { keepHeldObjects } from './heldObjects.ts';

let server: TestServer;

beforeAll(async () => {
  server = await sharedTestServer();
});

test('packages and images are not deleted until every backup that may copy them is over', async () => {
  const { backups } = server.database;
  const folder = await mkdtemp(join(inject('folder'), 'held-'));
  const { objects } = keepHeldObjects({ objects: await openDiskStore(folder, '') }, backups);
  const keys = ['pkg/a/b.zip', 'img/a/b.png', 'incoming/a/b/c.zip'];
  for (const key of keys) await objects.saveBytes(Buffer.from('x'), key);
  const sweep = async () => {
    for (const key of keys) await objects.remove(key);
    return Promise.all(keys.map((key) => objects.has(key)));
  };
  const [first, second] = [await backups.holdObjects(), await backups.holdObjects()];
  expect(await sweep()).toEqual([true, true, false]);
  await first.check();
  await first.release();
  // A sweep deletes within a transaction, which the question must not wait for.
  expect(await server.database.withSystem(sweep)).toEqual([true, true, false]);
  await second.release();
  expect(await sweep()).toEqual([false, false, false]);
});
