import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addRecipient,
  masterKey,
  openTestOutbox,
  type TestOutbox,
  type TestRecipient,
} from '../../../test/harness/outbox.ts';
import { startTestServer, type TestServer } from '../../../test/harness/server.ts';
import { queueLicenseWebhooks } from '../webhooks/webhooks.service.ts';
import { createLicenseNotices } from './licenseNotices.service.ts';

const day = 24 * 60 * 60 * 1000;
const month = 30 * day;

let server: TestServer;
let outbox: TestOutbox;
let ada: TestRecipient;
let item_id: string;

beforeAll(async () => {
  server = await startTestServer({ PRESSDOCK_MASTER_KEY: masterKey.toString('base64') });
  outbox = await openTestOutbox(server);
});

beforeEach(async () => {
  ada = await addRecipient(server);
  item_id = randomUUID();
  const product = { kind: 'plugin', name: 'Tidy', slug: 'tidy', description: '' } as const;
  const webhook_urls = JSON.stringify(['https://receiver.invalid/']);
  await server.database.withAccount({ accountId: ada.id }, (tx) =>
    tx
      .insertInto('items')
      .values({ id: item_id, account_id: ada.id, ...product, webhook_urls })
      .execute(),
  );
});

afterAll(async () => {
  await outbox.close();
  await server.close();
});

const after = (ms: number) => new Date(Date.now() + ms);

/** Runs the job as on a server of its own. */
const runJob = () =>
  createLicenseNotices({ db: server.database, emails: outbox.emails, queueLicenseWebhooks })(
    'expired',
  );

interface Terms {
  expires_at: Date;
  created_at?: Date;
  suspended_at?: Date;
}

async function addLicense(terms: Terms): Promise<{ id: string; key: string }> {
  const license = { id: randomUUID(), key: randomUUID() };
  await server.database.withAccount({ accountId: ada.id }, (tx) =>
    tx
      .insertInto('licenses')
      .values({ ...license, account_id: ada.id, item_id, created_at: after(-2 * month), ...terms })
      .execute(),
  );
  return license;
}

/** Returns the keys in each message to the webhook URL. */
async function reportedKeys(): Promise<string[][]> {
  const rows = await server.database.withSystem((tx) =>
    tx
      .selectFrom('webhook_deliveries')
      .select(['event', 'body'])
      .where('account_id', '=', ada.id)
      .orderBy('created_at')
      .execute(),
  );
  expect(rows.map(({ event }) => event)).toEqual(rows.map(() => 'license.expired'));
  return rows.map(({ body }) => {
    const { licenses } = JSON.parse(body);
    return licenses.map(({ key }: { key: string }) => key);
  });
}

describe('webhooks report that a license expired', () => {
  test.each([
    ['a minute ago', { expires_at: after(-60_000) }, 1],
    ['while the server was down for weeks', { expires_at: after(-month + day) }, 1],
    ['long ago', { expires_at: after(-month - day) }, 0],
    ['before it was imported', { expires_at: after(-60_000), created_at: after(0) }, 0],
    ['while it was suspended', { expires_at: after(-day), suspended_at: after(-2 * day) }, 0],
  ] as [string, Terms, number][])('%s: %o, %i times', async (_, terms, times) => {
    const { key } = await addLicense(terms);
    await runJob();
    await runJob();
    expect(await reportedKeys()).toEqual(Array.from({ length: times }, () => [key]));
    expect(await outbox.readRow(ada)).toBeUndefined();
  });

  test('once by 20 servers that run at the same moment, and again after an extension', async () => {
    const { id, key } = await addLicense({ expires_at: after(-day) });
    await Promise.all(Array.from({ length: 20 }, runJob));
    expect(await reportedKeys()).toEqual([[key]]);
    await server.database.withAccount({ accountId: ada.id }, (tx) =>
      tx
        .updateTable('licenses')
        .set({ expires_at: after(-60_000) })
        .where('id', '=', id)
        .execute(),
    );
    await runJob();
    expect(await reportedKeys()).toEqual([[key], [key]]);
  });

  test('in one message for many licenses of a product', async () => {
    const expires_at = after(-day);
    const keys: string[] = [];
    for (let index = 0; index < 5; index += 1) keys.push((await addLicense({ expires_at })).key);
    await runJob();
    const [reported, ...others] = await reportedKeys();
    expect(reported?.toSorted()).toEqual(keys.toSorted());
    expect(others).toEqual([]);
  });
});
