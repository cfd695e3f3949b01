import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { openJobs } from '../src/adapters/jobs/jobs.ts';
import { createSealer } from '../src/adapters/sealing/sealer.ts';
import type { Row } from '../src/db/schema.ts';
import { createOutbox } from '../src/modules/mail/outbox.service.ts';
import type { Jobs } from '../src/ports/jobs.ts';
import type { Letter, Letters } from '../src/ports/letters.ts';
import type { TestServer } from './harness.ts';

/** The master key of the servers that letters are posted to from outside. */
export const masterKey = Buffer.alloc(32, 7);

/** Somebody letters go to. */
export interface Reader {
  id: string;
  email: string;
}

/** Makes an account without signing anybody in. */
export async function addReader({ database }: Pick<TestServer, 'database'>): Promise<Reader> {
  const reader = { id: randomUUID(), email: `${randomUUID()}@example.com` };
  await database.withSystem((tx) =>
    tx
      .insertInto('users')
      .values({ ...reader, password_hash: 'x', first_name: 'Ada', last_name: 'Example' })
      .execute(),
  );
  return reader;
}

/** Posts letters as the modules of another server on the same database would. */
export interface Desk {
  jobs: Jobs;
  letters: Letters;
  post(reader: Reader, letter: Letter, name?: string): Promise<void>;
  /** Posts, and then fails what it was posted within. */
  postAndFail(reader: Reader, letter: Letter): Promise<void>;
  row(reader: Reader): Promise<Row<'outbox'> | undefined>;
  /** Lets the letter that waits for its next attempt be tried now. */
  hurry(): Promise<void>;
  /** How many letters are still to be sent. */
  waiting(): Promise<number>;
  close(): Promise<void>;
}

/** Opens a desk in a server's database. */
export async function openDesk({ database }: Pick<TestServer, 'database'>): Promise<Desk> {
  const jobs = await openJobs(database, (error) => {
    throw error;
  });
  const letters = createOutbox(createSealer([masterKey]), jobs);
  return {
    jobs,
    letters,
    post: ({ id, email }, letter, name = 'Ada') =>
      database.withAccount({ accountId: id }, (tx) =>
        letters.post(tx, { email, name }, letter, id),
      ),
    async postAndFail({ id, email }, letter) {
      const failing = database.withAccount({ accountId: id }, async (tx) => {
        await letters.post(tx, { email, name: 'Ada' }, letter, id);
        throw new RangeError('undone');
      });
      await failing.catch((error) => {
        if (!(error instanceof RangeError)) throw error;
      });
    },
    row: ({ id }) =>
      database.withSystem((tx) =>
        tx.selectFrom('outbox').selectAll().where('account_id', '=', id).executeTakeFirst(),
      ),
    async hurry() {
      const hurried = `update pressdock_jobs.job set start_after = now()
        where name = 'letters' and state = 'retry' returning id`;
      const isOne = async () => (await database.runStatement(hurried)).rows.length > 0;
      await vi.waitUntil(isOne, { timeout: 15_000, interval: 50 });
    },
    async waiting() {
      const unfinished = `select id from pressdock_jobs.job
        where name = 'letters' and state < 'completed'`;
      return (await database.runStatement(unfinished)).rows.length;
    },
    close: () => jobs.close(),
  };
}
