import { randomUUID } from 'node:crypto';
import { WEBHOOK_LOG, WEBHOOK_SENDING } from '@pressdock/api/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addProduct, uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../../test/harness/server.ts';
import {
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../../../test/harness/webhookReceiver.ts';
import { insertDeliveries } from '../webhooks.store.ts';
import { createWebhookLog } from './webhookLog.service.ts';

const webhooks = '/api/v2/webhooks';
const day = 24 * 60 * 60 * 1000;

let server: TestServer;
let receiver: WebhookReceiver;
let ada: Person;
let product: string;
let url: string;
let endpoint: string;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  server = await startTestServer({ ALLOW_PRIVATE_ADDRESSES: '1', SLACK_URL: receiver.url });
});

beforeEach(async () => {
  ada = await signUp(server);
  product = await addProduct(ada, 'plugins', uniqueSlug());
  url = `${receiver.url}/hook-${randomUUID()}`;
  await ada.api('PATCH', `/api/v1/plugins/${product}`, { webhook_urls: [url] });
  [{ _id: endpoint }] = (await ada.api('GET', webhooks)).body;
  [receiver.received, receiver.response] = [[], { status: 200, body: 'Thank you' }];
});

afterAll(async () => {
  await server.close();
  receiver.close();
});

const read = async (delivery: string, id = endpoint) =>
  (await ada.api('GET', `${webhooks}/${id}/deliveries/${delivery}`)).body;

/** Sends a test event and waits for the result of its first attempt. */
async function sendTest(id = endpoint): Promise<string> {
  const { status, body } = await ada.api('POST', `${webhooks}/${id}/test`);
  expect(status).toBe(201);
  const countAttempts = async () => (await read(body._id, id)).attemptLog.length;
  await expect.poll(countAttempts, { timeout: 10_000 }).toBe(1);
  return body._id;
}

/** Inserts deliveries that wait or are finished, one per time of creation. */
async function insert(times: readonly Date[], isWaiting = false): Promise<string[]> {
  const ids = times.map(() => randomUUID());
  await server.database.withSystem(async (tx) => {
    const content = { channel: 'webhook', url, productId: null, event: 'webhook.test' } as const;
    const deliveries = times.map((createdAt, index) => ({
      ...content,
      id: ids[index] ?? '',
      body: '{}',
      createdAt,
    }));
    await insertDeliveries(tx, ada.id, deliveries);
    const due = isWaiting ? sql`created_at + interval '1 day'` : sql`null`;
    await sql`update webhook_deliveries set next_attempt_at = ${due}
      where id = any(${`{${ids.join()}}`}::uuid[])`.execute(tx);
  });
  return ids;
}

describe('the list of endpoints', () => {
  test('has each URL once, with its products, from the moment a product is saved', async () => {
    const other = await addProduct(ada, 'themes', uniqueSlug());
    const urls = [url, `${url}/other`];
    await ada.api('PATCH', `/api/v1/themes/${other}`, { webhook_urls: urls });
    const { body } = await ada.api('GET', webhooks);
    expect(body).toMatchObject([
      {
        _id: endpoint,
        channel: 'webhook',
        url,
        isInUse: true,
        pausedUntil: null,
        waiting: 0,
        lastDelivery: null,
      },
      { url: `${url}/other`, products: [{ _id: other, name: 'Hello Harbor', kind: 'theme' }] },
    ]);
    expect(body[0].products).toHaveLength(2);
    expect((await ada.api('GET', `${webhooks}/${endpoint}`)).body).toEqual(body[0]);
  });

  test('says that an endpoint is no longer used, and drops it with its last delivery', async () => {
    await sendTest();
    await ada.api('PATCH', `/api/v1/plugins/${product}`, { webhook_urls: [] });
    const last = { event: 'webhook.test', status: 'delivered' };
    expect((await ada.api('GET', webhooks)).body).toMatchObject([
      { isInUse: false, products: [], lastDelivery: last },
    ]);
    await createWebhookLog(server.database).prune(
      new Date(Date.now() + (WEBHOOK_LOG.days + 1) * day),
    );
    expect((await ada.api('GET', webhooks)).body).toEqual([]);
  });

  test('shows the Slack channel without its URL, which is never logged', async () => {
    const slackUrl = 'https://hooks.slack.com/services/T1/B2/very-secret';
    await ada.api('PUT', `/api/v1/users/${ada.id}`, { slackUrl });
    const { body } = await ada.api('GET', webhooks);
    expect(body).toMatchObject([{ url }, { channel: 'slack', isInUse: true, products: [] }]);
    const delivery = await sendTest(body[1]._id);
    expect(receiver.received).toMatchObject([
      {
        path: '/services/T1/B2/very-secret',
        text: JSON.stringify({ text: 'This is a test message from Pressdock.' }),
      },
    ]);
    const responses = JSON.stringify([await read(delivery, body[1]._id), body]);
    expect(responses).not.toContain('secret');
    const { rows } = await server.database.withSystem((tx) =>
      sql<{ text: string }>`select to_jsonb(d)::text || to_jsonb(e)::text as text
        from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
        where e.id = ${body[1]._id}`.execute(tx),
    );
    expect(JSON.stringify(rows)).not.toContain('very-secret');
  });
});

