import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDiskStore } from '../../src/adapters/objects/diskStore.ts';
import { openS3Store } from '../../src/adapters/objects/s3Store.ts';
import { hashObject } from '../../src/commands/archive/objectHash.ts';
import { readConfig } from '../../src/config.ts';
import { startServer } from '../../src/start.ts';
import { sumInstallation } from '../commands/allRows.ts';
import { freePort } from '../harness/freePort.ts';
import { nodeEnvironment } from '../harness/server.ts';
import { query, startTestCluster, type TestCluster } from './cluster.ts';

const program = fileURLToPath(new URL('../../src/commands/pressdock.ts', import.meta.url));
const { endpoint, accessKeyId, secretAccessKey } = inject('gateway');
const bucket = `moved-${randomBytes(4).toString('hex')}`;
const s3 = { endpoint, accessKeyId, secretAccessKey, bucket, region: 'us-east-1' };
/** The share of the work after which the process is killed; negative ones are seconds. */
const killPoints = [-0.7, -1.5, 0.01, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 0.97];
const bulkRows = 30_000;
const bulkBatch = 2000;
const bulkImages = 400;

let folder: string;
let dataFolder: string;
let cluster: TestCluster;
let databaseUrl: string;

async function environment(): Promise<Record<string, string>> {
  return {
    PORT: String(await freePort()),
    PRESSDOCK_DATA: dataFolder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
  };
}

