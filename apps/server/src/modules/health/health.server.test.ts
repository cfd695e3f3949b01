import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sharedTestServer } from '../../../test/harness/server.ts';
import { openS3Store } from '../../adapters/objects/s3Store.ts';
import type { Config } from '../../config.ts';
import { checkDataFolder } from './dataFolder.ts';
import { judgeFolder, stateOfError } from './health.rules.ts';
import { createHealth } from './health.service.ts';

let folder: string;
let isMounted = false;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pressdock-health-'));
  await writeFile(join(folder, 'lock'), '');
});
afterEach(async () => {
  if (isMounted) execFileSync('umount', ['-l', folder]);
  isMounted = false;
  await chmod(folder, 0o700).catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
});

/**
 * Makes the folder read-only: root may write to any folder, so its disk has to be. Returns false where root
 * may not mount a disk, as in most containers.
 */
async function makeReadOnly(): Promise<boolean> {
  if (process.getuid?.() !== 0) {
    await chmod(folder, 0o500);
    return true;
  }
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return false;
  }
  isMounted = true;
  await writeFile(join(folder, 'lock'), '');
  execFileSync('mount', ['-o', 'remount,ro', folder]);
  return true;
}

const bucket = { bucket: 'b', region: 'us-east-1', accessKeyId: 'k', secretAccessKey: 's' };

let queries = 0;
let isLost = false;

/** The checks of a server whose data folder is the test's. Counts their queries. */
async function healthOf(more: Partial<Config> = {}) {
  const { config, database: real } = await sharedTestServer();
  queries = 0;
  isLost = false;
  const database = {
    async isReady() {
      queries += 1;
      return !isLost && (await real.isReady());
    },
  };
  const objects =
    more.s3 === undefined
      ? { freeBytes: async () => 2 ** 30, has: async () => true }
      : openS3Store({ ...bucket, endpoint: 'http://127.0.0.1:9' });
  return createHealth({ ...config, dataFolder: folder, ...more }, database, objects);
}

test('writes and deletes a file in the data folder', async () => {
  expect(await checkDataFolder(folder, async () => true)).toBe('ok');
  expect(await readdir(folder)).toEqual(['lock']);
});

test('reports a disk without room, and one that cannot be written to', async () => {
  expect(await checkDataFolder(folder, async () => false)).toBe('full');
  const isReadOnly = await makeReadOnly();
  const state = await checkDataFolder(folder, async () => true);
  expect(isReadOnly ? state : stateOfError('EROFS')).toBe('not_writable');
});

test('asks the database at most four times a second, and reports a loss', async () => {
  const { check } = await healthOf();
  const start = performance.now();
  await Promise.all(Array.from({ length: 1000 }, check));
  expect(queries).toBe(1);
  for (let request = 0; request < 100; request += 1) {
    expect((await check()).database).toEqual({ status: 'ok' });
  }
  expect(queries).toBeLessThanOrEqual(1 + (performance.now() - start) / 250);
  isLost = true;
  const failed = { status: 'failed', reason: 'no_response' };
  await expect.poll(async () => (await check()).database, { interval: 20 }).toEqual(failed);
});

test('fails while the data folder is gone, and recovers', async () => {
  const { check } = await healthOf();
  expect(await check()).toEqual({ database: { status: 'ok' }, dataFolder: { status: 'ok' } });
  await rename(folder, `${folder}-gone`);
  await wait(1100);
  expect((await check()).dataFolder).toEqual({ status: 'failed', reason: 'missing' });
  await rename(`${folder}-gone`, folder);
  await wait(1100);
  expect((await check()).dataFolder).toEqual({ status: 'ok' });
});

test('fails on a read-only folder only if the database is in it', async () => {
  const reason = 'not_writable';
  if (!(await makeReadOnly())) {
    const use = { holdsDatabase: false, holdsPackages: true };
    expect(judgeFolder(reason, use)).toEqual({ status: 'degraded', reason });
    return;
  }
  const embedded = await healthOf({ databaseUrl: null });
  expect((await embedded.check()).dataFolder).toEqual({ status: 'failed', reason });
  const postgres = await healthOf({ databaseUrl: 'postgres://unused.example' });
  expect((await postgres.check()).dataFolder).toEqual({ status: 'degraded', reason });
});

test('is degraded while the bucket does not respond, and reveals nothing about it', async () => {
  const { check } = await healthOf({ s3: bucket });
  const checks = await check();
  expect(checks.bucket).toEqual({ status: 'degraded', reason: 'no_response' });
  expect(JSON.stringify(checks)).not.toContain('127.0.0.1');
});
