import { describe, expect, test } from 'vitest';
import { RateLimitStore } from './rateLimitStore.ts';
import type { ShareCount } from './shareCount.ts';
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

describe('counters of several servers', () => {
  /** Counts like the database, in a window that never ends. */
  function createShare() {
    const totals = new Map<string, number>();
    const reports: number[] = [];
    const share: ShareCount = async ({ key, count, windowMs }) => {
      reports.push(count);
      const total = (totals.get(key) ?? 0) + count;
      totals.set(key, total);
      return { total, remainingMs: windowMs };
    };
    return { share, reports };
  }
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  test('report a client in tenths of its limit, and no longer once it exceeds the limit', async () => {
    const { share, reports } = createShare();
    const counter = new WindowCounter(10, undefined, { name: 'n', share, limit: 50 });
    for (let count = 0; count < 4; count += 1) counter.increment('quiet', 60_000);
    expect(reports).toEqual([]);
    for (let count = 0; count < 500; count += 1) {
      counter.increment('busy', 60_000);
      await turn();
    }
    expect(reports).toEqual([...Array.from({ length: 10 }, () => 5), 1]);
  });

  test('count the requests to each other', async () => {
    const { share } = createShare();
    const sharing = { name: 'n', share, limit: 50 };
    const [one, other] = [1, 2].map(() => new WindowCounter(10, undefined, sharing));
    for (let count = 0; count < 51; count += 1) {
      one?.increment('client', 60_000);
      await turn();
    }
    let allowed = 0;
    while ((other?.increment('client', 60_000) ?? 0) <= 50) {
      allowed += 1;
      await turn();
    }
    expect(allowed).toBe(5);
  });

  test('end their windows together', async () => {
    let now = 1;
    const share: ShareCount = async ({ count }) => ({ total: 49 + count, remainingMs: 1000 });
    const counter = new WindowCounter(10, () => now, { name: 'n', share, limit: 10 });
    counter.increment('client', 60_000);
    await turn();
    expect(counter.increment('client', 60_000)).toBe(51);
    now = 1002;
    expect(counter.increment('client', 60_000)).toBe(1);
  });

  test('count alone while the database fails, and report everything later', async () => {
    const { share, reports } = createShare();
    let isBroken = true;
    const failing: ShareCount = (added) =>
      isBroken ? Promise.reject(new Error('no database')) : share(added);
    const counter = new WindowCounter(10, undefined, { name: 'n', share: failing, limit: 50 });
    for (let count = 0; count < 20; count += 1) {
      expect(counter.increment('client', 60_000)).toBe(count + 1);
      await turn();
    }
    isBroken = false;
    counter.increment('client', 60_000);
    await turn();
    expect(reports).toEqual([21]);
  });
});

test('reads a count without counting', () => {
  const store = new RateLimitStore().child();
  const read = () => {
    let current: number | undefined;
    store.read('client', (_error, result) => (current = result?.current));
    return current;
  };
  expect(read()).toBe(0);
  store.incr('client', () => undefined, 60_000);
  expect([read(), read()]).toEqual([1, 1]);
});

test('reads the count of attempts on all servers once this server counts one', async () => {
  const share: ShareCount = async ({ count, windowMs }) => ({
    total: 7 + count,
    remainingMs: windowMs,
  });
  const store = new RateLimitStore(share).child({ max: 10, attemptName: 'n' });
  await new Promise((resolve) => store.incr('client', resolve, 60_000));
  store.read('client', (_error, result) => expect(result?.current).toBe(8));
});
