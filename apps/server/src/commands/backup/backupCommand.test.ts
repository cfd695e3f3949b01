import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedTestServer, signUp } from '../../../test/harness/server.ts';
import { openFolderLocation } from '../../adapters/backups/folderLocation.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import type { OnlineCommand } from '../command.ts';
import { createReporter } from '../reporter.ts';
import { backupCommand } from './backup.command.ts';
import { writeBackup } from './writeBackup.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pressdock-confirm-'));
  await writeFile(join(folder, 'visible'), '');
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns why a backup that a server wrote is refused; undefined if it is not. */
async function confirm(to: string, backup: string): Promise<string | undefined> {
  const { confirm: check } = backupCommand as OnlineCommand<object>;
  const input = { values: { to }, positionals: [], folder, variables: {} };
  return check?.({ backup }, input).then(
    () => undefined,
    (error: Error) => error.message,
  );
}

test('a backup that a server wrote into a folder of its sandbox is no success', async () => {
  expect(await confirm('.', './visible')).toBeUndefined();
  expect(await confirm('s3://bucket', 's3://bucket/hidden')).toBeUndefined();
  expect(await confirm('.', './hidden')).toContain('/hidden, but you cannot see this file');
});

test('an interrupted backup ends inside of an object, and leaves nothing', async () => {
  const server = await sharedTestServer();
  const { id } = await signUp(server);
  const runForAccount = (statement: ReturnType<typeof sql>) =>
    server.database.withAccount({ accountId: id }, (tx) => statement.execute(tx));
  await runForAccount(sql`insert into images (account_id, name) values (${id}, 'stalled.png')`);
  const interruption = new AbortController();
  const stream = new Readable({ read: () => undefined });
  stream.push('The rest never arrives.');
  const read = async () => {
    setTimeout(() => interruption.abort(), 50);
    return { size: 100, stream };
  };
  const objects = { read } as unknown as ObjectStore;
  const location = openFolderLocation(join(folder, 'interrupted'));
  const context = { reporter: createReporter(() => undefined), signal: interruption.signal };
  const target = { location, name: 'one.backup', key: Buffer.alloc(32) };
  const parts = { database: server.database, objects };
  await expect(writeBackup(parts, target, context, new Date())).rejects.toThrow(/abort/);
  expect(stream.destroyed).toBe(true);
  expect(await readdir(join(folder, 'interrupted'))).toEqual([]);
  await runForAccount(sql`delete from images where account_id = ${id}`);
});
