import { randomBytes } from 'node:crypto';
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { TableSum } from '../../src/db/copy/rowSum.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { createDatabase } from '../setup/postgres-database.ts';
import { sumInstallation, sumServer } from './allRows.ts';
import { runInTerminal } from './terminal.ts';

interface Installation {
  dataFolder: string;
  databaseUrl: string | null;
}

const key = randomBytes(32).toString('base64');
const oldBackup = 'pressdock-20200101T000000Z-000000.backup';
const isPostgres = process.env.TEST_ENGINE === 'postgres';

let server: TestServer;
let backups: string;
let masterKey: string;
let before: Record<string, TableSum>;
let after: Record<string, TableSum>;
// biome-ignore lint/suspicious/noExplicitAny: the result as scripts read it
let made: any;

const newFolder = () => mkdtemp(join(inject('folder'), 'restored-'));
const newInstallation = async (onPostgres = isPostgres): Promise<Installation> => ({
  dataFolder: await newFolder(),
  databaseUrl: onPostgres ? await createDatabase() : null,
});

const run = (installation: Installation, args: string[], variables: Record<string, string> = {}) =>
  runInTerminal({ config: installation as TestServer['config'] }, args, {
    PRESSDOCK_BACKUP_KEY: key,
    PRESSDOCK_MASTER_KEY: masterKey,
    ...variables,
  });

async function runForResult(installation: Installation, args: string[]) {
  const { code, output } = await run(installation, [...args, '--json']);
  expect(code, output.slice(-1000)).toBe(0);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '').result;
}

beforeAll(async () => {
  server = await startTestServer({ PRESSDOCK_DEMO: '1' });
  masterKey = await readFile(join(server.config.dataFolder, 'master.key'), 'utf8');
  backups = await newFolder();
  for (const name of ['notes.txt', oldBackup]) await writeFile(join(backups, name), '');
  before = await sumServer(server);
  made = await runForResult(server.config, ['backup', '--to', backups, '--keep', '1']);
  after = await sumServer(server);
}, 120_000);

afterAll(() => server.close());

test('keeps the newest backups, and every other file', async () => {
  expect(made.deleted).toEqual([oldBackup]);
  expect((await readdir(backups)).sort()).toEqual(['notes.txt', basename(made.backup)]);
});

/** Returns the names of the tables that the server did not change during the backup. */
const unchanged = () =>
  Object.keys(before).filter((id) => JSON.stringify(before[id]) === JSON.stringify(after[id]));

test('a backup of the demo is restored on either database with every row and package', async () => {
  expect(made.rows).toBeGreaterThan(1000);
  expect(made.objects).toBeGreaterThan(10);
  expect((await stat(made.backup)).mode & 0o777).toBe(0o600);
  expect(unchanged().length).toBeGreaterThan(60);
  let backup = made.backup;
  const sums: Record<string, TableSum>[] = [];
  // On Postgres: from there to the embedded database, and from that one back.
  for (const onPostgres of isPostgres ? [false, true] : [false]) {
    const installation = await newInstallation(onPostgres);
    const { rows, backup: name } = await runForResult(installation, ['restore', backup]);
    expect([rows, name]).toEqual([made.rows, basename(backup)]);
    const restored = await sumInstallation(installation);
    sums.push(restored);
    for (const id of unchanged()) expect(restored[id], id).toEqual(before[id]);
    expect(
      await readdir(join(installation.dataFolder, 'objects/pkg'), { recursive: true }),
    ).toEqual(await readdir(join(server.config.dataFolder, 'objects/pkg'), { recursive: true }));
    const refused = await run(installation, ['restore', made.backup]);
    expect(refused.code).toBe(1);
    expect(refused.errors).toContain('only into an empty installation');
    const { dataFolder } = installation;
    expect(refused.errors).toContain(
      onPostgres
        ? 'Create an empty database, set DATABASE_URL to it'
        : `Move its folder database away: mv ${dataFolder}/database ${dataFolder}/database.before`,
    );
    if (onPostgres === isPostgres) break;
    backup = (await runForResult(installation, ['backup', '--to', backups])).backup;
  }
  for (const restored of sums) expect(restored).toEqual(sums[0]);
}, 180_000);

