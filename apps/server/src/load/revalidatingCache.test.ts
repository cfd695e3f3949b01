import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { DatabaseUnavailableError } from '../db/unavailable.ts';
import { createRevalidatingCache } from './revalidatingCache.ts';

/** For caches that no test fills by bytes. */
const unmeasured = { maxBytes: 1000, measure: () => 1 };

describe('a revalidating cache', () => {
  const limits = { ...unmeasured, freshMs: 1000, maxAgeMs: 1000, maxOutageMs: 1000, maxEntries: 2 };
  const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  it('shares one load between concurrent reads and respects its limit', async () => {
    let loads = 0;
    const cache = createRevalidatingCache(async (key) => `${key}${++loads}`, limits);
    expect(await Promise.all([cache.get('a'), cache.get('a')])).toEqual(['a1', 'a1']);
    expect(cache.peek('a')).toBe('a1');
    cache.forget('a');
    expect(await cache.get('a')).toBe('a2');
    await Promise.all([cache.get('b'), cache.get('c')]);
    expect(cache.peek('a')).toBeUndefined();
  });

  it('returns a stale value while it refreshes, and never an expired one', async () => {
    let loads = 0;
    const slow = async () => {
      loads += 1;
      const value = loads;
      if (value > 1) await after(60);
      return value;
    };
    const cache = createRevalidatingCache(slow, { ...limits, freshMs: 20, maxAgeMs: 300 });
    await cache.get('a');
    await after(40);
    expect([cache.peek('a'), await cache.get('a')]).toEqual([1, 1]);
    await after(100);
    expect([cache.peek('a'), loads]).toEqual([2, 3]);
    await after(500);
    expect(cache.peek('a')).toBeUndefined();
    expect(await cache.get('a')).toBeGreaterThan(2);
  });

  it('loads expired values again, and returns them while the database is unavailable', async () => {
    let load = async () => 1;
    const cache = createRevalidatingCache(() => load(), limits);
    await cache.get('a');
    load = () => Promise.reject(new DatabaseUnavailableError(new Error('gone')));
    await after(1);
    cache.expireAll();
    expect([cache.peek('a'), await cache.get('a')]).toEqual([undefined, 1]);
    load = async () => 2;
    expect(await cache.get('a')).toBe(2);
    expect(cache.peek('a')).toBe(2);
  });

  it('discards a load that began before the key was removed', async () => {
    let truth = 1;
    const read = async () => {
      const value = truth;
      await after(30);
      return value;
    };
    const cache = createRevalidatingCache(read, { ...limits, freshMs: 5, maxAgeMs: 1000 });
    await cache.get('a');
    await after(10);
    cache.peek('a');
    truth = 2;
    cache.forget('a');
    expect(await cache.get('a')).toBe(2);
    await after(60);
    expect(await cache.get('a')).toBe(2);
  });

  it('passes a forgotten value to the load that replaces it, and never returns it', async () => {
    const known: unknown[] = [];
    let load = async (): Promise<number> => known.length;
    const cache = createRevalidatingCache<number>((_key, replaced) => {
      known.push(replaced);
      return load();
    }, limits);
    await cache.get('a');
    cache.forget('a');
    expect(cache.peek('a')).toBeUndefined();
    load = () => Promise.reject(new DatabaseUnavailableError(new Error('gone')));
    await expect(cache.get('a')).rejects.toThrow(DatabaseUnavailableError);
    load = async () => known.length;
    expect(await cache.get('a')).toBe(3);
    await cache.get('b');
    cache.expireAll();
    await after(1);
    expect(await cache.get('a')).toBe(5);
    const forgotten = { value: 1, isForgotten: true };
    const none = { value: undefined, isForgotten: false };
    const expired = { value: 3, isForgotten: false };
    expect(known).toEqual([none, forgotten, forgotten, none, expired]);
  });

  it('loads a key once at a time, however often it is forgotten', async () => {
    let running = 0;
    let most = 0;
    const cache = createRevalidatingCache(async () => {
      running += 1;
      most = Math.max(most, running);
      await after(10);
      running -= 1;
    }, limits);
    const reads = Array.from({ length: 5 }, () => {
      cache.forget('a');
      return cache.get('a');
    });
    await Promise.all(reads);
    expect(most).toBe(1);
  });

  it('does not cache a failed load', async () => {
    let isBroken = true;
    const load = async () => {
      if (isBroken) throw new Error('no database');
      return 1;
    };
    const cache = createRevalidatingCache(load, { ...limits, freshMs: 1000, maxAgeMs: 1000 });
    await expect(cache.get('a')).rejects.toThrow();
    isBroken = false;
    expect(await cache.get('a')).toBe(1);
  });

  it('returns an expired value while the database is unavailable, up to the age for outages', async () => {
    let failure: Error | undefined;
    const load = async () => {
      if (failure) throw failure;
      return 1;
    };
    const cache = createRevalidatingCache(load, {
      ...limits,
      freshMs: 5,
      maxAgeMs: 10,
      maxOutageMs: 200,
    });
    await cache.get('a');
    await after(30);
    failure = new DatabaseUnavailableError(new Error('no response'));
    expect(await cache.get('a')).toBe(1);
    await expect(cache.get('b')).rejects.toThrow(DatabaseUnavailableError);
    failure = new RangeError('a bug');
    await expect(cache.get('a')).rejects.toThrow(RangeError);
    failure = new DatabaseUnavailableError(new Error('no response'));
    await after(200);
    await expect(cache.get('a')).rejects.toThrow(DatabaseUnavailableError);
  });

  it('evicts the least recently used values once they take too much memory', async () => {
    const limits = {
      freshMs: 1000,
      maxAgeMs: 1000,
      maxOutageMs: 1000,
      maxEntries: 100,
      maxBytes: 1000,
    };
    const cache = createRevalidatingCache(async (key) => 'x'.repeat(Number(key)), {
      ...limits,
      measure: ({ length }) => length,
    });
    for (const key of ['400', '401', '402', '0']) await cache.get(key);
    const cached = ['400', '401', '402', '0'].filter((key) => cache.peek(key) !== undefined);
    expect(cached).toEqual(['401', '402', '0']);
    expect((await cache.get('2000')).length).toBe(2000);
    expect(cache.peek('2000')).toBeUndefined();
  });

  it('releases values that are no longer read', async () => {
    const limits = { ...unmeasured, freshMs: 5, maxAgeMs: 30, maxOutageMs: 30, maxEntries: 10 };
    const held: WeakRef<object>[] = [];
    const cache = createRevalidatingCache(async () => {
      const value = { text: 'x' };
      held.push(new WeakRef(value));
      return value;
    }, limits);
    await cache.get('a');
    await after(100);
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
    expect(held.map((reference) => reference.deref())).toEqual([undefined]);
  });
});
