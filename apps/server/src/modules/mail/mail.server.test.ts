import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addRecipient,
  type ModuleEmail,
  masterKey,
  openTestOutbox,
  type TestOutbox,
  type TestRecipient,
} from '../../../test/harness/outbox.ts';
import { startTestServer, type TestServer } from '../../../test/harness/server.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../../../test/harness/smtpServer.ts';
import { createSealer } from '../../adapters/sealing/sealer.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { Mail } from '../../ports/mail.ts';
import {
  passwordChangedEmail,
  passwordResetEmail,
  welcomeEmail,
} from '../accounts/accounts.emails.ts';
import { createDelivery, type EmailGivenUp } from './delivery.service.ts';
import { emailQueue } from './emailQueue.ts';
import { createOutbox } from './outbox.service.ts';
import { deleteFinished } from './outbox.store.ts';

const link = 'https://updates.example.com/password-reset/0123456789abcdef';
const day = 24 * 60 * 60 * 1000;
const welcome = { template: welcomeEmail, content: {} };
const passwordReset = { template: passwordResetEmail, content: { link } };

let peer: TestSmtpServer;
let server: TestServer;
let testOutbox: TestOutbox;
let ada: TestRecipient;

beforeAll(async () => {
  peer = await startTestSmtpServer();
  server = await startTestServer({
    SMTP_URL: peer.url.replace('//', '//post%40example.com:p%2Fss%20word@'),
    MAIL_FROM: 'Pressdock at Example <mail@example.com>',
    PRESSDOCK_MASTER_KEY: masterKey.toString('base64'),
  });
  testOutbox = await openTestOutbox(server);
});

beforeEach(async () => {
  ada = await addRecipient(server);
  peer.respond = () => ({});
});

afterAll(async () => {
  await testOutbox.close();
  await server.close();
  await peer.close();
});

/** Waits until the only e-mail to `ada` in the outbox has the given values. */
async function expectRow(expected: object): Promise<void> {
  await expect
    .poll(() => testOutbox.readRow(ada), { timeout: 15_000, interval: 50 })
    .toMatchObject(expected);
}

describe('an e-mail', () => {
  test('arrives complete: mailboxes, subject, both bodies and a unique message id', async () => {
    await testOutbox.post(ada, passwordReset, 'Zoë Ångström 🌊');
    const received = await peer.waitForEmail(ada.email);
    const { from, to } = received.mail;
    expect(from).toEqual({ name: 'Pressdock at Example', address: 'mail@example.com' });
    expect(to).toEqual([{ name: 'Zoë Ångström 🌊', address: ada.email }]);
    expect(received.subject).toBe('Reset your Pressdock password');
    expect(received.text).toContain('Hello Zoë Ångström 🌊,');
    expect(received.link).toBe(link);
    expect(received.html).toContain(`href="${link}"`);
    const row = await testOutbox.readRow(ada);
    expect(received.messageId).toBe(`<${row?.id}@127.0.0.1>`);
    expect(new Date(received.mail.date ?? '').getTime()).toBeCloseTo(
      row?.created_at.getTime() ?? 0,
      -4,
    );
  });

  test('is sent to one mailbox, from the configured address, after signing in', async () => {
    await testOutbox.post(ada, welcome);
    await peer.waitForEmail(ada.email);
    const { recipients, sender } = peer.accepted.at(-1) ?? {};
    expect({ recipients, sender }).toEqual({
      recipients: [ada.email],
      sender: 'mail@example.com',
    });
    expect(peer.users).toContainEqual({ user: 'post@example.com', password: 'p/ss word' });
  });

  test('is encrypted while it waits and erased once it is sent', async () => {
    peer.respond = () => ({ status: 451 });
    await testOutbox.post(ada, passwordReset);
    const waiting = await testOutbox.readRow(ada);
    expect(waiting?.sealed).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(JSON.stringify(waiting)).not.toContain('0123456789abcdef');
    await expectRow({ attempts: 1, last_failure: expect.stringContaining('451') });
    peer.respond = () => ({});
    await testOutbox.retryNow();
    await peer.waitForEmail(ada.email);
    await expectRow({ sealed: null, sent_at: expect.any(Date), given_up_at: null, attempts: 2 });
  });

  test('is never sent if its transaction is rolled back', async () => {
    await testOutbox.postAndRollBack(ada, welcome);
    await testOutbox.post(ada, { template: passwordChangedEmail, content: { keys: 0 } });
    expect((await peer.waitForEmail(ada.email)).kind).toBe('passwordChanged');
    await expect.poll(testOutbox.countWaiting, { timeout: 15_000 }).toBe(0);
    const kinds = peer.accepted.filter(({ to }) => to === ada.email).map(({ kind }) => kind);
    expect(kinds).toEqual(['passwordChanged']);
  });

  test.each([
    'ada@example.com\r\nBcc: eve@example.com',
    'ada@example.com, eve@example.com',
    'Ada <ada@example.com>',
    'ada@example.com\n',
    '',
  ])('is rejected for anything but one plain mailbox: %j', async (email) => {
    await expect(testOutbox.post({ ...ada, email }, welcome)).rejects.toThrow(TypeError);
    expect(await testOutbox.readRow(ada)).toBeUndefined();
  });
});

