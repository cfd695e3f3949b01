import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { profileValidation } from '@pressdock/api';
import { WEBHOOK_RETRY_MINUTES } from '@pressdock/api/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { release, uniqueSlug } from '../../../test/harness/products.ts';
import {
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../test/harness/server.ts';
import { addVersion } from '../../../test/harness/versions.ts';
import { createSafeFetch } from '../../adapters/safeFetch/safeFetch.ts';
import { createSealer } from '../../adapters/sealing/sealer.ts';
import { createSecretsService } from '../../secrets/secrets.service.ts';
import { createWebhookSender } from './sending/webhookSender.ts';
import { queueReleaseWebhooks } from './webhooks.service.ts';

interface Received {
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

let server: TestServer;
let ada: Person;
let url: string;
let status = 200;
let received: Received[];
let clock: Date;
const failures: unknown[] = [];
const calls = createSafeFetch({ allowsPrivate: true });

const receiver = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  received.push({ headers: request.headers, text });
  response.writeHead(status).end();
});

beforeAll(async () => {
  server = await startTestServer({ ALLOW_PRIVATE_ADDRESSES: '1' });
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});

beforeEach(async () => {
  ada = await signUp(server);
  received = [];
  status = 200;
  // Far in the future, so that the server's own sender does not send these messages.
  clock = new Date('2040-01-01T00:00:00Z');
});

afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await calls.close();
  await server.close();
  expect(failures).toEqual([]);
});

async function addProduct(urls: string[], slug = uniqueSlug()): Promise<string> {
  const body = { name: 'Quiet', slug, description: 'x', webhook_urls: urls };
  return (await ada.api('POST', '/api/v1/plugins', body)).body._id;
}

/** Announces a version as released at the time of the clock. */
async function announce(productId: string): Promise<void> {
  const id = await addVersion(server, ada, productId, '1.0.0');
  await server.database.withAccount({ accountId: ada.id }, async (tx) => {
    const version = await tx
      .selectFrom('versions')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await queueReleaseWebhooks(tx, { ...version, created_at: clock });
  });
}

/** Creates a sender like that of another process, which shares only the database. */
function sender() {
  return createWebhookSender({
    db: server.database,
    safeFetch: calls.safeFetch,
    secrets: createSecretsService(server.database, createSealer([Buffer.alloc(32)])),
    slackUrl: server.config.slackUrl,
    onFailure: (error) => failures.push(error),
    now: () => clock,
  });
}

const deliveries = (productId: string) =>
  server.database.withSystem((tx) =>
    tx.selectFrom('webhook_deliveries').selectAll().where('item_id', '=', productId).execute(),
  );

const pass = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};

describe('a released version', () => {
  test("is sent to every webhook URL of its product, signed with the account's secret", async () => {
    const webhookSecret = 'a-secret-of-some-length';
    await ada.api('PUT', `/api/v1/users/${ada.id}`, { webhookSecret });
    const productId = await addProduct([url, `${url}/other`]);
    const version = (await release(ada, productId, '1.0.0')).body;
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(2);
    const [one, other] = received;
    if (!one || !other) throw new Error('Nothing was received.');
    expect(JSON.parse(one.text)).toEqual({
      event: 'version.released',
      product: { _id: productId, kind: 'plugin', name: 'Quiet', slug: expect.any(String) },
      version: {
        _id: version._id,
        version: '1.0.0',
        requires: version.requires,
        tested: version.tested,
        requires_php: version.requires_php,
        fileSize: version.fileSize,
        sha256: version.sha256,
        createdAt: version.createdAt,
      },
    });
    expect(one.headers).toMatchObject({
      'content-type': 'application/json',
      'pressdock-event': 'version.released',
    });
    expect(one.headers['pressdock-delivery']).not.toBe(other.headers['pressdock-delivery']);
    const proof = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(one.headers['pressdock-signature']));
    const expected = createHmac('sha256', webhookSecret).update(`${proof?.[1]}.${one.text}`);
    expect(proof?.[2]).toBe(expected.digest('hex'));
  });

  test('is sent once, however many processes send', async () => {
    const productId = await addProduct([url]);
    await announce(productId);
    await Promise.all([sender().sendDue(), sender().sendDue(), sender().sendDue()]);
    await sender().sendDue();
    expect(received).toHaveLength(1);
    const [delivery] = await deliveries(productId);
    expect(delivery).toMatchObject({
      delivered_at: clock,
      next_attempt_at: null,
      attempts: 1,
      last_status: 200,
      last_failure: null,
    });
    expect(received[0]?.headers['pressdock-delivery']).toBe(delivery?.id);
    expect(received[0]?.headers).not.toHaveProperty('pressdock-signature');
  });

  test('is not sent if its transaction is rolled back', async () => {
    const productId = await addProduct([url]);
    const id = await addVersion(server, ada, productId, '1.0.0');
    const failing = server.database.withAccount({ accountId: ada.id }, async (tx) => {
      const version = await tx
        .selectFrom('versions')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await queueReleaseWebhooks(tx, version);
      throw new Error('The version was not made.');
    });
    await expect(failing).rejects.toThrow('The version was not made.');
    expect(await deliveries(productId)).toEqual([]);
  });

  test('of a product without webhook URLs, or of a deleted one, queues nothing', async () => {
    const silent = await addProduct([]);
    await announce(silent);
    expect(await deliveries(silent)).toEqual([]);
    const deletedProduct = await addProduct([url]);
    await announce(deletedProduct);
    await ada.api('DELETE', `/api/v1/plugins/${deletedProduct}`);
    await sender().sendDue();
    expect(received).toEqual([]);
  });
});

