import { expect, test } from 'vitest';
import type { RequestContext } from './context.ts';
import type { AccountTransaction } from './db/database.ts';
import type { Row } from './db/schema.ts';
import { createEvents } from './events.ts';

const tx = {} as AccountTransaction;
const release = { ctx: {} as RequestContext, version: { id: 'v1' } as Row<'versions'> };

test('runs subscribers in the order of their subscription, one after the other', async () => {
  const events = createEvents();
  const log: string[] = [];
  events.subscribe({
    async releasePublished(_tx, { version }) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      log.push(`first ${version.id}`);
    },
  });
  events.subscribe({
    async releasePublished(_tx, { version }) {
      log.push(`second ${version.id}`);
    },
  });
  await events.publish(tx, 'releasePublished', release);
  expect(log).toEqual(['first v1', 'second v1']);
});

test('passes the transaction of the publisher to subscribers', async () => {
  const events = createEvents();
  const received: AccountTransaction[] = [];
  events.subscribe({
    async releasePublished(transaction) {
      received.push(transaction);
    },
  });
  await events.publish(tx, 'releasePublished', release);
  expect(received).toEqual([tx]);
});

test('rejects with the error of a subscriber and runs no other', async () => {
  const events = createEvents();
  const log: string[] = [];
  events.subscribe({ releasePublished: () => Promise.reject(new Error('The queue is full.')) });
  events.subscribe({
    async releasePublished() {
      log.push('second');
    },
  });
  await expect(events.publish(tx, 'releasePublished', release)).rejects.toThrow('queue is full');
  expect(log).toEqual([]);
});

test('announces an event to its subscribers only', () => {
  const events = createEvents();
  const log: string[] = [];
  events.subscribe({ packageDownloaded: ({ versionId }) => log.push(`downloaded ${versionId}`) });
  events.subscribe({ productChanged: ({ productId }) => log.push(`changed ${productId}`) });
  events.announce('productChanged', { productId: 'p1' });
  expect(log).toEqual(['changed p1']);
});