describe('a mail server', () => {
  test('that rejects an e-mail permanently does not receive it again, and its reason is stored', async () => {
    peer.respond = () => ({ status: 550, text: 'No such mailbox', isEarly: true });
    const before = peer.countOffered();
    await testOutbox.post(ada, passwordReset);
    await expectRow({ sealed: null, sent_at: null, given_up_at: expect.any(Date), attempts: 1 });
    expect((await testOutbox.readRow(ada))?.last_failure).toContain('No such mailbox');
    await expect.poll(testOutbox.countWaiting, { timeout: 15_000 }).toBe(0);
    expect(peer.countOffered()).toBe(before + 1);
  });

  test('that responds slowly does not delay requests, and receives the e-mail once', async () => {
    const { promise: after, resolve: goOn } = Promise.withResolvers<void>();
    peer.respond = () => ({ after });
    const before = peer.countOffered();
    await testOutbox.post(ada, welcome);
    await expect.poll(peer.countOffered, { timeout: 15_000 }).toBe(before + 1);
    expect((await server.api('GET', '/readyz')).status).toBe(200);
    expect(peer.accepted.filter(({ to }) => to === ada.email)).toEqual([]);
    goOn();
    await peer.waitForEmail(ada.email);
    await expectRow({ sent_at: expect.any(Date) });
    expect(peer.countOffered()).toBe(before + 1);
  });

  test('receives each e-mail once from two servers on one database', async () => {
    const second = await openTestOutbox(server);
    const round = createDelivery({
      db: server.database,
      sealer: createSealer([masterKey]),
      mailer: { send: async (mail) => send(mail), list: undefined },
      templates: [welcomeEmail, passwordResetEmail],
      config: server.config,
      onGivenUp: (error) => {
        throw error;
      },
    });
    const sentBySecond: string[] = [];
    const send = (mail: Mail) => {
      sentBySecond.push(mail.to.address);
      return { ok: true } as const;
    };
    await second.jobs.work(emailQueue, round);
    const readers = await Promise.all(Array.from({ length: 30 }, () => addRecipient(server)));
    await Promise.all(readers.map((reader) => testOutbox.post(reader, welcome)));
    const emails = readers.map(({ email }) => email).sort();
    const received = () =>
      [...sentBySecond, ...peer.accepted.flatMap(({ recipients }) => recipients)]
        .filter((email) => emails.includes(email))
        .sort();
    await expect.poll(received, { timeout: 20_000 }).toEqual(emails);
    await second.close();
    expect(received()).toEqual(emails);
  });
});

