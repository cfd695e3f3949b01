import { randomUUID } from 'node:crypto';
import { LICENSE_NOTICE_DAYS } from '@pressdock/api/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listEmails, waitForEmail } from '../../../test/harness/email.ts';
import {
  addRecipient,
  masterKey,
  openTestOutbox,
  type TestOutbox,
  type TestRecipient,
} from '../../../test/harness/outbox.ts';
import { startTestServer, type TestServer } from '../../../test/harness/server.ts';
import { createSealer } from '../../adapters/sealing/sealer.ts';
import { createSecretsService } from '../../secrets/secrets.service.ts';
import { createWebhookSender } from '../webhooks/sending/webhookSender.ts';
import { queueLicenseWebhooks } from '../webhooks/webhooks.service.ts';
import { insertDeliveries } from '../webhooks/webhooks.store.ts';
import { createLicenseNotices } from './licenseNotices.service.ts';

const day = 24 * 60 * 60 * 1000;
const kinds = { expiring: 'licenseExpiring', limitReached: 'licenseLimitReached' } as const;

let server: TestServer;
let testOutbox: TestOutbox;
let ada: TestRecipient;

beforeAll(async () => {
  server = await startTestServer({ PRESSDOCK_MASTER_KEY: masterKey.toString('base64') });
  testOutbox = await openTestOutbox(server);
});

beforeEach(async () => {
  ada = await addRecipient(server);
});

afterAll(async () => {
  await testOutbox.close();
  await server.close();
});

const after = (ms: number) => new Date(Date.now() + ms);

/** Creates the notice job as on a server of its own. */
const sendNotices = () =>
  createLicenseNotices({ db: server.database, emails: testOutbox.emails, queueLicenseWebhooks });

async function addPlugin(name: string, urls: string[] = []): Promise<string> {
  const id = randomUUID();
  const product = { kind: 'plugin', name, slug: name, description: '' } as const;
  await server.database.withAccount({ accountId: ada.id }, (tx) =>
    tx
      .insertInto('items')
      .values({ id, account_id: ada.id, ...product, webhook_urls: JSON.stringify(urls) })
      .execute(),
  );
  return id;
}

interface Terms {
  item_id?: string | null;
  expires_at?: Date | null;
  suspended_at?: Date | null;
  activation_limit?: number;
  active_sites?: number;
}

async function addLicense(terms: Terms): Promise<{ id: string; key: string }> {
  const license = { id: randomUUID(), key: randomUUID() };
  await server.database.withAccount({ accountId: ada.id }, (tx) =>
    tx
      .insertInto('licenses')
      .values({ ...license, account_id: ada.id, ...terms } as never)
      .execute(),
  );
  return license;
}

async function change(id: string, terms: Terms): Promise<void> {
  await server.database.withAccount({ accountId: ada.id }, (tx) =>
    tx
      .updateTable('licenses')
      .set(terms as never)
      .where('id', '=', id)
      .execute(),
  );
}

async function readPostedKinds(): Promise<string[]> {
  const rows = await server.database.withSystem((tx) =>
    tx.selectFrom('outbox').select('kind').where('account_id', '=', ada.id).execute(),
  );
  return rows.map(({ kind }) => kind);
}

async function messages(): Promise<{ url: string; body: string }[]> {
  return server.database.withSystem((tx) =>
    tx
      .selectFrom('webhook_deliveries as d')
      .innerJoin('webhook_endpoints as e', 'e.id', 'd.endpoint_id')
      .select(['e.url', 'd.body'])
      .where('d.account_id', '=', ada.id)
      .orderBy('d.body')
      .orderBy('e.url')
      .execute(),
  );
}

const soon = LICENSE_NOTICE_DAYS * day;