describe('a test event', () => {
  test('shows the request and the response', async () => {
    const webhookSecret = 'a-secret-of-some-length';
    await ada.api('PUT', `/api/v1/users/${ada.id}`, { webhookSecret });
    const id = await sendTest();
    const [request] = receiver.received;
    const delivery = await read(id);
    expect(delivery).toMatchObject({
      event: 'webhook.test',
      status: 'delivered',
      product: null,
      attempts: 1,
      lastStatus: 200,
      lastFailure: null,
      nextAttemptAt: null,
      request: {
        headers: {
          'content-type': 'application/json',
          'pressdock-event': 'webhook.test',
          'pressdock-delivery': id,
        },
        body: request?.text,
      },
      attemptLog: [
        { number: 1, status: 200, failure: null, isSigned: true, response: 'Thank you' },
      ],
    });
    expect(request?.headers).toMatchObject(delivery.request.headers);
    expect(JSON.stringify(delivery)).not.toContain(webhookSecret);
    const signature = String(request?.headers['pressdock-signature']);
    expect(JSON.stringify(delivery)).not.toContain(signature.slice(-64));
  });

  test('stores only the beginning of a response, as text', async () => {
    const body = `<script>alert(1)</script>\0${'é'.repeat(WEBHOOK_LOG.responseBytes)}`;
    receiver.response = { status: 500, body };
    const { attemptLog, status, lastStatus } = await read(await sendTest());
    expect({ status, lastStatus }).toEqual({ status: 'waiting', lastStatus: 500 });
    const { response } = attemptLog[0];
    expect(response.startsWith('<script>alert(1)</script>\ufffdé')).toBe(true);
    expect(Buffer.byteLength(response)).toBeLessThanOrEqual(WEBHOOK_LOG.responseBytes + 2);
  });

  test('is sent at once, although the endpoint is paused', async () => {
    receiver.response.status = 503;
    for (let time = 0; time < 3; time += 1) await sendTest();
    const { body } = await ada.api('GET', `${webhooks}/${endpoint}`);
    expect(new Date(body.pausedUntil).getTime()).toBeGreaterThan(Date.now());
    receiver.response.status = 200;
    expect(await read(await sendTest())).toMatchObject({ status: 'delivered' });
    expect((await ada.api('GET', `${webhooks}/${endpoint}`)).body.pausedUntil).toBeNull();
  });

  test('explains a failure in a sentence', async () => {
    receiver.response.status = 302;
    const id = await sendTest();
    expect(await read(id)).toMatchObject({
      lastStatus: null,
      lastFailure: 'The URL redirects to another one. Enter that one instead.',
      attemptLog: [{ status: null, response: '' }],
    });
  });
});

