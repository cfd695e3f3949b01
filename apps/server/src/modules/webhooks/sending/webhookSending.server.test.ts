import { randomUUID } from 'node:crypto';
import { WEBHOOK_RETRY_MINUTES } from '@pressdock/api/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { createSealer } from '../../../adapters/sealing/sealer.ts';
import type { CallResult } from '../../../ports/safeFetch.ts';
import { createSecretsService } from '../../../secrets/secrets.service.ts';
import { insertDeliveries } from '../webhooks.store.ts';
import { claim } from './sending.store.ts';
import { createWebhookSender, type WebhookSender } from './webhookSender.ts';

const masterKey = Buffer.alloc(32, 7);
const minute = 60_000;

let server: TestServer;
let ada: Person;
let ben: Person;
let clock: Date;
/** The URLs that were requested, in order. */
let requested: string[];
/** Ends requests to hosts whose name contains "slow". */
let release: (() => void)[];
let isReleased: boolean;
let status: number;
const failures: unknown[] = [];
const senders: WebhookSender[] = [];

beforeAll(async () => {
  server = await startTestServer({ PRESSDOCK_MASTER_KEY: masterKey.toString('base64') });
});

beforeEach(async () => {
  [ada, ben] = await Promise.all([signUp(server), signUp(server)]);
  // Far in the future, so that the server's own sender does not send these deliveries.
  clock = new Date('2040-01-01T00:00:00Z');
  [requested, release, isReleased, status] = [[], [], false, 200];
  await server.database.withSystem((tx) => tx.deleteFrom('webhook_endpoints').execute());
});

afterAll(async () => {
  await Promise.all(senders.map((sender) => sender.close()));
  await server.close();
  expect(failures).toEqual([]);
});

/** Creates a sender like that of another process, which shares only the database. */
function createSender(): WebhookSender {
  const sender = createWebhookSender({
    db: server.database,
    safeFetch: async (url): Promise<CallResult> => {
      requested.push(url);
      if (url.includes('slow') && !isReleased) await new Promise<void>((end) => release.push(end));
      return { ok: true, status, body: '' };
    },
    secrets: createSecretsService(server.database, createSealer([masterKey])),
    slackUrl: server.config.slackUrl,
    onFailure: (error) => failures.push(error),
    now: () => clock,
  });
  senders.push(sender);
  return sender;
}

/** Queues deliveries to URLs, each a second after the one before. */
async function queue({ id: accountId }: Person, urls: readonly string[]): Promise<string[]> {
  const ids = urls.map(() => randomUUID());
  const deliveries = urls.map((url, index) => ({
    id: ids[index] ?? '',
    channel: 'webhook' as const,
    url,
    productId: null,
    event: 'webhook.test' as const,
    body: '{}',
    createdAt: new Date(clock.getTime() - (urls.length - index) * 1000),
  }));
  await server.database.withAccount({ accountId }, (tx) =>
    insertDeliveries(tx, accountId, deliveries),
  );
  return ids;
}

/** Requests attempts as a person does. */
const makeDue = (...ids: string[]) =>
  server.database.withSystem((tx) =>
    tx
      .updateTable('webhook_deliveries')
      .set({ is_manual: true, next_attempt_at: clock })
      .where('id', 'in', ids)
      .execute(),
  );

/** Ends the slow requests, also those that have not begun. */
function releaseAll(): void {
  isReleased = true;
  for (const end of release) end();
}

const many = (url: string, count: number) => Array.from({ length: count }, () => url);

const countRequests = (url: string) => requested.filter((one) => one === url).length;

const attemptsOf = (ids: readonly string[]) =>
  server.database.withSystem(async (tx) => {
    const rows = await tx
      .selectFrom('webhook_deliveries')
      .select(['id', 'attempts'])
      .where('id', 'in', ids)
      .execute();
    return ids.map((id) => rows.find((row) => row.id === id)?.attempts);
  });

describe('deliveries of several accounts', () => {
  test('are not delayed by 120 slow ones that another account queued before', async () => {
    await queue(ada, many('https://slow.example/', 120));
    clock = new Date(clock.getTime() + minute);
    await queue(ben, ['https://ben.example/']);
    const sending = createSender().sendDue();
    await expect.poll(() => requested).toContain('https://ben.example/');
    await expect.poll(() => countRequests('https://slow.example/')).toBe(4);
    releaseAll();
    await sending;
  });

  test('are sent while an account has reached its limit, as soon as they are due', async () => {
    const sender = createSender();
    await queue(
      ada,
      [1, 2, 3].flatMap((host) => many(`https://slow${host}.example/`, 5)),
    );
    const slow = sender.sendDue();
    await expect.poll(() => requested.length).toBe(8);
    await queue(ben, ['https://ben.example/']);
    expect(await sender.sendDue()).toBe(1);
    expect(requested.at(-1)).toBe('https://ben.example/');
    releaseAll();
    expect(await slow).toBe(8);
  });

  test('are sent on request, however many another account requested before', async () => {
    await makeDue(...(await queue(ada, many('https://slow.example/', 120))));
    clock = new Date(clock.getTime() + minute);
    await makeDue(...(await queue(ben, ['https://ben.example/'])));
    const sending = createSender().sendDue();
    await expect.poll(() => countRequests('https://slow.example/')).toBe(4);
    releaseAll();
    await sending;
    expect(requested).toContain('https://ben.example/');
  });

  test('to one host do not delay those of the same account to another', async () => {
    await queue(ada, [...many('https://slow.example/', 50), 'https://ada.example/']);
    const sending = createSender().sendDue();
    await expect.poll(() => requested).toContain('https://ada.example/');
    releaseAll();
    await sending;
  });

  test('are continued when one of them ends, without waiting for the others', async () => {
    const sender = createSender();
    await queue(ada, [...many('https://slow.example/', 6)]);
    sender.start();
    sender.wake();
    await expect.poll(() => requested.length).toBe(4);
    release[0]?.();
    await expect.poll(() => requested.length).toBe(5);
    releaseAll();
    await expect.poll(() => requested.length).toBe(6);
    await sender.close();
  });
});

