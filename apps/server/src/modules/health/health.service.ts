import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { planDiskUse } from '../../db/embedded/diskReserve.rules.ts';
import { freeBytes } from '../../db/embedded/diskReserve.ts';
import type { Metric } from '../../observability/metrics/metric.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import { checkDataFolder } from './dataFolder.ts';
import { type Check, type CheckStatus, type FolderState, judgeFolder } from './health.rules.ts';

/** Supervisors expect a response within a second. */
const PATIENCE_MS = 900;
/** Anyone may send requests, but the embedded database has one connection. */
const DATABASE_FRESH_MS = 250;
const FOLDER_FRESH_MS = 1000;
/** A check of the bucket is a request that the provider may charge for. */
const BUCKET_FRESH_MS = 15_000;

/** The checks by name. `bucket` exists only with S3. */
export type Checks = Readonly<Record<string, Check>>;

/** Returns a function that runs a check once for concurrent callers and caches its result. */
function cached<Result>(run: () => Promise<Result>, freshMs: number): () => Promise<Result> {
  let latest: { result: Result; at: number } | undefined;
  let running: Promise<Result> | undefined;
  return async () => {
    if (latest && performance.now() - latest.at < freshMs) return latest.result;
    running ??= run()
      .then((result) => {
        latest = { result, at: performance.now() };
        return result;
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}

async function within<Result>(work: Promise<Result>, late: Result): Promise<Result> {
  return Promise.race([work, wait(PATIENCE_MS, late, { ref: false })]);
}

/** Creates the service that checks everything the server depends on. Checks never throw. */
export function createHealth(
  { dataFolder, databaseUrl, s3 }: Config,
  database: Pick<Database, 'isReady'>,
  objects: Pick<ObjectStore, 'freeBytes' | 'has'>,
) {
  const use = { holdsDatabase: databaseUrl === null, holdsPackages: s3 === null };

  async function hasRoom(): Promise<boolean> {
    const hasReserve = existsSync(join(dataFolder, 'reserve'));
    const isFull =
      use.holdsDatabase && planDiskUse(freeBytes(dataFolder), hasReserve, 'running').isReadOnly;
    return !isFull && ((await objects.freeBytes()) ?? 1) > 0;
  }

  const isDatabaseReady = cached(() => database.isReady(), DATABASE_FRESH_MS);
  const findFolderState = cached<FolderState>(
    () => checkDataFolder(dataFolder, hasRoom),
    FOLDER_FRESH_MS,
  );
  const isBucketReachable = cached(
    () =>
      objects.has('incoming/health-check').then(
        () => true,
        () => false,
      ),
    BUCKET_FRESH_MS,
  );

  async function checkDatabase(): Promise<Check> {
    const isReady = await within(isDatabaseReady(), false);
    return isReady ? { status: 'ok' } : { status: 'failed', reason: 'no_response' };
  }

  async function checkBucket(): Promise<Check> {
    const isReachable = await within(isBucketReachable(), false);
    return isReachable ? { status: 'ok' } : { status: 'degraded', reason: 'no_response' };
  }

  async function check(): Promise<Checks> {
    const [database, folder, bucket] = await Promise.all([
      checkDatabase(),
      within(findFolderState(), 'no_response'),
      s3 === null ? undefined : checkBucket(),
    ]);
    return { database, dataFolder: judgeFolder(folder, use), ...(bucket && { bucket }) };
  }

  return { check, metrics: [healthMetric(check)] };
}

const STATUSES: readonly CheckStatus[] = ['ok', 'degraded', 'failed'];

function healthMetric(check: () => Promise<Checks>): Metric {
  return {
    name: 'pressdock_health',
    type: 'gauge',
    help: '1 for the current status of each check of /readyz: ok, degraded or failed; otherwise 0.',
    async read() {
      return Object.entries(await check()).flatMap(([name, { status }]) =>
        STATUSES.map((one) => ({
          labels: { check: name, status: one },
          value: Number(one === status),
        })),
      );
    },
  };
}
