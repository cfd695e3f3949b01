import { randomUUID } from 'node:crypto';
import { LICENSE_NOTICE_DAYS } from '@pressdock/api/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSealer } from '../src/adapters/sealing/sealer.ts';
import { createLicenseNotices } from '../src/modules/licenseNotices/licenseNotices.service.ts';
import { createWebhookSender } from '../src/modules/webhooks/webhookSender.ts';
import { createSecretsService } from '../src/secrets/secrets.service.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { addReader, type Desk, masterKey, openDesk, type Reader } from './mailActions.ts';
import { lettersTo, letterTo } from './mailPeer.ts';

const day = 24 * 60 * 60 * 1000;
const kinds = { expiring: 'licenseExpiring', limitReached: 'licenseLimitReached' } as const;

let server: TestServer;
let desk: Desk;
let ada: Reader;

beforeAll(async () => {
  server = await startTestServer({ PRESSDOCK_MASTER_KEY: masterKey.toString('base64') });
  desk = await openDesk(server);
});

beforeEach(async () => {
  ada = await addReader(server);
});

afterAll(async () => {
  await desk.close();
  await server.close();
});

const after = (ms: number) => new Date(Date.now() + ms);

/** What tells owners, as on a server of its own. */
const tell = () => createLicenseNotices({ db: server.database, letters: desk.letters });

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

async function posted(): Promise<string[]> {
  const rows = await server.database.withSystem((tx) =>
    tx.selectFrom('outbox').select('kind').where('account_id', '=', ada.id).execute(),
  );
  return rows.map(({ kind }) => kind);
}

async function messages(): Promise<{ url: string; body: string }[]> {
  return server.database.withSystem((tx) =>
    tx
      .selectFrom('webhook_deliveries')
      .select(['url', 'body'])
      .where('account_id', '=', ada.id)
      .orderBy('body')
      .execute(),
  );
}

const soon = LICENSE_NOTICE_DAYS * day;

describe('an owner is told of a licence', () => {
  test.each([
    ['expiring', 'that expires in 14 days', { expires_at: after(soon - 60_000) }, true],
    ['expiring', 'that expires later', { expires_at: after(soon + 60_000) }, false],
    ['expiring', 'that has expired', { expires_at: after(-60_000) }, false],
    ['expiring', 'that never expires', { expires_at: null }, false],
    ['expiring', 'that is suspended', { expires_at: after(day), suspended_at: after(-day) }, false],
    ['limitReached', 'on all its sites', { activation_limit: 2, active_sites: 2 }, true],
    ['limitReached', 'with a site left', { activation_limit: 2, active_sites: 1 }, false],
    ['limitReached', 'without a limit', { activation_limit: 0, active_sites: 9 }, false],
    [
      'limitReached',
      'full and expired',
      { activation_limit: 1, active_sites: 1, expires_at: after(-day) },
      false,
    ],
    [
      'limitReached',
      'full and suspended',
      { activation_limit: 1, active_sites: 1, suspended_at: after(-day) },
      false,
    ],
  ] as const)('%s: %s', async (notice, _what, terms, isTold) => {
    await addLicense(terms);
    await tell()(notice);
    expect(await posted()).toEqual(isTold ? [kinds[notice]] : []);
  });

  test('once, and again when it is extended and expires again', async () => {
    const { id } = await addLicense({ expires_at: after(day) });
    await tell()('expiring');
    await tell()('expiring');
    expect(await posted()).toHaveLength(1);
    await change(id, { expires_at: after(2 * day) });
    await tell()('expiring');
    expect(await posted()).toHaveLength(2);
  });

  test('once, and again when its limit is raised and reached again', async () => {
    const { id } = await addLicense({ activation_limit: 1, active_sites: 1 });
    await tell()('limitReached');
    await change(id, { activation_limit: 2 });
    await tell()('limitReached');
    expect(await posted()).toHaveLength(1);
    await change(id, { active_sites: 2 });
    await tell()('limitReached');
    expect(await posted()).toHaveLength(2);
  });

  test.each(['expiring', 'limitReached'] as const)(
    'once by 20 servers that ask at the same moment: %s',
    async (notice) => {
      await addPlugin('Quiet', ['https://receiver.example/']);
      const item_id = await addPlugin('Loud', ['https://receiver.example/']);
      const terms = { item_id, expires_at: after(day), activation_limit: 1, active_sites: 1 };
      await addLicense(terms);
      await Promise.all(Array.from({ length: 20 }, () => tell()(notice)));
      expect(await posted()).toEqual([kinds[notice]]);
      expect(await messages()).toHaveLength(1);
    },
  );

  test('not when the account is being left', async () => {
    await addLicense({ expires_at: after(day) });
    await server.database.withSystem((tx) =>
      tx
        .updateTable('users')
        .set({ deactivated_at: new Date() })
        .where('id', '=', ada.id)
        .execute(),
    );
    await tell()('expiring');
    expect(await posted()).toEqual([]);
  });
});

