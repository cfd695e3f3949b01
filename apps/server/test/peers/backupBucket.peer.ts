import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDiskStore } from '../../src/adapters/objects/diskStore.ts';
import { openS3Store } from '../../src/adapters/objects/s3Store.ts';
import { hashObject } from '../../src/commands/archive/objectHash.ts';
import { readConfig } from '../../src/config.ts';
import { type RunningServer, startServer } from '../../src/start.ts';
import { sumInstallation } from '../commands/allRows.ts';
import { runInTerminal } from '../commands/terminal.ts';
import { freePort } from '../harness/freePort.ts';
import { signUp, type TestServer } from '../harness/server.ts';

const { endpoint, accessKeyId, secretAccessKey } = inject('gateway');
const s3 = { endpoint, accessKeyId, secretAccessKey, region: 'us-east-1' };
const id = randomBytes(4).toString('hex');
const [packages, backups] = [`packages-${id}`, `backups-${id}`];
const client = new S3Client({ ...s3, credentials: s3, forcePathStyle: true });
const store = openS3Store({ ...s3, bucket: packages });
const PRESSDOCK_BACKUP_KEY = randomBytes(32).toString('base64');
/** More than two parts of an upload to a bucket. */
const imageBytes = 40 * 2 ** 20;

let folder: string;
let config: TestServer['config'];
let server: RunningServer;
let imageKey: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pressdock-backups-'));
  for (const Bucket of [packages, backups]) await client.send(new CreateBucketCommand({ Bucket }));
  config = readConfig({
    PORT: String(await freePort()),
    PRESSDOCK_DATA: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    PRESSDOCK_DEMO: '1',
    S3_BUCKET: packages,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  server = await startServer(config, (error) => {
    throw error;
  });
  const { id: account } = await signUp(server);
  const bytes = randomBytes(imageBytes);
  const name = `${createHash('sha256').update(bytes).digest('hex')}.png`;
  imageKey = `img/${account}/${name}`;
  await store.saveBytes(bytes, imageKey);
  await server.database.withAccount({ accountId: account }, (tx) =>
    sql`insert into images (account_id, name) values (${account}, ${name})`.execute(tx),
  );
}, 120_000);

afterAll(async () => {
  store.close();
  client.destroy();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function run(target: Pick<TestServer, 'config'>, args: string[], variables = {}) {
  const { code, output } = await runInTerminal(target, [...args, '--json'], {
    PRESSDOCK_BACKUP_KEY,
    ...variables,
  });
  expect(code, output.slice(-500)).toBe(0);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '').result;
}

async function listBackups(): Promise<(string | undefined)[]> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: backups }));
  return Contents.map(({ Key }) => Key);
}

test('a backup to a bucket is restored elsewhere with every row, package and image', async () => {
  const to = `s3://${backups}/nightly`;
  const unfinished = { Bucket: backups, Key: 'nightly/unfinished.backup' };
  await client.send(new CreateMultipartUploadCommand(unfinished));
  const first = await run({ config }, ['backup', '--to', to]);
  const second = await run({ config }, ['backup', '--to', to, '--keep', '1']);
  expect(second.deleted.map((name: string) => `${to}/${name}`)).toEqual([first.backup]);
  expect(await listBackups()).toEqual([second.backup.slice(`s3://${backups}/`.length)]);
  // Another backup may be writing it, because it is younger than a day.
  const { Uploads } = await client.send(new ListMultipartUploadsCommand({ Bucket: backups }));
  expect(Uploads?.map(({ Key }) => Key)).toEqual([unfinished.Key]);
  expect([second.bytes > imageBytes, second.missingObjects]).toEqual([true, []]);
  // No process changes the rows once the server has stopped.
  await server.close();
  const before = await sumInstallation(config);
  const last = await run({ config }, ['backup', '--to', to], {
    S3_BUCKET: packages,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  const restored = { dataFolder: join(folder, 'restored'), databaseUrl: null };
  const { rows, objects, seconds } = await run(
    { config: restored } as Pick<TestServer, 'config'>,
    ['restore', last.backup],
    {
      PRESSDOCK_BACKUP_S3_ENDPOINT: endpoint,
      PRESSDOCK_BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
      PRESSDOCK_BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
      PRESSDOCK_MASTER_KEY_LOST: '1',
    },
  );
  process.stdout.write(
    `Figures backup to S3: ${last.bytes} bytes in ${last.seconds.toFixed(1)} s, restored ${rows} rows and ${objects} objects in ${seconds.toFixed(1)} s\n`,
  );
  expect(await sumInstallation(restored)).toEqual(before);
  const disk = await openDiskStore(join(restored.dataFolder, 'objects'), '', { isShared: true });
  let compared = 0;
  for (const prefix of ['pkg/', 'img/']) {
    for await (const { key } of store.list(prefix)) {
      expect(await hashObject(disk, key), key).toBe(await hashObject(store, key));
      compared += 1;
    }
  }
  expect([await disk.has(imageKey), compared]).toEqual([true, objects]);
}, 180_000);