describe('a webhook delivery that fails', () => {
  test('is retried unchanged after growing pauses, and finally abandoned', async () => {
    status = 500;
    const productId = await addProduct([url]);
    await announce(productId);
    await sender().sendDue();
    for (const minutes of WEBHOOK_RETRY_MINUTES) {
      pass(minutes - 0.01);
      const before = received.length;
      await sender().sendDue();
      expect(received).toHaveLength(before);
      pass(0.01);
      await sender().sendDue();
      expect(received).toHaveLength(before + 1);
    }
    expect(new Set(received.map(({ text }) => text)).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['pressdock-delivery'])).size).toBe(1);
    expect(await deliveries(productId)).toMatchObject([
      { attempts: 6, last_status: 500, delivered_at: null, next_attempt_at: null },
    ]);
    pass(365 * 24 * 60);
    expect(await sender().sendDue()).toBe(0);
  });

  test('succeeds when the receiver is back', async () => {
    status = 503;
    const productId = await addProduct([url]);
    await announce(productId);
    await sender().sendDue();
    status = 204;
    pass(1);
    await sender().sendDue();
    expect(await deliveries(productId)).toMatchObject([{ attempts: 2, last_status: 204 }]);
  });

  test('because the server was killed is sent by the next one', async () => {
    const productId = await addProduct([url]);
    await announce(productId);
    const killed = createWebhookSender({
      db: server.database,
      safeFetch: () => new Promise(() => undefined),
      secrets: createSecretsService(server.database, createSealer([Buffer.alloc(32)])),
      slackUrl: server.config.slackUrl,
      onFailure: (error) => failures.push(error),
      now: () => clock,
    });
    void killed.sendDue();
    await expect.poll(async () => (await deliveries(productId))[0]?.attempts).toBe(1);
    await sender().sendDue();
    expect(received).toHaveLength(0);
    pass(1);
    await sender().sendDue();
    expect(received).toHaveLength(1);
  });

  test.each([
    ['resolves to this machine', 'https://127.0.0.1/hook', 'not_public'],
    ['has no https', 'http://hooks.example/', 'not_https'],
  ])('because its URL %s is recorded as such', async (_, address, failure) => {
    const productId = await addProduct([address]);
    await announce(productId);
    const guarded = createSafeFetch({ allowsPrivate: false });
    const careful = createWebhookSender({
      db: server.database,
      safeFetch: guarded.safeFetch,
      secrets: createSecretsService(server.database, createSealer([Buffer.alloc(32)])),
      slackUrl: server.config.slackUrl,
      onFailure: (error) => failures.push(error),
      now: () => clock,
    });
    await careful.sendDue();
    await guarded.close();
    expect(await deliveries(productId)).toMatchObject([
      { last_failure: failure, last_status: null },
    ]);
  });
});

test.each(['too-short', 'sixteen letters and more'])(
  'the secret %j is rejected, so nothing is signed with it',
  async (webhookSecret) => {
    const refused = await ada.api('PUT', `/api/v1/users/${ada.id}`, { webhookSecret });
    expect(refused.body.fields).toEqual({ webhookSecret: profileValidation.signingSecret });
  },
);
