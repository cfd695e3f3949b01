import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { freePort } from '../../harness/freePort.ts';
import { startTestCluster, type TestCluster } from '../cluster.ts';
import { type Gateway, startGateway } from '../gateway.ts';
import { type Installation, install } from './archive.ts';
import { type InstalledServer, runCommand, startInstalled } from './installedServer.ts';

const PRESSDOCK_MASTER_KEY = randomBytes(32).toString('base64');
const PRESSDOCK_BACKUP_KEY = randomBytes(32).toString('base64');
const credentials = { accessKeyId: 'pressdock', secretAccessKey: randomBytes(20).toString('hex') };
const bucket = 'moved';

let installation: Installation;
let cluster: TestCluster;
let gateway: Gateway & { stop(): Promise<void> };
let server: InstalledServer;
/** A data folder that the test restores into and then works on. */
let restored: string;

beforeAll(async () => {
  installation = await install(inject('archive'));
  cluster = await startTestCluster();
  const { endpoint, stop } = await startGateway(credentials);
  gateway = { endpoint, ...credentials, bucket, stop };
  const client = new S3Client({
    endpoint,
    credentials,
    region: 'us-east-1',
    forcePathStyle: true,
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  restored = join(installation.folder, 'restored');
  server = await startInstalled(installation, {
    ...{ PORT: String(await freePort()), PRESSDOCK_DEMO: '1' },
    ...{ PRESSDOCK_MASTER_KEY, PRESSDOCK_BACKUP_KEY },
  });
}, 300_000);

afterAll(async () => {
  await server?.stop();
  await gateway?.stop();
  cluster?.remove();
  await installation?.remove();
});

/** Runs a command on the restored data folder and returns its result. */
async function runRestored(args: string[], more: Record<string, string> = {}) {
  const output = await runCommand(installation, [...args, '--json'], {
    ...{ PRESSDOCK_DATA: restored, PRESSDOCK_MASTER_KEY, PRESSDOCK_BACKUP_KEY },
    ...more,
  });
  return JSON.parse(output.split('\n').at(-1) ?? '').result;
}

const resultOf = async (...args: string[]) =>
  JSON.parse((await server.run(...args, '--json')).split('\n').at(-1) ?? '').result;

it('examines a running server, and manages people and stored rows', async () => {
  const { counts } = await resultOf('doctor');
  expect(counts).toMatchObject({ failed: 0 });
  const { link } = await resultOf('user', 'create-operator', 'ada@example.com');
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//);
  expect((await resultOf('user', 'reset', 'ada@example.com')).link).not.toBe(link);
  const { operators } = await resultOf('user', 'list-operators');
  expect(operators.map(({ email }: { email: string }) => email)).toContain('ada@example.com');
  expect((await resultOf('retention', '--apply')).tables.length).toBeGreaterThan(60);
});

it('restores a backup that a running server wrote', { timeout: 120_000 }, async () => {
  const folder = join(server.data, 'backups');
  const { backup, rows } = await resultOf('backup', '--to', folder);
  expect(await readdir(folder)).toHaveLength(1);
  expect(await runRestored(['restore', backup])).toMatchObject({ rows });
});

it('replaces the master key, and has no migration to run', { timeout: 120_000 }, async () => {
  const rotated = await runRestored(['rotate-master-key'], {
    PRESSDOCK_NEW_MASTER_KEY: randomBytes(32).toString('base64'),
  });
  expect(rotated.columns.some(({ encrypted }: { encrypted: number }) => encrypted > 0)).toBe(true);
  expect((await runRestored(['migrate', '--check'])).pending).toEqual([]);
});

it('moves rows to Postgres, and packages to a bucket', { timeout: 120_000 }, async () => {
  const moved = await runRestored(['move', '--to', 'postgres'], {
    PRESSDOCK_MOVE_DATABASE_URL: await cluster.createDatabase(),
  });
  expect(moved.rows).toBeGreaterThan(1000);
  const objects = await runRestored(['move', '--to', 's3'], {
    PRESSDOCK_MOVE_S3_BUCKET: bucket,
    PRESSDOCK_MOVE_S3_ENDPOINT: gateway.endpoint,
    PRESSDOCK_MOVE_S3_ACCESS_KEY_ID: gateway.accessKeyId,
    PRESSDOCK_MOVE_S3_SECRET_ACCESS_KEY: gateway.secretAccessKey,
  });
  expect(objects).toMatchObject({ damagedObjects: [], isServerRunning: false });
  expect(objects.objects).toBeGreaterThan(10);
});
