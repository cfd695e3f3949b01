import { expect, test } from 'vitest';
import { RateLimitStore } from './rateLimitStore.ts';
import { WindowCounter } from './windowCounter.ts';

test('counts each key in a window that begins with its first request', () => {
  let now = 1000;
  const counter = new WindowCounter(10, () => now);
  expect([counter.increment('a', 60_000), counter.increment('a', 60_000)]).toEqual([1, 2]);
  now += 30_000;
  expect([counter.increment('b', 60_000), counter.increment('a', 60_000)]).toEqual([1, 3]);
  now += 29_999;
  expect(counter.increment('a', 60_000)).toBe(4);
  now += 1;
  expect([counter.increment('a', 60_000), counter.increment('b', 60_000)]).toEqual([1, 2]);
});

test('forgets the least recently counted key when it holds too many', () => {
  const counter = new WindowCounter(2);
  for (const key of ['a', 'b', 'a', 'c']) counter.increment(key, 60_000);
  expect([counter.increment('a', 60_000), counter.increment('b', 60_000)]).toEqual([3, 1]);
});

test('counts the limits of different routes separately', () => {
  const store = new RateLimitStore();
  const [one, other] = [store.child(), store.child()];
  const counts: (number | undefined)[] = [];
  const record = (_error: Error | null, result?: { current: number; ttl: number }) =>
    counts.push(result?.current);
  one.incr('client', record, 60_000);
  one.incr('client', record, 60_000);
  other.incr('client', record, 60_000);
  expect(counts).toEqual([1, 2, 1]);
});

test('keeps the count of one limit while another counts 20,000 clients', () => {
  const store = new RateLimitStore();
  const [secondFactor, siteTraffic] = [store.child(), store.child()];
  let current = 0;
  const countAttempt = () =>
    secondFactor.incr('person', (_error, result) => (current = result?.current ?? 0), 3_600_000);
  for (let attempt = 0; attempt < 11; attempt += 1) countAttempt();
  for (let client = 0; client < 20_000; client += 1) {
    siteTraffic.incr(`client ${client}`, () => undefined, 60_000);
  }
  countAttempt();
  expect(current).toBe(12);
});

test('reports when the window of a client ends', () => {
  const store = new RateLimitStore().child();
  store.incr('client', () => undefined, 60_000);
  const ttls: number[] = [];
  store.incr('client', (_error, result) => ttls.push(result?.ttl ?? 0), 60_000);
  expect(Math.ceil((ttls[0] ?? 0) / 1000)).toBe(60);
});