test('a letter names every licence with its product, in one letter', async () => {
  const tidy = await addPlugin('Tidy');
  const first = await addLicense({ item_id: tidy, expires_at: after(day) });
  const second = await addLicense({ expires_at: after(2 * day) });
  await tell()('expiring');
  const { subject, text } = await letterTo(server, ada.email, 'licenseExpiring');
  expect(subject).toBe('2 licenses expire soon');
  expect(text).toMatch(new RegExp(`${first.key}: Tidy, \\d+ \\w+ \\d{4}`));
  expect(text).toMatch(new RegExp(`${second.key}: all products, \\d+ \\w+ \\d{4}`));
  expect(await lettersTo(server, ada.email, 'licenseExpiring')).toHaveLength(1);
});

test('who has switched such letters off gets none, and none later; receivers are told all the same', async () => {
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
  await tell()('expiring');
  await setWanted(true);
  await tell()('expiring');
  expect(await posted()).toEqual([]);
  expect(await messages()).toHaveLength(1);
});

test('receivers get one message for a product, with its event in the head and its licences in the body', async () => {
  const item_id = await addPlugin('Tidy', ['https://one.example/', 'https://two.example/']);
  const expires_at = after(day);
  const { key } = await addLicense({ item_id, expires_at, activation_limit: 3, active_sites: 3 });
  await tell()('expiring');
  await tell()('limitReached');
  const told = await messages();
  expect(told.map(({ url, body }) => [url, JSON.parse(body).event])).toEqual([
    ['https://one.example/', 'license.expiring'],
    ['https://two.example/', 'license.expiring'],
    ['https://one.example/', 'license.limit_reached'],
    ['https://two.example/', 'license.limit_reached'],
  ]);
  expect(JSON.parse(told[0]?.body ?? '')).toEqual({
    event: 'license.expiring',
    product: { _id: item_id, kind: 'plugin', name: 'Tidy', slug: 'Tidy' },
    licenses: [{ key, activation_limit: 3, expiresAt: expires_at.toISOString() }],
  });

  // Far ahead, so that the server's own sender leaves this one alone.
  const clock = new Date('2040-01-01T00:00:00Z');
  const body = told[0]?.body ?? '';
  await server.database.withAccount({ accountId: ada.id }, (tx) =>
    tx
      .insertInto('webhook_deliveries')
      .values({
        id: randomUUID(),
        account_id: ada.id,
        item_id,
        url: 'https://three.example/',
        body,
        next_attempt_at: clock,
      })
      .execute(),
  );
  const sent: unknown[] = [];
  const sender = createWebhookSender({
    db: server.database,
    safeFetch: async (url, { headers } = {}) => {
      if (url === 'https://three.example/') sent.push(headers?.['pressdock-event']);
      return { ok: true, status: 204, text: '' } as never;
    },
    secrets: createSecretsService(server.database, createSealer([masterKey])),
    onFailure: (error) => {
      throw error;
    },
    now: () => clock,
  });
  while ((await sender.sendDue()) > 0);
  await sender.close();
  expect(sent).toEqual(['license.expiring']);
});

test('a licence for every product is told of once at each address that any of them has', async () => {
  const first = await addPlugin('Tidy', ['https://one.example/', 'https://two.example/']);
  await addPlugin('Neat', ['https://two.example/', 'https://three.example/']);
  const expires_at = after(day);
  const { key } = await addLicense({ expires_at });
  await addLicense({ item_id: first, expires_at });
  await tell()('expiring');
  await tell()('expiring');
  const told = (await messages()).map(({ url, body }) => ({ url, body: JSON.parse(body) }));
  const ofAll = told.filter(({ body }) => body.product === null);
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
  expect(told).toHaveLength(5);
});

test('a server that starts has both looked for by itself, in UTC', async () => {
  const { rows } = await server.database.runStatement(
    "select name, cron, timezone from pressdock_jobs.schedule where name like '%Licenses' order by name",
  );
  expect(rows).toEqual([
    { name: 'expiringLicenses', cron: '0 6 * * *', timezone: 'UTC' },
    { name: 'fullLicenses', cron: '30 * * * *', timezone: 'UTC' },
  ]);
});