describe('an owner is notified about a license', () => {
  test.each([
    ['expiring', 'that expires within 14 days', { expires_at: after(soon - 60_000) }, true],
    ['expiring', 'that expires later', { expires_at: after(soon + 60_000) }, false],
    ['expiring', 'that has expired', { expires_at: after(-60_000) }, false],
    ['expiring', 'that never expires', { expires_at: null }, false],
    ['expiring', 'that is suspended', { expires_at: after(day), suspended_at: after(-day) }, false],
    ['limitReached', 'at its limit', { activation_limit: 2, active_sites: 2 }, true],
    ['limitReached', 'below its limit', { activation_limit: 2, active_sites: 1 }, false],
    ['limitReached', 'without a limit', { activation_limit: 0, active_sites: 9 }, false],
    [
      'limitReached',
      'at its limit and expired',
      { activation_limit: 1, active_sites: 1, expires_at: after(-day) },
      false,
    ],
    [
      'limitReached',
      'at its limit and suspended',
      { activation_limit: 1, active_sites: 1, suspended_at: after(-day) },
      false,
    ],
  ] as const)('%s: %s', async (notice, _what, terms, isNotified) => {
    await addLicense(terms);
    await sendNotices()(notice);
    expect(await readPostedKinds()).toEqual(isNotified ? [kinds[notice]] : []);
  });

  test('once, and again when it was extended and expires again', async () => {
    const { id } = await addLicense({ expires_at: after(day) });
    await sendNotices()('expiring');
    await sendNotices()('expiring');
    expect(await readPostedKinds()).toHaveLength(1);
    await change(id, { expires_at: after(2 * day) });
    await sendNotices()('expiring');
    expect(await readPostedKinds()).toHaveLength(2);
  });

  test('once, and again when its limit was raised and reached again', async () => {
    const { id } = await addLicense({ activation_limit: 1, active_sites: 1 });
    await sendNotices()('limitReached');
    await change(id, { activation_limit: 2 });
    await sendNotices()('limitReached');
    expect(await readPostedKinds()).toHaveLength(1);
    await change(id, { active_sites: 2 });
    await sendNotices()('limitReached');
    expect(await readPostedKinds()).toHaveLength(2);
  });

  test.each(['expiring', 'limitReached'] as const)(
    'once by 20 servers that run at the same moment: %s',
    async (notice) => {
      await addPlugin('Quiet', ['https://receiver.example/']);
      const item_id = await addPlugin('Loud', ['https://receiver.example/']);
      const terms = { item_id, expires_at: after(day), activation_limit: 1, active_sites: 1 };
      await addLicense(terms);
      await Promise.all(Array.from({ length: 20 }, () => sendNotices()(notice)));
      expect(await readPostedKinds()).toEqual([kinds[notice]]);
      expect(await messages()).toHaveLength(1);
    },
  );

  test('unless the account is deactivated', async () => {
    await addLicense({ expires_at: after(day) });
    await server.database.withSystem((tx) =>
      tx
        .updateTable('users')
        .set({ deactivated_at: new Date() })
        .where('id', '=', ada.id)
        .execute(),
    );
    await sendNotices()('expiring');
    expect(await readPostedKinds()).toEqual([]);
  });
});

test('one e-mail lists all licenses with their products', async () => {
  const tidy = await addPlugin('Tidy');
  const first = await addLicense({ item_id: tidy, expires_at: after(day) });
  const second = await addLicense({ expires_at: after(2 * day) });
  await sendNotices()('expiring');
  const { subject, text } = await waitForEmail(server, ada.email, 'licenseExpiring');
  expect(subject).toBe('2 licenses expire soon');
  expect(text).toMatch(new RegExp(`${first.key}: Tidy, \\w+ \\d+, \\d{4}`));
  expect(text).toMatch(new RegExp(`${second.key}: all products, \\w+ \\d+, \\d{4}`));
  expect(await listEmails(server, ada.email, 'licenseExpiring')).toHaveLength(1);
});

test('an owner who turned these e-mails off receives none, neither now nor later; webhooks are still sent', async () => {
  const setWanted = (isWanted: boolean) =>
    server.database.withSystem((tx) =>
      tx
        .updateTable('users')
        .set({ receive_email_notifications: isWanted })
        .where('id', '=', ada.id)
        .execute(),
    );
  await setWanted(false);
  const item_id = await addPlugin('Tidy', ['https://receiver.example/']);
  await addLicense({ item_id, expires_at: after(day) });
  await sendNotices()('expiring');
  await setWanted(true);
  await sendNotices()('expiring');
  expect(await readPostedKinds()).toEqual([]);
  expect(await messages()).toHaveLength(1);
});

