import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackup, openNewest } from './backupLocations.ts';
import { backupName } from './backupNames.rules.ts';

const named = (day: number) => backupName(new Date(Date.UTC(2026, 1, day)), '0a1b2c');
const names = ['notes.txt', named(3), named(1), `${named(9)}.unfinished`];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pressdock-locations-'));
  for (const name of names) await writeFile(join(folder, name), '');
});
afterAll(() => rm(folder, { recursive: true }));

/** A bucket that has the files in its folder `nightly`. */
const bucket = createServer((request, response) => {
  const prefix = new URL(request.url ?? '', 'http://localhost').searchParams.get('prefix');
  const keys = names.map((name) => `nightly/${name}`).filter((key) => key.startsWith(prefix ?? ''));
  const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  response.setHeader('content-type', 'application/xml');
  response.end(`<ListBucketResult>${contents}</ListBucketResult>`);
});
beforeAll(() => new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  bucket.close();
});

async function find(text: string, open = openBackup): Promise<string> {
  const { port } = bucket.address() as AddressInfo;
  const variables = {
    PRESSDOCK_BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    PRESSDOCK_BACKUP_S3_ACCESS_KEY_ID: 'id',
    PRESSDOCK_BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  };
  const { location, name } = await open(text, { folder, variables, s3: null });
  location.close();
  return name;
}

test('a folder stands for the newest backup in it', async () => {
  expect(await find('.')).toBe(named(3));
  expect(await find(`${folder}/`, openNewest)).toBe(named(3));
  expect(await find(named(1))).toBe(named(1));
});

test('a folder of a bucket stands for the newest backup in it', async () => {
  expect(await find('s3://backups/nightly/')).toBe(named(3));
  expect(await find('s3://backups/nightly', openNewest)).toBe(named(3));
  expect(await find(`s3://backups/nightly/${named(1)}`)).toBe(named(1));
});

test.each(['s3://backups', 's3://backups/weekly/'])('there is no backup in %s', async (text) => {
  await expect(find(text)).rejects.toThrow(`There is no backup in ${text}.`);
});