async function start(more: Record<string, string>) {
  return startServer(readConfig({ ...(await environment()), ...more }), (error) => {
    throw error;
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pressdock-moves-'));
  dataFolder = join(folder, 'data');
  cluster = await startTestCluster();
  databaseUrl = await cluster.createDatabase();
  const client = new S3Client({ ...s3, credentials: s3, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  const server = await start({ PRESSDOCK_DEMO: '1' });
  for (let first = 1; first < bulkRows; first += bulkBatch) {
    await server.database.withSystem((tx) =>
      sql`insert into customers (id, account_id, email, first_name)
        select gen_random_uuid(), (select id from users order by created_at limit 1),
          'bulk' || n || '@example.com', repeat('ä"\\{}', 1 + n % 5)
        from generate_series(${first}::integer, ${first + bulkBatch - 1}::integer) n`.execute(tx),
    );
  }
  await server.close();
  const objects = await openDiskStore(join(dataFolder, 'objects'), '');
  for (let number = 0; number < bulkImages; number += 1) {
    const bytes = randomBytes(50_000);
    const name = createHash('sha256').update(bytes).digest('hex');
    await objects.saveBytes(bytes, `img/bulk/${name}.png`);
  }
}, 300_000);

afterAll(async () => {
  cluster.remove();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

interface Run {
  code: number | string;
  // biome-ignore lint/suspicious/noExplicitAny: the events as scripts read them
  events: any[];
}

/** Moves in a process, which is killed once it reports a share of its work, or after a time. */
async function move(to: 'postgres' | 's3', point?: number): Promise<Run> {
  const child = spawn(
    process.execPath,
    ['--conditions=pressdock-source', program, 'move', '--to', to, '--json'],
    {
      env: {
        ...{ PATH: process.env.PATH, ...nodeEnvironment, ...(await environment()) },
        PRESSDOCK_MOVE_DATABASE_URL: databaseUrl,
        PRESSDOCK_MOVE_S3_BUCKET: bucket,
        PRESSDOCK_MOVE_S3_ENDPOINT: endpoint,
        PRESSDOCK_MOVE_S3_ACCESS_KEY_ID: accessKeyId,
        PRESSDOCK_MOVE_S3_SECRET_ACCESS_KEY: secretAccessKey,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const events: Run['events'] = [];
  if (point !== undefined && point < 0) setTimeout(() => child.kill('SIGKILL'), -point * 1000);
  createInterface({ input: child.stdout }).on('line', (line) => {
    const event = JSON.parse(line);
    events.push(event);
    const isDue = point !== undefined && point >= 0 && event.done / event.total >= point;
    if (isDue) child.kill('SIGKILL');
  });
  const [code, signal] = await once(child, 'close');
  return { code: signal ?? code, events };
}

/** Hashes every file of a folder. */
async function hashFolder(path: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function killTenTimes(to: 'postgres' | 's3'): Promise<Run> {
  const shares: string[] = [];
  for (const point of killPoints) {
    const { code, events } = await move(to, point);
    const last = events.at(-1);
    expect(code, `${point}: ${JSON.stringify(last)}`).toBe('SIGKILL');
    shares.push(last ? `${((100 * last.done) / last.total).toFixed(0)}%` : 'start');
  }
  process.stdout.write(`Figures move to ${to}: killed at ${shares.join(', ')}\n`);
  if (to === 'postgres') {
    await expect(start({ DATABASE_URL: databaseUrl })).rejects.toThrow('is not finished');
  }
  const last = await move(to);
  expect(last.code, JSON.stringify(last.events.at(-1))).toBe(0);
  return last;
}

function printFigures(name: string, { seconds }: { seconds: number }, amount: string) {
  process.stdout.write(`Figures move to ${name}: ${amount}, last run ${seconds.toFixed(1)} s\n`);
}

test('a move to Postgres is killed at ten points and resumed, with every row', async () => {
  const files = await hashFolder(join(dataFolder, 'database'));
  const expected = await sumInstallation({ dataFolder, databaseUrl: null });
  const { result } = (await killTenTimes('postgres')).events.at(-1);
  expect(result.resumedTables).toBeGreaterThan(10);
  printFigures('Postgres', result, `${result.rows} rows, ${result.resumedTables} tables resumed`);
  expect(await sumInstallation({ dataFolder, databaseUrl })).toEqual(expected);
  expect(await hashFolder(join(dataFolder, 'database'))).toBe(files);
  const open = await query(
    databaseUrl,
    `select conname from pg_constraint where contype = 'f' and (not convalidated or condeferrable)
      and connamespace = 'public'::regnamespace`,
  );
  expect(open).toEqual([]);
  const disabled = await query(databaseUrl, `select tgname from pg_trigger where tgenabled = 'D'`);
  expect(disabled).toEqual([]);
  const again = await move('postgres');
  expect([again.code, again.events.at(-1).result.rows]).toEqual([0, result.rows]);
  const server = await start({ DATABASE_URL: databaseUrl });
  const sites = await server.database.withSystem((tx) =>
    sql<{ rows: number }>`select count(*)::integer as rows from customers
      where email like 'bulk%'`.execute(tx),
  );
  expect(sites.rows).toEqual([{ rows: bulkRows }]);
  await server.close();
}, 900_000);

test('a move to a bucket is killed at ten points and resumed, with every object', async () => {
  const files = await hashFolder(join(dataFolder, 'objects'));
  const { result } = (await killTenTimes('s3')).events.at(-1);
  expect(result.resumedObjects).toBeGreaterThan(bulkImages / 2);
  expect([result.damagedObjects, result.isServerRunning]).toEqual([[], false]);
  printFigures('S3', result, `${result.objects + result.resumedObjects} objects`);
  const source = await openDiskStore(join(dataFolder, 'objects'), '', { isShared: true });
  const store = openS3Store(s3);
  let compared = 0;
  for (const prefix of ['pkg/', 'img/']) {
    for await (const { key } of source.list(prefix)) {
      expect(await hashObject(store, key), key).toBe(await hashObject(source, key));
      compared += 1;
    }
  }
  expect(compared).toBe(result.objects + result.resumedObjects);
  expect(await hashFolder(join(dataFolder, 'objects'))).toBe(files);
  const again = await move('s3');
  expect([again.code, again.events.at(-1).result.objects]).toEqual([0, 0]);
  store.close();
}, 900_000);