test('webhooks receive one message per product, with the event in a header and the licenses in the body', async () => {
  const item_id = await addPlugin('Tidy', ['https://one.example/', 'https://two.example/']);
  const expires_at = after(day);
  const { key } = await addLicense({ item_id, expires_at, activation_limit: 3, active_sites: 3 });
  await sendNotices()('expiring');
  await sendNotices()('limitReached');
  const sentMessages = await messages();
  expect(sentMessages.map(({ url, body }) => [url, JSON.parse(body).event])).toEqual([
    ['https://one.example/', 'license.expiring'],
    ['https://two.example/', 'license.expiring'],
    ['https://one.example/', 'license.limit_reached'],
    ['https://two.example/', 'license.limit_reached'],
  ]);
  expect(JSON.parse(sentMessages[0]?.body ?? '')).toEqual({
    event: 'license.expiring',
    product: { _id: item_id, kind: 'plugin', name: 'Tidy', slug: 'Tidy' },
    licenses: [{ key, activation_limit: 3, expiresAt: expires_at.toISOString() }],
  });

  // Far in the future, so that the server's own sender does not send this one.
  const clock = new Date('2040-01-01T00:00:00Z');
  const body = sentMessages[0]?.body ?? '';
  const delivery = { id: randomUUID(), channel: 'webhook', url: 'https://three.example/' } as const;
  const content = {
    productId: item_id,
    event: 'license.expiring',
    body,
    createdAt: clock,
  } as const;
  await server.database.withAccount({ accountId: ada.id }, (tx) =>
    insertDeliveries(tx, ada.id, [{ ...delivery, ...content }]),
  );
  const sent: unknown[] = [];
  const sender = createWebhookSender({
    db: server.database,
    safeFetch: async (url, { headers } = {}) => {
      if (url === 'https://three.example/') sent.push(headers?.['pressdock-event']);
      return { ok: true, status: 204, body: '' };
    },
    secrets: createSecretsService(server.database, createSealer([masterKey])),
    slackUrl: server.config.slackUrl,
    onFailure: (error) => {
      throw error;
    },
    now: () => clock,
  });
  while ((await sender.sendDue()) > 0);
  await sender.close();
  expect(sent).toEqual(['license.expiring']);
});

test('a license for all products is sent once to each webhook URL of the account', async () => {
  const first = await addPlugin('Tidy', ['https://one.example/', 'https://two.example/']);
  await addPlugin('Neat', ['https://two.example/', 'https://three.example/']);
  const expires_at = after(day);
  const { key } = await addLicense({ expires_at });
  await addLicense({ item_id: first, expires_at });
  await sendNotices()('expiring');
  await sendNotices()('expiring');
  const sentMessages = (await messages()).map(({ url, body }) => ({ url, body: JSON.parse(body) }));
  const ofAll = sentMessages.filter(({ body }) => body.product === null);
  expect(ofAll.map(({ url }) => url).sort()).toEqual([
    'https://one.example/',
    'https://three.example/',
    'https://two.example/',
  ]);
  expect(ofAll[0]?.body).toEqual({
    event: 'license.expiring',
    product: null,
    licenses: [{ key, activation_limit: 0, expiresAt: expires_at.toISOString() }],
  });
  expect(sentMessages).toHaveLength(5);
});

test('a server schedules all notices on start, in UTC', async () => {
  const { rows } = await server.database.runStatement(
    "select name, cron, timezone from pressdock_jobs.schedule where name like '%Licenses' order by name",
  );
  expect(rows).toEqual([
    { name: 'expiredLicenses', cron: '*/10 * * * *', timezone: 'UTC' },
    { name: 'expiringLicenses', cron: '0 6 * * *', timezone: 'UTC' },
    { name: 'fullLicenses', cron: '30 * * * *', timezone: 'UTC' },
  ]);
});
