import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { isUnavailable } from '../db/refusal.ts';
import { Counts } from '../observability/metrics/counts.ts';

/** A stale-while-revalidate cache with single flight: concurrent reads of a key share one load. */
export interface RevalidatingCache<Value> {
  /**
   * Returns the value of a key, at most `maxAgeMs` old. While the database is unavailable or takes more
   * than a second, the value is at most `maxOutageMs` old.
   */
  get(key: string): Promise<Value>;
  /** Returns the value of a key without waiting, or undefined if none is cached. */
  peek(key: string): Value | undefined;
  /** Removes a key. The next read loads the value again, also while a load is in flight. */
  forget(key: string): void;
  /** Makes all values expire. While the database is unavailable, they are still returned. */
  expireAll(): void;
  /** How many reads found a value, and how many had to wait for one. */
  counts: Counts<CacheResult>;
}

/** @see {@link RevalidatingCache.counts} */
export type CacheResult = 'hit' | 'miss';

/**
 * The ages of values that any server process may change. They are at most two seconds old even where
 * the processes cannot notify each other, and an hour while the database is unavailable.
 */
export const SHARED_AGES = {
  freshMs: 700,
  maxAgeMs: 1900,
  maxOutageMs: 60 * 60_000,
} as const;

/** How long a read waits for a load although an expired value is cached. */
const patienceMs = 1000;

interface Entry<Value> {
  value: Value;
  /** When the load began: a change after this moment may be missing from the value. */
  loadedAt: number;
}

/** How long values are cached, and how many. */
export interface CacheLimits<Value> {
  freshMs: number;
  maxAgeMs: number;
  /** How old a value may be while the database is unavailable. */
  maxOutageMs: number;
  maxEntries: number;
  /** The memory of all values. A value that alone exceeds it is not cached. */
  maxBytes: number;
  /** Returns about how much memory a value takes, in bytes. */
  measure(value: Value): number;
}

/**
 * Creates a cache that evicts the least recently used keys. A read after `freshMs` returns the cached
 * value and refreshes it in the background; after `maxAgeMs` it waits for a load, and returns the cached
 * value only if the database is unavailable or slow; after `maxOutageMs` the value is removed.
 * @param load receives the cached value that it replaces
 */
export function createRevalidatingCache<Value>(
  load: (key: string, known: Value | undefined) => Promise<Value>,
  { freshMs, maxAgeMs, maxOutageMs, maxEntries, maxBytes, measure }: CacheLimits<Value>,
): RevalidatingCache<Value> {
  const cache = new LRUCache<string, Entry<Value>>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ value }) => Math.max(1, Math.ceil(measure(value))),
    ttl: freshMs,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    // Callers that already wait for a removed key get its value; later ones load again.
    ignoreFetchAbort: true,
    fetchMethod: async (key, stale, { signal }) => {
      const loadedAt = performance.now();
      const value = await load(key, stale?.value);
      removeExpiredLater();
      return { value, loadedAt: signal.aborted ? Number.NEGATIVE_INFINITY : loadedAt };
    },
  });
  let timer: NodeJS.Timeout | undefined;
  let expiredBefore = Number.NEGATIVE_INFINITY;

  /** Values that are no longer read would otherwise stay until they are evicted. */
  function removeExpiredLater(): void {
    if (timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      for (const [key, { value }] of cache.dump()) {
        if (performance.now() - value.loadedAt > maxOutageMs) cache.delete(key);
      }
      if (cache.size > 0) removeExpiredLater();
    }, maxOutageMs).unref();
  }

  const counts = new Counts<CacheResult>(['hit', 'miss']);

  const findCurrent = (key: string): Entry<Value> | undefined => {
    const fresh = cache.get(key);
    const entry = fresh ?? cache.get(key, { allowStale: true });
    if (!entry || entry.loadedAt < Math.max(expiredBefore, performance.now() - maxAgeMs)) {
      return undefined;
    }
    // Refreshes in the background; a failure leaves the cached value in place.
    if (!fresh) void cache.fetch(key, { allowStale: true });
    counts.add('hit');
    return entry;
  };

  const loadNow = async (key: string): Promise<Entry<Value>> => {
    counts.add('miss');
    const loading = cache.forceFetch(key, { forceRefresh: true });
    const known = cache.get(key, { allowStale: true });
    if (!known || performance.now() - known.loadedAt > maxOutageMs) return loading;
    try {
      return await Promise.race([loading, wait(patienceMs, known, { ref: false })]);
    } catch (error) {
      if (isUnavailable(error)) return known;
      throw error;
    }
  };

  return {
    get: async (key) => (findCurrent(key) ?? (await loadNow(key))).value,
    peek: (key) => findCurrent(key)?.value,
    forget: (key) => void cache.delete(key),
    expireAll() {
      expiredBefore = performance.now();
    },
    counts,
  };
}
