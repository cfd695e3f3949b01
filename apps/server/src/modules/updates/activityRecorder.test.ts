import { describe, expect, it, vi } from 'vitest';
import { createRateLimiter } from '../../load/rateLimiter.ts';
import { createRevalidatingCache } from '../../load/revalidatingCache.ts';
import { createActivityRecorder, FLUSH_MS } from './activityRecorder.ts';
import { REQUESTS_PER_MINUTE } from './updates.service.ts';
import type { CheckRow } from './updates.store.ts';

describe('the activity recorder', () => {
  const row = (at: number): CheckRow => ({
    item_id: 'i',
    at: String(at),
    installed_version: null,
    wordpress_version: null,
    php_version: null,
    mysql_version: null,
    language: null,
    locale: null,
    site_host: null,
    client_network: null,
  });

  it('writes in batches, requeues failed writes, and writes the rest when it closes', async () => {
    const written: number[] = [];
    const counted = new Map<string, number>();
    let isBroken = true;
    const failures: unknown[] = [];
    const recorder = createActivityRecorder(
      {
        async writeChecks(rows) {
          if (isBroken) throw new Error('no database');
          written.push(rows.length);
        },
        async writeDownloads(counts) {
          if (isBroken) throw new Error('no database');
          for (const [id, count] of counts) counted.set(id, count);
        },
      },
      (error) => failures.push(error),
    );
    for (let index = 0; index < 1500; index += 1) recorder.check(() => row(index));
    recorder.download('v');
    recorder.download('v');
    await recorder.flush();
    expect(failures).toHaveLength(1);
    recorder.download('v');
    isBroken = false;
    await recorder.close();
    expect(written).toEqual([1000, 500]);
    expect(counted.get('v')).toBe(3);
  });

  it('drops records that the database rejects and writes the ones after them', async () => {
    const refusal = Object.assign(new Error('no such text'), { code: '22P05' });
    const written: number[] = [];
    const counted: string[] = [];
    const failures: unknown[] = [];
    const recorder = createActivityRecorder(
      {
        async writeChecks(rows) {
          if (rows[0]?.at === '0') throw refusal;
          written.push(rows.length);
        },
        async writeDownloads(counts) {
          if (counts.has('bad')) throw refusal;
          counted.push(...counts.keys());
        },
      },
      (error) => failures.push(error),
    );
    for (let index = 0; index < 1500; index += 1) recorder.check(() => row(index));
    recorder.download('bad');
    await recorder.flush();
    recorder.download('good');
    await recorder.close();
    expect(written).toEqual([500]);
    expect(counted).toEqual(['good']);
    expect(failures).toEqual([refusal, refusal]);
  });

  it('drops update checks when its queue is full', async () => {
    let total = 0;
    const recorder = createActivityRecorder(
      {
        async writeChecks(rows) {
          total += rows.length;
        },
        writeDownloads: async () => undefined,
      },
      () => undefined,
    );
    for (let index = 0; index < 50_000; index += 1) recorder.check(() => row(index));
    await recorder.close();
    expect(total).toBe(5000);
  });

  it('does not start a turn while a slow write is running', async () => {
    vi.useFakeTimers();
    try {
      let begun = 0;
      const recorder = createActivityRecorder(
        {
          async writeChecks() {
            begun += 1;
            await new Promise((resolve) => setTimeout(resolve, 10.2 * FLUSH_MS));
          },
          writeDownloads: async () => undefined,
        },
        () => undefined,
      );
      for (let index = 0; index < 5000; index += 1) recorder.check(() => row(index));
      await vi.advanceTimersByTimeAsync(9 * FLUSH_MS);
      expect(begun).toBe(1);
      await vi.advanceTimersByTimeAsync(12.6 * FLUSH_MS);
      expect(begun).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('spreads a flood over several turns and writes the rest when it closes', async () => {
    vi.useFakeTimers();
    try {
      let total = 0;
      const recorder = createActivityRecorder(
        {
          async writeChecks(rows) {
            total += rows.length;
          },
          writeDownloads: async () => undefined,
        },
        () => undefined,
      );
      for (let index = 0; index < 5000; index += 1) recorder.check(() => row(index));
      await vi.advanceTimersByTimeAsync(FLUSH_MS);
      expect(total).toBe(2000);
      await vi.advanceTimersByTimeAsync(FLUSH_MS);
      expect(total).toBe(4000);
      await recorder.close();
      expect(total).toBe(5000);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the product cache', () => {
  const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  it('shares one load between concurrent reads and respects its limit', async () => {
    let loads = 0;
    const limits = { freshMs: 1000, maxAgeMs: 1000, maxEntries: 2 };
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
    const cache = createRevalidatingCache(slow, { freshMs: 20, maxAgeMs: 300, maxEntries: 2 });
    await cache.get('a');
    await after(40);
    expect([cache.peek('a'), await cache.get('a')]).toEqual([1, 1]);
    await after(100);
    expect([cache.peek('a'), loads]).toEqual([2, 3]);
    await after(500);
    expect(cache.peek('a')).toBeUndefined();
    expect(await cache.get('a')).toBeGreaterThan(2);
  });

  it('discards a load that began before the key was removed', async () => {
    let truth = 1;
    const read = async () => {
      const value = truth;
      await after(30);
      return value;
    };
    const cache = createRevalidatingCache(read, { freshMs: 5, maxAgeMs: 1000, maxEntries: 2 });
    await cache.get('a');
    await after(10);
    cache.peek('a');
    truth = 2;
    cache.forget('a');
    expect(await cache.get('a')).toBe(2);
    await after(60);
    expect(await cache.get('a')).toBe(2);
  });

  it('does not cache a failed load', async () => {
    let isBroken = true;
    const load = async () => {
      if (isBroken) throw new Error('no database');
      return 1;
    };
    const cache = createRevalidatingCache(load, { freshMs: 1000, maxAgeMs: 1000, maxEntries: 2 });
    await expect(cache.get('a')).rejects.toThrow();
    isBroken = false;
    expect(await cache.get('a')).toBe(1);
  });

  it('a rate limiter allows each product a thousand requests per second and no more', () => {
    const isWithin = createRateLimiter({ perMinute: REQUESTS_PER_MINUTE });
    let count = 0;
    while (isWithin('a') && count < 100_000) count += 1;
    expect(count).toBe(60_000);
    expect(isWithin('b')).toBe(true);
  });
});