describe('a delivery attempt', () => {
  let sent: Mail[];
  let givenUp: EmailGivenUp[];
  let clock: Date;

  beforeEach(() => {
    sent = [];
    givenUp = [];
    clock = new Date();
  });

  const round = (key = masterKey) =>
    createDelivery({
      db: server.database,
      sealer: createSealer([key]),
      mailer: {
        send: async (mail) => {
          sent.push(mail);
          return { ok: true };
        },
        list: undefined,
      },
      templates: [welcomeEmail, passwordResetEmail],
      config: server.config,
      onGivenUp: (error) => givenUp.push(error),
      now: () => clock,
    });

  /** Queues an e-mail that no server is notified about. */
  async function enqueueOnly(email: ModuleEmail): Promise<string> {
    const nobody = { add: async () => undefined } as unknown as Jobs;
    const emails = createOutbox(createSealer([masterKey]), nobody);
    await server.database.withAccount({ accountId: ada.id }, (tx) =>
      emails.send(tx, { email: ada.email, name: 'Ada' }, email, ada.id),
    );
    return (await testOutbox.readRow(ada))?.id ?? '';
  }

  test.each([
    ['passwordReset', 9 * 60_000, true],
    ['passwordReset', 11 * 60_000, false],
    ['welcome', 3 * day, true],
    ['welcome', 5 * day, false],
  ] as const)('of a %s e-mail after %i ms sends it: %s', async (kind, ms, isSent) => {
    const id = await enqueueOnly(kind === 'passwordReset' ? passwordReset : welcome);
    clock = new Date(Date.now() + ms);
    expect(await round()(id)).toBe('done');
    expect(sent).toHaveLength(isSent ? 1 : 0);
    expect(givenUp).toHaveLength(isSent ? 0 : 1);
    await expectRow({ sealed: null, ...(isSent ? {} : { given_up_at: clock }) });
  });

  test('gives up on an e-mail whose master key is gone, and logs no mailbox', async () => {
    const id = await enqueueOnly(welcome);
    expect(await round(Buffer.alloc(32, 8))(id)).toBe('done');
    expect(sent).toEqual([]);
    expect(givenUp.map(String).join()).toContain(id);
    expect(givenUp.map(String).join()).not.toContain(ada.email);
  });

  test('reuses the message id, and does nothing once the e-mail is marked as sent', async () => {
    const id = await enqueueOnly(welcome);
    const row = await testOutbox.readRow(ada);
    await round()(id);
    await server.database.withSystem((tx) =>
      tx
        .updateTable('outbox')
        .set({ sealed: row?.sealed ?? null, sent_at: null })
        .where('id', '=', id)
        .execute(),
    );
    await round()(id);
    expect(await round()(id)).toBe('done');
    expect(sent.map(({ messageId }) => messageId)).toEqual([
      `<${id}@127.0.0.1>`,
      `<${id}@127.0.0.1>`,
    ]);
  });

  test('deletes sent e-mails after thirty days, and none that waits', async () => {
    const sweepAfter = async (id: string, days: number) => {
      await server.database.withSystem(async (tx) => {
        const age = sql<Date>`now() - make_interval(days => ${days})`;
        await tx.updateTable('outbox').set({ created_at: age }).where('id', '=', id).execute();
        await deleteFinished(tx);
      });
      return testOutbox.readRow(ada);
    };
    const id = await enqueueOnly(welcome);
    expect(await sweepAfter(id, 31)).toBeDefined();
    await round()(id);
    expect(await sweepAfter(id, 29)).toBeDefined();
    expect(await sweepAfter(id, 31)).toBeUndefined();
  });
});

test('many e-mails of one account do not delay those of another', async () => {
  let start = () => {};
  const after = new Promise<void>((resolve) => {
    start = resolve;
  });
  peer.respond = () => ({ after });
  const ben = await addRecipient(server);
  const sentBefore = peer.accepted.length;
  for (let index = 0; index < 40; index += 1) await testOutbox.post(ada, welcome);
  await testOutbox.post(ben, welcome);
  start();
  await peer.waitForEmail(ben.email);
  const earlier = peer.accepted.length - sentBefore;
  // At most two batches of five: those in progress, and the one that contains it.
  expect(earlier).toBeLessThanOrEqual(11);
  await expect.poll(() => testOutbox.countWaiting(), { timeout: 20_000 }).toBe(0);
});
