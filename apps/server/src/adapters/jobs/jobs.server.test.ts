import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addRecipient, type TestRecipient } from '../../../test/harness/outbox.ts';
import { sharedTestServer, type TestServer } from '../../../test/harness/server.ts';
import { fullLicensesQueue } from '../../modules/licenseNotices/noticeQueues.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { createQueues, openJobs } from './jobs.ts';

// The server itself reads this queue only once a minute.
const queue = fullLicensesQueue;

let server: TestServer;
let jobs: Jobs;
let ada: TestRecipient;
const failures: unknown[] = [];

beforeAll(async () => {
  server = await sharedTestServer();
  jobs = await openJobs(server.database, (error) => failures.push(error));
  ada = await addRecipient(server);
});

afterAll(async () => {
  await jobs.close();
});

const run = (text: string) => server.database.runStatement(text);

async function waiting(id: string): Promise<unknown> {
  const { rows } = await run(
    `select state::text from pressdock_jobs.job where data ->> 'id' = '${id}'`,
  );
  return rows;
}

test('a job is queued when its transaction commits, and never if it rolls back', async () => {
  const [committed, rolledBack] = [randomUUID(), randomUUID()];
  await server.database.withAccount({ accountId: ada.id }, (tx) => jobs.add(tx, queue, committed));
  const rollingBack = server.database.withSystem(async (tx) => {
    await jobs.add(tx, queue, rolledBack);
    throw new RangeError('rolled back');
  });
  await expect(rollingBack).rejects.toThrow(RangeError);
  expect(await waiting(committed)).toEqual([{ state: 'created' }]);
  expect(await waiting(rolledBack)).toEqual([]);
});

test('a job that throws is reported and retried; a job that asks to wait is retried', async () => {
  const [throwing, late] = [randomUUID(), randomUUID()];
  const attempts: string[] = [];
  await server.database.withSystem(async (tx) => {
    await jobs.add(tx, queue, throwing);
    await jobs.add(tx, queue, late);
  });
  await jobs.work(queue, async (id) => {
    attempts.push(id);
    const isFirst = attempts.filter((one) => one === id).length === 1;
    if (id === throwing && isFirst) throw new RangeError('thrown');
    return id === late && isFirst ? 'later' : 'done';
  });
  const countAttempts = (id: string) => attempts.filter((one) => one === id).length;
  await vi.waitUntil(() => countAttempts(throwing) === 1 && countAttempts(late) === 1, {
    timeout: 15_000,
  });
  expect(failures.map(String)).toEqual(['RangeError: thrown']);
  await vi.waitUntil(
    async () => {
      await run("update pressdock_jobs.job set start_after = now() where state = 'retry'");
      return countAttempts(throwing) === 2 && countAttempts(late) === 2;
    },
    { timeout: 15_000, interval: 200 },
  );
});

test('adding a job does not widen the privileges of the transaction', async () => {
  const seen = await server.database.withAccount({ accountId: ada.id }, async (tx) => {
    await jobs.add(tx, queue, randomUUID());
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(tx);
    return rows;
  });
  expect(seen).toEqual([{ role: 'pressdock_account' }]);
});

test('neither account transactions nor system transactions may read jobs', async () => {
  const { database } = server;
  const read = sql`select * from pressdock_jobs.job`;
  const byAccount = database.withAccount({ accountId: ada.id }, (tx) => read.execute(tx));
  await expect(byAccount).rejects.toMatchObject({ code: '42501' });
  const bySystem = database.withSystem((tx) => read.execute(tx));
  await expect(bySystem).rejects.toMatchObject({ code: '42501' });
});

test('a script that fails leaves no transaction open', async () => {
  await expect(run('begin; select 1 / 0; commit')).rejects.toMatchObject({ code: '22012' });
  await expect(run('select 1 as n; select 2 as n')).resolves.toMatchObject({
    rows: [{ n: 1 }, { n: 2 }],
  });
});

test('a statement outside the current transaction is rejected, because there may be only one connection', async () => {
  const nested = server.database.withSystem(() => run('select 1'));
  await expect(nested).rejects.toThrow('outside of the open transaction');
});

test('a queue of an earlier release gets the settings of this one', async () => {
  const read = async () => {
    const { rows } = await run(
      `select expire_seconds, retry_limit from pressdock_jobs.queue where name = '${queue.name}'`,
    );
    return rows;
  };
  const before = await read();
  await run(`update pressdock_jobs.queue set retry_limit = 99 where name = '${queue.name}'`);
  await createQueues(server.database, [queue]);
  expect(await read()).toEqual(before);
});
