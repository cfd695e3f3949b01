import fs from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDataFolder } from '../../../test/harness/server.ts';
import { createDatabase } from '../database.ts';
import type { Tables } from '../schema.ts';
import { createEmbeddedBackups } from './backups.ts';
import { type EmbeddedClient, openEmbeddedClient } from './client.ts';
import { embeddedDialect } from './dialect.ts';
import { DiskReserve } from './diskReserve.ts';
import { DurableFileSystem, durableStartParams } from './file-system.ts';
import { maintain, scheduleMaintenance } from './maintenance.ts';
import { Turn } from './turn.ts';

const endless = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1e12)
  select count(*) from n`;

let folder: string;
let client: EmbeddedClient;
let failures: unknown[];

beforeEach(async () => {
  folder = await createDataFolder();
  failures = [];
  client = await openEmbeddedClient(join(folder, 'database'), (error) => failures.push(error));
  await client.query('create table kept (i integer)');
});

afterEach(async () => {
  await client.close();
  await rm(folder, { recursive: true, force: true });
});

test('aborts a runaway statement and keeps what was committed', async () => {
  await client.query('insert into kept values (1)');
  const start = performance.now();
  await expect(client.query(endless, [], 300)).rejects.toMatchObject({ code: '57014' });
  expect(performance.now() - start).toBeLessThan(2000);
  expect((await client.query('select i from kept')).rows).toEqual([{ i: 1 }]);
  expect(failures).toEqual([]);
});

test('says that a statement of a transaction was aborted', async () => {
  const turn = new Turn();
  const db = new Kysely<Tables>({
    dialect: embeddedDialect(client, turn, new DiskReserve(folder)),
  });
  const work = db.transaction().execute(async (tx) => {
    await sql`insert into kept values (2)`.execute(tx);
    await client.query(endless, [], 300);
  });
  await expect(work).rejects.toMatchObject({ code: '57014' });
  expect((await sql`select i from kept`.execute(db)).rows).toEqual([]);
});

test('never continues a transaction in a reopened database', async () => {
  const turn = new Turn();
  const db = new Kysely<Tables>({
    dialect: embeddedDialect(client, turn, new DiskReserve(folder)),
  });
  const work = db.transaction().execute(async (tx) => {
    await sql`insert into kept values (2)`.execute(tx);
    await client.query(endless, [], 300).catch(() => undefined);
    await sql`insert into kept values (3)`.execute(tx);
  });
  await expect(work).rejects.toMatchObject({ code: '08006' });
  expect((await client.query('select i from kept')).rows).toEqual([]);
});

test('is configured to sync commits', async () => {
  const { rows } = await client.query(
    "select name, setting from pg_settings where name in ('fsync', 'wal_sync_method', 'synchronous_commit') order by name",
  );
  expect(rows).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'synchronous_commit', setting: 'on' },
    { name: 'wal_sync_method', setting: 'fsync' },
  ]);
});

test('waits for the disk at each commit', async () => {
  await client.close();
  const database = await PGlite.create({
    fs: new DurableFileSystem(join(folder, 'database')),
    startParams: durableStartParams,
  });
  const sync = fs.fsyncSync;
  let syncs = 0;
  fs.fsyncSync = (descriptor) => {
    syncs += 1;
    sync(descriptor);
  };
  syncBuiltinESMExports();
  try {
    for (let row = 0; row < 5; row += 1) await database.query('insert into kept values (9)');
  } finally {
    fs.fsyncSync = sync;
    syncBuiltinESMExports();
    await database.close();
  }
  expect(syncs).toBeGreaterThanOrEqual(5);
});

test('runs maintenance without blocking a transaction', async () => {
  const turn = new Turn();
  await turn.take();
  const looking = maintain(client, turn);
  await client.query('begin');
  await client.query('insert into kept values (4)');
  await client.query('commit');
  turn.pass();
  await looking;
  const { rows } = await client.query(
    "select reltuples::integer as tuples from pg_class where relname = 'kept'",
  );
  expect(rows).toEqual([{ tuples: 1 }]);
});

describe('a connection that is used for more than 30 seconds', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] }));
  afterEach(() => void vi.useRealTimers());

  test('fails those who wait for it, and then works again', async () => {
    const turn = new Turn();
    const disk = new DiskReserve(folder);
    const db = new Kysely<Tables>({ dialect: embeddedDialect(client, turn, disk) });
    const insert = () => sql`insert into kept values (5)`.execute(db);
    await turn.take();
    const waiting = Promise.allSettled([insert(), insert()]);
    await vi.waitFor(() => expect(turn.count().waiting).toBe(2));
    await vi.advanceTimersByTimeAsync(30_000);
    const busy = { status: 'rejected', reason: { code: '53300' } };
    expect(await waiting).toMatchObject([busy, busy]);
    turn.pass();
    await insert();
    expect((await client.query('select i from kept')).rows).toEqual([{ i: 5 }]);
  });

  test('delays maintenance and does not end the server', async () => {
    const turn = new Turn();
    const stop = scheduleMaintenance(client, turn, new DiskReserve(folder), (error) =>
      failures.push(error),
    );
    await turn.take();
    await vi.advanceTimersByTimeAsync(16 * 60_000);
    expect(turn.count().waiting).toBe(0);
    turn.pass();
    await client.query('insert into kept select generate_series(1, 9)');
    await vi.advanceTimersByTimeAsync(44 * 60_000);
    stop();
    await turn.take();
    const { rows } = await client.query(
      "select reltuples::integer as tuples from pg_class where relname = 'kept'",
    );
    expect(rows).toEqual([{ tuples: 9 }]);
    expect(failures).toEqual([]);
  });
});

test('copies no files for a backup before an aborted statement has ended', {
  timeout: 60_000,
}, async () => {
  const turn = new Turn();
  await turn.take();
  const opening = createEmbeddedBackups(client, turn, join(folder, 'database')).openSnapshot(
    new AbortController().signal,
  );
  await vi.waitUntil(() => turn.count().waiting === 1, { timeout: 20_000 });
  const next = turn.take();
  turn.pass();
  await next;
  await vi.waitUntil(() => turn.count().waiting === 1, { timeout: 20_000 });
  await client.query('insert into kept values (6)');
  await expect(client.query(endless, [], 300)).rejects.toMatchObject({ code: '57014' });
  const start = performance.now();
  const reopened = client.query('select 1').then(() => performance.now());
  turn.pass();
  const snapshot = await opening;
  expect((await snapshot.run('select i from kept')).rows).toEqual([{ i: 6 }]);
  await snapshot.close();
  // The copy, which takes a moment only, waited for the database.
  expect(snapshot.pauseMs).toBeGreaterThan(((await reopened) - start) * 0.9);
});

test('deletes the files of an interrupted copy, and allows another one', async () => {
  const backups = createEmbeddedBackups(client, new Turn(), join(folder, 'database'));
  const files = await readdir(folder);
  for (const _attempt of ['first', 'second']) {
    const opening = backups.openSnapshot(AbortSignal.abort());
    await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
    expect(await readdir(folder)).toEqual(files);
  }
});

test('executes concurrent statements one after another', async () => {
  const database = createDatabase(
    new Kysely<Tables>({ dialect: embeddedDialect(client, new Turn(), new DiskReserve(folder)) }),
    (text) => client.script(text),
  );
  await client.query('grant all on kept to pressdock_system');
  await Promise.all(
    Array.from({ length: 50 }, () =>
      database.withSystem(async (tx) => {
        const { rows } = await sql<{ n: number }>`select count(*) as n from kept`.execute(tx);
        await sql`insert into kept values (${rows[0]?.n ?? 0})`.execute(tx);
      }),
    ),
  );
  const { rows } = await client.query('select i from kept order by i');
  expect(rows).toEqual(Array.from({ length: 50 }, (_, i) => ({ i })));
});