test('a delivery that is requested during an attempt is sent again after it', async () => {
  const sender = createSender();
  const [id = ''] = await queue(ada, ['https://slow.example/']);
  const first = sender.sendDue();
  await expect.poll(() => requested.length).toBe(1);
  await makeDue(id);
  const meanwhile = sender.sendDue();
  releaseAll();
  expect([await first, await meanwhile]).toEqual([1, 0]);
  expect(await sender.sendDue()).toBe(1);
  expect(await sender.sendDue()).toBe(0);
  expect(await attemptsOf([id])).toEqual([2]);
});

describe('an endpoint that keeps failing', () => {
  const url = 'https://down.example/';

  /** Returns after how many minutes each of the next requests is made. */
  async function findPauses(sender: WebhookSender, count: number): Promise<number[]> {
    const pauses: number[] = [];
    for (let waited = 0; pauses.length < count && waited < 600; waited += 0.5) {
      clock = new Date(clock.getTime() + minute / 2);
      const before = requested.length;
      await sender.sendDue();
      if (requested.length === before) continue;
      expect(requested).toHaveLength(before + 1);
      pauses.push(waited + 0.5 - pauses.reduce((sum, pause) => sum + pause, 0));
    }
    return pauses;
  }

  test('is probed by one delivery after growing pauses; the others wait without spending attempts', async () => {
    status = 500;
    const ids = await queue(ada, many(url, 20));
    const sender = createSender();
    expect(await sender.sendDue()).toBe(4);
    expect(await sender.sendDue()).toBe(0);
    expect(await findPauses(sender, 8)).toEqual([0.5, 1, 2, 4, 8, 16, 30, 30]);
    const attempts = await attemptsOf(ids);
    expect(attempts.filter((count) => count === 0).length).toBeGreaterThan(5);
    expect(attempts.reduce((sum: number, count) => sum + (count ?? 0), 0)).toBe(12);
  });

  test('does not affect another endpoint of the account', async () => {
    status = 500;
    await queue(ada, many(url, 4));
    const sender = createSender();
    await sender.sendDue();
    status = 200;
    await queue(ada, ['https://up.example/', url]);
    expect(await sender.sendDue()).toBe(1);
    expect(requested.at(-1)).toBe('https://up.example/');
  });

  test('receives all waiting deliveries once a probe succeeds, also from another process', async () => {
    status = 500;
    const ids = await queue(ada, many(url, 12));
    await createSender().sendDue();
    status = 200;
    clock = new Date(clock.getTime() + minute / 2);
    const others = [createSender(), createSender()];
    for (let sent = 0; sent < 8; ) {
      const counts = await Promise.all(others.map((sender) => sender.sendDue()));
      sent += counts.reduce((sum, count) => sum + count, 0);
    }
    clock = new Date(clock.getTime() + WEBHOOK_RETRY_MINUTES[0] * minute);
    while ((await others[0]?.sendDue()) !== 0);
    expect(await attemptsOf(ids)).toEqual([2, 2, 2, 2, ...many('', 8).map(() => 1)]);
  });

  test('is not paused again by a probe that was planned before another one succeeded', async () => {
    status = 500;
    const ids = await queue(ada, many(url, 5));
    const sender = createSender();
    await sender.sendDue();
    const readEndpoint = () =>
      server.database.withSystem((tx) =>
        tx.selectFrom('webhook_endpoints').selectAll().executeTakeFirstOrThrow(),
      );
    const endpointId = (await readEndpoint()).id;
    status = 200;
    clock = new Date(clock.getTime() + minute / 2);
    expect(await sender.sendDue()).toBe(1);
    const planned = ids.map((id) => ({ id, endpointId, isProbe: true }));
    const now = new Date(clock.getTime() + WEBHOOK_RETRY_MINUTES[0] * minute);
    const leaseUntil = new Date(now.getTime() + minute);
    const claimed = await server.database.withSystem((tx) =>
      claim(tx, { planned, now, leaseUntil }),
    );
    expect([claimed.length, (await readEndpoint()).paused_until]).toEqual([0, null]);
  });

  test('is probed by another process if the one that probed it was killed', async () => {
    status = 500;
    const slow = 'https://slow.example/';
    await queue(ada, many(slow, 5));
    const killed = createSender();
    const first = killed.sendDue();
    await expect.poll(() => release.length).toBe(4);
    for (const end of release) end();
    await first;
    clock = new Date(clock.getTime() + minute / 2);
    const probing = killed.sendDue();
    await expect.poll(() => release.length).toBe(5);
    const other = createSender();
    expect(await other.sendDue()).toBe(0);
    clock = new Date(clock.getTime() + minute);
    const again = other.sendDue();
    await expect.poll(() => release.length).toBe(6);
    for (const end of release) end();
    await Promise.all([probing, again]);
  });
});
