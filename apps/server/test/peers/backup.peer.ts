import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import type { TableSum } from '../../src/db/copy/rowSum.ts';
import type { RunStatement } from '../../src/db/database.ts';
import { startServer } from '../../src/start.ts';
import { readInstallation, readServer, sumAll, sumServer } from '../commands/allRows.ts';
import { runInTerminal } from '../commands/terminal.ts';
import { freePort } from '../harness/freePort.ts';
import { signUp, type TestServer } from '../harness/server.ts';
import { startTestCluster, type TestCluster } from './cluster.ts';
import { findGaps, readWrites, Writers } from './writers.ts';

/** On each database, so that there are 20 together. */
const backupCount = 10;
/** The restores that run at the same time. */
const parallel = 2;
const key = randomBytes(32).toString('base64');

let folder: string;
let cluster: TestCluster;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pressdock-backups-'));
  cluster = await startTestCluster();
});

afterAll(async () => {
  cluster.remove();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function startOn(databaseUrl: string | null) {
  const config = readConfig({
    PORT: String(await freePort()),
    PRESSDOCK_DATA: await mkdtemp(join(folder, 'data-')),
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    PRESSDOCK_DEMO: '1',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const server = await startServer(config, (error) => {
    throw error;
  });
  return { ...server, config };
}

/** A backup, with the writes that were committed before it began, and the rows right after it. */
interface BackupUnderLoad {
  backup: string;
  before: string[];
  after: Map<string, string>;
}

/** Takes backups one after the other, and prints what was measured. */
async function takeBackups(
  server: Awaited<ReturnType<typeof startOn>>,
  engine: string,
  load: Writers,
): Promise<BackupUnderLoad[]> {
  const backups: BackupUnderLoad[] = [];
  const sums = { bytes: 0, seconds: 0, pauseMs: 0 };
  for (let number = 0; number < backupCount; number += 1) {
    const before = [...load.stored];
    const { code, output } = await runInTerminal(
      server,
      ['backup', '--to', join(folder, engine), '--json'],
      { PRESSDOCK_BACKUP_KEY: key },
    );
    expect(code, output.slice(-500)).toBe(0);
    const { result } = JSON.parse(output.trim().split('\n').at(-1) ?? '');
    backups.push({ backup: result.backup, before, after: await readServer(server, readWrites) });
    sums.bytes += result.bytes;
    sums.seconds += result.seconds;
    sums.pauseMs = Math.max(sums.pauseMs, result.pauseMs);
  }
  process.stdout.write(
    `Figures backups of ${engine}: ${load.perSecond.toFixed(0)} writes/s, ${load.stored.length} in all, ${(sums.bytes / sums.seconds / 2 ** 20).toFixed(1)} MB/s, ${(sums.seconds / backupCount).toFixed(1)} s per backup, longest pause ${sums.pauseMs.toFixed(0)} ms, slowest write ${load.slowestMs.toFixed(0)} ms\n`,
  );
  return backups;
}

/** Counts what must never differ: rows without the row they refer to, and wrong counters. */
const wrong = {
  'licenses without their customer': `select 1 from licenses l where customer_id is not null
    and not exists (select from customers c where c.id = l.customer_id)`,
  'customers without their license': `select 1 from customers c where email ~ '^w[0-9]+-[0-9]+@'
    and not exists (select from licenses l where l.customer_id = c.id)`,
  'wrong counts of licenses': `select 1 from account_rows r where table_name = 'licenses'
    and rows <> (select count(*) from licenses l where l.account_id = r.account_id)`,
  'wrong counts of customers': `select 1 from account_rows r where table_name = 'customers'
    and rows <> (select count(*) from customers c where c.account_id = r.account_id)`,
  'wrong counts of sites': `select 1 from licenses l where site_count
    <> (select count(*) from license_activations a where a.license_id = l.id)`,
  'foreign keys that were not checked': `select 1 from pg_constraint
    where contype = 'f' and not convalidated`,
};

async function readRestored(run: RunStatement) {
  for (const [name, text] of Object.entries(wrong)) {
    expect((await run(text)).rows, name).toEqual([]);
  }
  return { writes: await readWrites(run), sums: await sumAll(run) };
}

/** Restores a backup elsewhere and compares every row. Returns the number of writes. */
async function checkRestore(
  { backup, before, after }: BackupUnderLoad,
  toEmbedded: boolean,
  unchanged: Record<string, TableSum>,
): Promise<number> {
  const dataFolder = await mkdtemp(join(folder, 'restored-'));
  const databaseUrl = toEmbedded ? null : await cluster.createDatabase();
  const installation = { dataFolder, databaseUrl };
  const { code, errors } = await runInTerminal(
    { config: installation } as Pick<TestServer, 'config'>,
    ['restore', backup],
    { PRESSDOCK_BACKUP_KEY: key, PRESSDOCK_MASTER_KEY_LOST: '1' },
  );
  expect(code, errors.slice(-500)).toBe(0);
  const { writes, sums } = await readInstallation(installation, readRestored);
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  expect(before.filter((name) => !writes.has(name))).toEqual([]);
  expect(findGaps(writes)).toEqual([]);
  expect([...writes].filter(([name, hash]) => after.get(name) !== hash)).toEqual([]);
  for (const [id, sum] of Object.entries(unchanged)) expect(sums[id], id).toEqual(sum);
  return writes.size;
}

test.each(['embedded', 'postgres'] as const)(
  'backups of the %s database, with 200 writes per second offered, contain every earlier write',
  async (engine) => {
    const server = await startOn(engine === 'postgres' ? await cluster.createDatabase() : null);
    const account = await signUp(server);
    const sums = await sumServer(server);
    const load = new Writers(server.database, account.id);
    await wait(2000);
    const backups = await takeBackups(server, engine, load);
    await load.stop();
    const last = await sumServer(server);
    await server.close();
    const unchanged = Object.fromEntries(
      Object.entries(sums).filter(([id, { hash }]) => last[id]?.hash === hash),
    );
    expect(Object.keys(unchanged).length).toBeGreaterThan(60);
    const start = performance.now();
    const restored: number[] = [];
    const waiting = backups.entries();
    const work = async () => {
      for (const [index, one] of waiting) {
        restored[index] = await checkRestore(one, index % 5 === 4, unchanged);
      }
    };
    await Promise.all(Array.from({ length: parallel }, work));
    process.stdout.write(
      `Figures restores of ${engine}: ${restored.length} in ${((performance.now() - start) / 1000).toFixed(0)} s, with ${restored.join(', ')} writes; ${Object.keys(unchanged).length} unchanged tables\n`,
    );
    expect(restored).toEqual(restored.toSorted((one, other) => one - other));
    expect([restored.length, restored[0]]).toEqual([backupCount, expect.any(Number)]);
    expect(restored[0]).toBeGreaterThan(0);
  },
  1_200_000,
);
