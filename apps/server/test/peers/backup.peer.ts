import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import type { Database, RunStatement } from '../../src/db/database.ts';
import { openClosedDatabase } from '../../src/db/embedded/backups.ts';
import { type RunningServer, startServer } from '../../src/start.ts';
import { runInTerminal } from '../commands/terminal.ts';
import { freePort } from '../harness/freePort.ts';
import { signUp, type TestServer } from '../harness/server.ts';
import { query, startTestCluster, type TestCluster } from './cluster.ts';

/** On each database, so that there are 20 together. */
const backupCount = 10;
const writers = 8;
const writesPerSecond = 200;
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

async function startOn(
  databaseUrl: string | null,
): Promise<RunningServer & Pick<TestServer, 'config'>> {
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

/**
 * Adds a customer with a license in each transaction, at a constant rate. Each writer waits for its
 * previous write.
 */
class Writers {
  /** The keys of licenses whose transactions were committed. */
  readonly stored: string[] = [];
  readonly startedAt = performance.now();
  slowestMs = 0;
  #isOver = false;
  #running: Promise<void>[];

  constructor(database: Database, accountId: string) {
    this.#running = Array.from({ length: writers }, (_, writer) =>
      this.#write(database, accountId, writer),
    );
  }

  get perSecond(): number {
    return (this.stored.length * 1000) / (performance.now() - this.startedAt);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  async #write(database: Database, accountId: string, writer: number): Promise<void> {
    const pauseMs = (1000 * writers) / writesPerSecond;
    let dueAt = performance.now();
    for (let number = 0; !this.#isOver; number += 1) {
      const start = performance.now();
      const name = `w${writer}-${number}`;
      await database.withAccount({ accountId }, (tx) =>
        sql`with customer as (insert into customers (id, account_id, email)
            values (gen_random_uuid(), ${accountId}, ${`${name}@example.com`}) returning id)
          insert into licenses (id, account_id, customer_id, key)
            select gen_random_uuid(), ${accountId}, id, ${name} from customer`.execute(tx),
      );
      this.stored.push(name);
      this.slowestMs = Math.max(this.slowestMs, performance.now() - start);
      dueAt += pauseMs;
      await wait(Math.max(0, dueAt - performance.now()));
    }
  }
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
  'wrong counts of sites': `select 1 from licenses l where active_sites
    <> (select count(*) from license_activations a where a.license_id = l.id)`,
  'foreign keys that were not checked': `select 1 from pg_constraint
    where contype = 'f' and not convalidated`,
};

async function checkRestored(run: RunStatement, before: string[], after: Set<string>) {
  const { rows } = await run(`select key from licenses where key ~ '^w[0-9]+-[0-9]+$'`);
  const restored = new Set((rows as { key: string }[]).map(({ key: name }) => name));
  expect(before.filter((name) => !restored.has(name))).toEqual([]);
  // A writer waits for each write, so a snapshot contains the first ones without a gap.
  for (const name of restored) {
    const [, writer, number] = /^w(\d+)-(\d+)$/.exec(name) ?? [];
    if (Number(number) > 0) expect(restored).toContain(`w${writer}-${Number(number) - 1}`);
    expect(after).toContain(name);
  }
  for (const [name, text] of Object.entries(wrong)) {
    expect((await run(text)).rows, name).toEqual([]);
  }
  return restored.size;
}

test.each(['embedded', 'postgres'] as const)(
  'backups of the %s database during 200 writes per second contain every earlier write',
  async (engine) => {
    const url = engine === 'postgres' ? await cluster.createDatabase() : null;
    const server = await startOn(url);
    const load = new Writers(server.database, (await signUp(server)).id);
    await wait(2000);
    const backups: { backup: string; before: string[]; pauseMs: number }[] = [];
    let bytes = 0;
    let seconds = 0;
    for (let number = 0; number < backupCount; number += 1) {
      const before = [...load.stored];
      const { code, output } = await runInTerminal(
        server,
        ['backup', '--to', join(folder, engine), '--json'],
        { PRESSDOCK_BACKUP_KEY: key },
      );
      expect(code, output.slice(-500)).toBe(0);
      const { result } = JSON.parse(output.trim().split('\n').at(-1) ?? '');
      backups.push({ backup: result.backup, before, pauseMs: result.pauseMs });
      bytes += result.bytes;
      seconds += result.seconds;
    }
    const rate = load.perSecond;
    await load.stop();
    const after = new Set(load.stored);
    await server.close();
    const pauses = backups.map(({ pauseMs }) => pauseMs);
    process.stdout.write(
      `Figures ${engine}: ${rate.toFixed(0)} writes/s, ${(bytes / seconds / 2 ** 20).toFixed(1)} MB/s, ${(seconds / backupCount).toFixed(1)} s per backup, longest pause ${Math.max(...pauses).toFixed(0)} ms, slowest write ${load.slowestMs.toFixed(0)} ms\n`,
    );
    let newest = 0;
    for (const [index, { backup, before }] of backups.entries()) {
      const toEmbedded = index % 5 === 4;
      const dataFolder = await mkdtemp(join(folder, 'restored-'));
      const databaseUrl = toEmbedded ? null : await cluster.createDatabase();
      const installation = { config: { dataFolder, databaseUrl } } as Pick<TestServer, 'config'>;
      const { code, errors } = await runInTerminal(installation, ['restore', backup], {
        PRESSDOCK_BACKUP_KEY: key,
        PRESSDOCK_MASTER_KEY_LOST: '1',
      });
      expect(code, errors.slice(-500)).toBe(0);
      let restored: number;
      if (databaseUrl === null) {
        const snapshot = await openClosedDatabase(join(dataFolder, 'database'));
        restored = await checkRestored(snapshot.run, before, after);
        await snapshot.close();
      } else {
        const run: RunStatement = async (text) => ({ rows: await query(databaseUrl, text) });
        restored = await checkRestored(run, before, after);
      }
      expect(restored).toBeGreaterThanOrEqual(newest);
      newest = restored;
    }
    expect(newest).toBeGreaterThan(0);
  },
  1_200_000,
);
