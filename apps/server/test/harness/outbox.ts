import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { openJobs } from '../../src/adapters/jobs/jobs.ts';
import { createSealer } from '../../src/adapters/sealing/sealer.ts';
import type { Row } from '../../src/db/schema.ts';
import { emailQueue } from '../../src/modules/mail/emailQueue.ts';
import { createOutbox } from '../../src/modules/mail/outbox.service.ts';
import type { Emails, EmailTemplate } from '../../src/ports/email.ts';
import type { Jobs } from '../../src/ports/jobs.ts';
import type { TestServer } from './server.ts';

/** The master key of servers whose outbox other tests write to. */
export const masterKey = Buffer.alloc(32, 7);

/** An e-mail of one of the modules. */
export interface ModuleEmail<Content extends object = object> {
  template: EmailTemplate<Content>;
  content: Content;
}

/** A person who receives e-mails. */
export interface TestRecipient {
  id: string;
  email: string;
}

/** Inserts an account without signing in. */
export async function addRecipient({
  database,
}: Pick<TestServer, 'database'>): Promise<TestRecipient> {
  const recipient = { id: randomUUID(), email: `${randomUUID()}@example.com` };
  await database.withSystem((tx) =>
    tx
      .insertInto('users')
      .values({ ...recipient, password_hash: 'x', first_name: 'Ada', last_name: 'Example' })
      .execute(),
  );
  return recipient;
}

/** Queues e-mails like the modules of another server on the same database. */
export interface TestOutbox {
  jobs: Jobs;
  emails: Emails;
  post(recipient: TestRecipient, email: ModuleEmail, name?: string): Promise<void>;
  /** Queues an e-mail and then rolls back its transaction. */
  postAndRollBack(recipient: TestRecipient, email: ModuleEmail): Promise<void>;
  readRow(recipient: TestRecipient): Promise<Row<'outbox'> | undefined>;
  /** Makes the e-mail that waits for a retry due now. */
  retryNow(): Promise<void>;
  /** Returns the number of e-mails still to be sent. */
  countWaiting(): Promise<number>;
  close(): Promise<void>;
}

/** Opens a server's outbox. */
export async function openTestOutbox({
  database,
}: Pick<TestServer, 'database'>): Promise<TestOutbox> {
  const jobs = await openJobs(database, (error) => {
    throw error;
  });
  const emails = createOutbox(createSealer([masterKey]), jobs);
  return {
    jobs,
    emails,
    post: ({ id, email: address }, email, name = 'Ada') =>
      database.withAccount({ accountId: id }, (tx) =>
        emails.send(tx, { email: address, name }, email, id),
      ),
    async postAndRollBack({ id, email: address }, email) {
      const failing = database.withAccount({ accountId: id }, async (tx) => {
        await emails.send(tx, { email: address, name: 'Ada' }, email, id);
        throw new RangeError('rolled back');
      });
      await failing.catch((error) => {
        if (!(error instanceof RangeError)) throw error;
      });
    },
    readRow: ({ id }) =>
      database.withSystem((tx) =>
        tx.selectFrom('outbox').selectAll().where('account_id', '=', id).executeTakeFirst(),
      ),
    async retryNow() {
      const makeDue = `update pressdock_jobs.job set start_after = now()
        where name = '${emailQueue.name}' and state = 'retry' returning id`;
      const isOne = async () => (await database.runStatement(makeDue)).rows.length > 0;
      await vi.waitUntil(isOne, { timeout: 15_000, interval: 50 });
    },
    async countWaiting() {
      const selectUnfinished = `select id from pressdock_jobs.job
        where name = '${emailQueue.name}' and state < 'completed'`;
      return (await database.runStatement(selectUnfinished)).rows.length;
    },
    close: () => jobs.close(),
  };
}
