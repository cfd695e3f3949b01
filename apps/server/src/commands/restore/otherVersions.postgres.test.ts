import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { runInTerminal } from '../../../test/commands/terminal.ts';
import type { TestServer } from '../../../test/harness/server.ts';
import { createDatabase } from '../../../test/setup/postgres-database.ts';
import { openFolderLocation } from '../../adapters/backups/folderLocation.ts';
import { openDiskStore } from '../../adapters/objects/diskStore.ts';
import { connectAlone, createPostgresBackups, runOn } from '../../db/copy/postgresBackups.ts';
import { openPostgresTarget } from '../../db/copy/postgresTarget.ts';
import { listApplied, listMigrations } from '../../db/migrate.ts';
import { writeBackup } from '../backup/writeBackup.ts';

const key = randomBytes(32);

/** Runs statements on a database, and returns the rows of the last one. */
async function query(url: string, ...texts: string[]): Promise<unknown[]> {
  const client = await connectAlone(url);
  let rows: unknown[] = [];
  for (const text of texts) ({ rows } = await runOn(client)(text));
  await client.end();
  return rows;
}

/** Creates a database with an earlier schema and one account. */
async function createEarlier(migration: string): Promise<string> {
  const url = await createDatabase();
  const target = await openPostgresTarget(url);
  await target.prepare(migration);
  await target.close();
  await query(
    url,
    `insert into users (id, email, password_hash, first_name, last_name)
      values (gen_random_uuid(), 'ada@example.com', '', 'Ada', 'L')`,
  );
  return url;
}

async function backUp(url: string): Promise<string> {
  const folder = await mkdtemp(join(inject('folder'), 'versions-'));
  const objects = await openDiskStore(join(folder, 'objects'), '');
  const backups = createPostgresBackups(url, async (text) => ({ rows: await query(url, text) }));
  await writeBackup(
    { database: { backups }, objects },
    { location: openFolderLocation(folder), name: 'one.backup', key },
    {
      reporter: { progress: () => undefined, note: () => undefined },
      signal: new AbortController().signal,
    },
    new Date(),
  );
  return join(folder, 'one.backup');
}

async function restore(backup: string, databaseUrl: string) {
  const dataFolder = await mkdtemp(join(inject('folder'), 'restored-'));
  const config = { dataFolder, databaseUrl } as TestServer['config'];
  return runInTerminal({ config }, ['restore', backup], {
    PRESSDOCK_BACKUP_KEY: key.toString('base64'),
  });
}

test('a backup of an earlier version is restored and migrated', async () => {
  const earlier = listMigrations().at(-4) ?? '';
  const backup = await backUp(await createEarlier(earlier));
  const url = await createDatabase();
  expect(await restore(backup, url)).toMatchObject({ code: 0 });
  expect(await query(url, 'select email from users')).toEqual([{ email: 'ada@example.com' }]);
  const client = await connectAlone(url);
  expect(await listApplied(runOn(client))).toEqual(listMigrations());
  await client.end();
}, 60_000);

test('a restore names the images that neither the backup nor the storage has', async () => {
  const source = await createEarlier(listMigrations().at(-1) ?? '');
  await query(source, `insert into images (account_id, name) select id, 'lost.png' from users`);
  const [user] = (await query(source, 'select id from users')) as { id: string }[];
  const { code, output } = await restore(await backUp(source), await createDatabase());
  expect([code, output]).toEqual([1, expect.stringContaining('The backup is incomplete')]);
  expect(output).toContain(`\n  img/${user?.id}/lost.png\n`);
}, 60_000);

/** Creates a database without accounts, as a started server leaves it. */
async function createStarted(migration: string): Promise<string> {
  const url = await createDatabase();
  const target = await openPostgresTarget(url);
  await target.prepare(migration);
  await target.close();
  return url;
}

test('tables without accounts are migrated to those of the backup', async () => {
  const backup = await backUp(await createEarlier(listMigrations().at(-2) ?? ''));
  const url = await createStarted(listMigrations().at(-4) ?? '');
  expect(await restore(backup, url)).toMatchObject({ code: 0 });
  expect(await query(url, 'select email from users')).toEqual([{ email: 'ada@example.com' }]);
}, 60_000);

test('a backup of a newer version, and a database of a newer version, are refused', async () => {
  const source = await createEarlier(listMigrations().at(-1) ?? '');
  const earlier = await backUp(await createEarlier(listMigrations().at(-4) ?? ''));
  const mismatch = await restore(earlier, await createStarted(listMigrations().at(-1) ?? ''));
  expect(mismatch.errors).toContain(
    'The tables in the database in DATABASE_URL are newer than the backup, because a server was started with it, but they contain no account. Create an empty database, set DATABASE_URL to it and run the command again.',
  );
  await query(source, `insert into kysely_migration (name, timestamp) values ('999-later', '')`);
  const newer = await restore(await backUp(source), await createDatabase());
  expect(newer.errors).toMatch(/made this backup, and its database is newer than this version/);
}, 60_000);
