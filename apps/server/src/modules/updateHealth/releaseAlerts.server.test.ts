import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listEmails, waitForEmail } from '../../../test/harness/email.ts';
import { masterKey, openTestOutbox, type TestOutbox } from '../../../test/harness/outbox.ts';
import { addProduct, uniqueSlug } from '../../../test/harness/products.ts';
import {
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../test/harness/server.ts';
import { addVersion } from '../../../test/harness/versions.ts';
import {
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../../test/harness/webhookReceiver.ts';
import type { Database } from '../../db/database.ts';
import { openPostgres } from '../../db/postgres.ts';
import { queueHealthWebhooks } from '../webhooks/webhooks.service.ts';
import { createHealthUpdates } from './computing/healthUpdates.service.ts';
import { addSites, histories, times } from './healthSites.testing.ts';
import { createReleaseAlerts } from './releaseAlerts.service.ts';

const start = new Date(Date.now() - 48 * 3_600_000);
const failures: unknown[] = [];

let server: TestServer;
let outbox: TestOutbox;
let receiver: WebhookReceiver;
let ada: Person;
let product: string;

beforeAll(async () => {
  server = await startTestServer({
    ALLOW_PRIVATE_ADDRESSES: '1',
    PRESSDOCK_MASTER_KEY: masterKey.toString('base64'),
  });
  outbox = await openTestOutbox(server);
  receiver = await startWebhookReceiver();
});

beforeEach(async () => {
  ada = await signUp(server);
  product = await addProduct(ada, 'plugins', uniqueSlug());
  receiver.received.length = 0;
  const body = { webhook_urls: [`${receiver.url}/hook`] };
  await ada.api('PATCH', `/api/v1/plugins/${product}`, body);
});

afterAll(async () => {
  receiver.close();
  await outbox.close();
  await server.close();
  expect(failures).toEqual([]);
});

/** Returns the function that computes what is due, like that of a server on a database. */
function createUpdates(db: Database = server.database) {
  const notify = createReleaseAlerts(outbox.emails, queueHealthWebhooks, server.config.publicUrl);
  return createHealthUpdates({ db, notify, onFailure: (error) => failures.push(error) });
}

/** Adds a release with its sites, and returns its id. */
async function release(version: string, [running, failed]: [number, number]): Promise<string> {
  const id = await addVersion(server, ada, product, version);
  await addSites(server, { accountId: ada.id, productId: product, version }, start, [
    ...times(running, histories.running),
    ...times(failed, histories.failed),
  ]);
  return id;
}

const countQueued = async () => {
  const { rows } = await server.database.withSystem((tx) =>
    sql<{ event: string }>`select event from webhook_deliveries where account_id = ${ada.id}
      and event = 'release.unhealthy'`.execute(tx),
  );
  return rows.length;
};

test('a release that does worse is reported once, by e-mail and webhook', async () => {
  await release('1.9.0', [99, 1]);
  const id = await release('2.0.0', [80, 20]);
  const update = createUpdates();
  await update();
  const url = `${server.url}/dashboard/analytics/health/${product}/${id}`;
  const email = await waitForEmail(server, ada.email, 'releaseUnhealthy');
  expect(email.subject).toBe('Updates to Hello Harbor 2.0.0 are failing');
  expect(email.text).toContain('20.0% of the sites that downloaded Hello Harbor 2.0.0');
  expect(email.text.replaceAll(/\s+/g, ' ')).toContain('With 1.9.0, it was 1.0%.');
  expect(email.link).toBe(url);
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1);
  const [webhook] = receiver.received;
  expect(webhook?.headers['pressdock-event']).toBe('release.unhealthy');
  expect(JSON.parse(webhook?.text ?? '')).toEqual({
    event: 'release.unhealthy',
    product: { _id: product, kind: 'plugin', name: 'Hello Harbor', slug: expect.any(String) },
    release: {
      ...{ _id: id, version: '2.0.0', sites: 100, failed: 20, rolledBack: 0, silent: 0 },
      ...{ share: 0.2, confidence: expect.closeTo(1, 3), url },
      previous: { version: '1.9.0', sites: 100, share: 0.01 },
    },
  });
  await update(new Date(Date.now() + 3_600_000));
  expect(await countQueued()).toBe(1);
  expect(await listEmails(server, ada.email, 'releaseUnhealthy')).toHaveLength(1);
});

test('an owner who turned notifications off receives the webhook only', async () => {
  await server.database.withSystem((tx) =>
    sql`update users set receive_email_notifications = false where id = ${ada.id}`.execute(tx),
  );
  await release('1.9.0', [99, 1]);
  await release('2.0.0', [80, 20]);
  await createUpdates()();
  expect(await countQueued()).toBe(1);
  const { rows } = await server.database.withSystem((tx) =>
    sql`select id from outbox where account_id = ${ada.id}
      and kind = 'releaseUnhealthy'`.execute(tx),
  );
  expect(rows).toEqual([]);
});

test('a release that does as well as the previous one is not reported', async () => {
  await release('1.9.0', [95, 5]);
  await release('2.0.0', [94, 6]);
  await createUpdates()();
  expect(await countQueued()).toBe(0);
});

test('several servers that compute it at the same time report it once', async () => {
  await release('1.9.0', [300, 1]);
  await release('2.0.0', [200, 100]);
  const { databaseUrl } = server.config;
  const other = databaseUrl === null ? undefined : await openPostgres(databaseUrl);
  const [one, two] = [createUpdates(), createUpdates(other)];
  await Promise.all([one(), two(), one(), two()]);
  await other?.close();
  expect(await countQueued()).toBe(1);
});