describe('a delivery', () => {
  test('is sent again with the same id and body, and every attempt is listed', async () => {
    const id = await sendTest();
    const path = `${webhooks}/${endpoint}/deliveries/${id}/resend`;
    expect(await ada.api('POST', path)).toMatchObject({ status: 200, body: { status: 'waiting' } });
    await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(2);
    const [first, second] = receiver.received;
    expect(second?.text).toBe(first?.text);
    expect(second?.headers['pressdock-delivery']).toBe(id);
    const numbers = async () =>
      (await read(id)).attemptLog.map(({ number }: { number: number }) => number);
    await expect.poll(numbers).toEqual([2, 1]);
  });

  test('of another account is not found', async () => {
    const id = await sendTest();
    const eve = await signUp(server);
    for (const path of ['', '/deliveries', `/deliveries/${id}`]) {
      expect((await eve.api('GET', `${webhooks}/${endpoint}${path}`)).status).toBe(404);
    }
    for (const path of ['/test', `/deliveries/${id}/resend`]) {
      expect((await eve.api('POST', `${webhooks}/${endpoint}${path}`)).status).toBe(404);
    }
    expect(receiver.received).toHaveLength(1);
  });

  test('has its own page in the list, newest first', async () => {
    const start = Date.now() - day;
    const times = Array.from(
      { length: WEBHOOK_LOG.page + 2 },
      (_, index) => new Date(start + index),
    );
    const ids = (await insert(times)).reverse();
    const list = async (after = '') =>
      (await ada.api('GET', `${webhooks}/${endpoint}/deliveries?${after}`)).body;
    const first = await list();
    const second = await list(`after=${first.next}`);
    expect([...first.results, ...second.results].map(({ _id }) => _id)).toEqual(ids);
    expect([first.results.length, second.next]).toEqual([WEBHOOK_LOG.page, null]);
  });

  test('is named by its host in the audit log, because the path may be secret', async () => {
    await sendTest();
    const { body, text } = await ada.api('GET', '/api/v1/audit-log');
    expect(body.results[0]).toMatchObject({
      action: 'testWebhook',
      subject: new URL(url).host,
      outcome: 'done',
    });
    expect(text).not.toContain(url);
  });
});

describe('the log', () => {
  const prune = (now?: Date) => createWebhookLog(server.database).prune(now);
  const count = async () => {
    const { rows } = await server.database.withSystem((tx) =>
      sql<{ waiting: boolean; failure: string | null; count: number }>`
        select next_attempt_at is not null as waiting, last_failure as failure,
          count(*)::integer as count from webhook_deliveries where account_id = ${ada.id}
        group by 1, 2 order by 1, 2`.execute(tx),
    );
    return rows.map(({ waiting, failure, count }) => [waiting, failure, count]);
  };
  const timesBefore = (length: number, ms: number) =>
    Array.from({ length }, (_, index) => new Date(Date.now() - ms - index));

  test('stores finished deliveries for thirty days', async () => {
    await insert([...timesBefore(2, (WEBHOOK_LOG.days - 1) * day)]);
    await insert([...timesBefore(3, (WEBHOOK_LOG.days + 1) * day)]);
    await prune();
    expect(await count()).toEqual([[false, null, 2]]);
  });

  test('stores no more than a number of finished deliveries of an endpoint', async () => {
    await insert(timesBefore(WEBHOOK_LOG.perEndpoint + 7, day));
    await prune();
    expect(await count()).toEqual([[false, null, WEBHOOK_LOG.perEndpoint]]);
  });

  test('gives up deliveries that wait too long or are too many', async () => {
    // The sender skips the endpoint.
    await server.database.withSystem((tx) =>
      sql`update webhook_endpoints set paused_until = now() + interval '1 day'
        where id = ${endpoint}`.execute(tx),
    );
    const tooLong = WEBHOOK_SENDING.giveUpHours * 60 * 60 * 1000 + day + 60_000;
    await insert(timesBefore(3, tooLong), true);
    await insert(timesBefore(WEBHOOK_SENDING.waitingPerEndpoint + 2, 60_000), true);
    await prune();
    expect(await count()).toEqual([
      [false, 'outdated', 3],
      [false, 'surplus', 2],
      [true, null, WEBHOOK_SENDING.waitingPerEndpoint],
    ]);
  });
});