test('writes to the location in the settings, and restores the newest backup from it', async () => {
  const folder = await newFolder();
  const settings = { PRESSDOCK_BACKUP_TO: folder };
  const installation = await newInstallation();
  for (const [name, where] of [
    ['backup', server.config],
    ['restore', installation],
  ] as const) {
    const { code, errors } = await run(where, [name]);
    expect([code, errors]).toEqual([2, expect.stringMatching(/set PRESSDOCK_BACKUP_TO/)]);
    expect(errors).toContain(`Usage: pressdock ${name} [`);
  }
  const none = await run(installation, ['restore'], settings);
  expect([none.code, none.errors]).toEqual([1, `There is no backup in ${folder}.\n`]);
  // A folder cannot be deleted like a backup.
  await mkdir(join(folder, oldBackup));
  const { code, output, errors } = await run(server.config, ['backup', '--keep', '1'], settings);
  expect([code, output]).toEqual([0, expect.stringContaining(`Wrote ${folder}/pressdock-`)]);
  expect(errors).toContain('The backup is complete, but older ones could not be deleted:');
  await rmdir(join(folder, oldBackup));
  const [newest = ''] = await readdir(folder);
  for (const name of ['notes.txt', oldBackup]) await copyFile(made.backup, join(folder, name));
  const restored = await run(installation, ['restore'], settings);
  expect(restored.code).toBe(0);
  expect(restored.errors.split('\n')[0]).toBe(`The newest backup is ${folder}/${newest}.`);
  if (!isPostgres) {
    const { dataFolder } = installation;
    await rename(join(dataFolder, 'database'), join(dataFolder, 'database.before'));
    const damaged = join(await newFolder(), 'damaged.backup');
    await writeFile(damaged, (await readFile(made.backup)).subarray(0, -100));
    const { errors } = await run(installation, ['restore', damaged]);
    expect(errors).toContain('The backup is damaged or incomplete.');
  }
}, 180_000);

test('a backup that lacks a package names it and deletes no older backup', async () => {
  const packages = join(server.config.dataFolder, 'objects/pkg');
  const names = await readdir(packages, { recursive: true });
  const name = names.find((one) => one.endsWith('.zip')) ?? '';
  const [folder, away] = [await newFolder(), join(await newFolder(), 'away')];
  await writeFile(join(folder, oldBackup), '');
  await rename(join(packages, name), away);
  const { code, output } = await run(server.config, ['backup', '--to', folder, '--keep', '1']);
  await rename(away, join(packages, name));
  expect([code, output]).toEqual([1, expect.stringContaining('The backup is incomplete')]);
  expect(output).toContain(`images:\n  pkg/${name}\n`);
  expect(await readdir(folder)).toEqual([oldBackup, expect.any(String)]);
}, 120_000);

test.each([
  { name: 'a flipped bit', change: (file: Buffer) => file.fill((file[5000] ?? 0) ^ 4, 5000, 5001) },
  { name: 'a missing end', change: (file: Buffer) => file.subarray(0, -100) },
])('a backup with $name is refused before anything is restored', async ({ change }) => {
  const installation = await newInstallation();
  const path = join(await newFolder(), 'changed.backup');
  await writeFile(path, change(await readFile(made.backup)));
  const { code, errors } = await run(installation, ['restore', path]);
  expect(code).toBe(1);
  expect(errors).toContain('The backup is damaged or incomplete. Use another one.');
  expect((await readdir(installation.dataFolder)).sort()).toEqual(['lock']);
});

test('says which keys a restore needs', async () => {
  const installation = await newInstallation();
  const other = { PRESSDOCK_BACKUP_KEY: randomBytes(32).toString('base64') };
  const wrong = await run(installation, ['restore', made.backup], other);
  expect(wrong.errors).toMatch(/was encrypted with the key [\w-]{8}, but PRESSDOCK_BACKUP_KEY is/);
  const none = await run(installation, ['restore', made.backup], { PRESSDOCK_BACKUP_KEY: '' });
  expect(none.errors).toContain('Set PRESSDOCK_BACKUP_KEY to the key that encrypts backups');
  const [id] = made.masterKeys;
  const withoutMaster = await run(installation, ['restore', made.backup], {
    PRESSDOCK_MASTER_KEY: '',
  });
  expect(withoutMaster.errors).toContain(`master key ${id}. There is no key here.`);
  const withOther = await run(installation, ['restore', made.backup], {
    PRESSDOCK_MASTER_KEY: randomBytes(32).toString('base64'),
  });
  expect(withOther.errors).toContain(`master key ${id}. The keys here are`);
  expect(await readdir(installation.dataFolder)).toEqual(['lock']);
});

test('refuses wrong arguments, a missing backup and a running server', async () => {
  const installation = await newInstallation();
  expect((await run(installation, ['restore'])).code).toBe(2);
  expect((await run(server.config, ['backup', '--to', backups, '--keep', '0'])).code).toBe(2);
  expect((await run(server.config, ['backup', '--to', 's3:///x'])).code).toBe(2);
  const missing = await run(installation, ['restore', 'missing.backup']);
  expect(missing.errors).toContain('There is no backup missing.backup.');
  const noFolder = await run(server.config, ['backup', '--to', `${made.backup}/below`]);
  expect(noFolder.errors).toMatch(/^The backup could not be written to .*ENOTDIR/m);
  const inUse = await run(server.config, ['restore', made.backup]);
  expect(inUse.errors).toContain('is in use by process');
});
