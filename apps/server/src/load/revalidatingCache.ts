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
  /** Never returns the value of a key again. The next read loads it, also while a load is in flight. */
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

/** A value that a load replaces. */
export interface KnownValue<Value> {
  /** Undefined if none is cached. */
  value: Value | undefined;
  isForgotten: boolean;
}

interface Entry<Value> {
  value: Value;
  /** When the load began: a change after this moment may be missing from the value. */
  loadedAt: number;
}

/** The {@link Entry.loadedAt} of a value that no read returns. */
const FORGOTTEN = Number.NEGATIVE_INFINITY;

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

/** Loads values, and marks those whose key is forgotten before they are cached. */
function createLoader<Value>(load: (key: string, known: KnownValue<Value>) => Promise<Value>) {
  const loads = new Set<{ key: string; loadedAt: number }>();
  return {
    async load(key: string, stale: Entry<Value> | undefined): Promise<Entry<Value>> {
      const current = { key, loadedAt: performance.now() };
      loads.add(current);
      // The value is cached shortly after it is returned.
      const end = () => setImmediate(() => loads.delete(current));
      const isForgotten = stale?.loadedAt === FORGOTTEN;
      const value = await load(key, { value: stale?.value, isForgotten }).finally(end);
      return Object.assign(current, { value });
    },
    forget(key: string, known: Entry<Value> | undefined) {
      if (known) known.loadedAt = FORGOTTEN;
      for (const one of loads) if (one.key === key) one.loadedAt = FORGOTTEN;
    },
  };
}

/**
 * Creates a cache that evicts the least recently used keys. A read after `freshMs` returns the cached
 * value and refreshes it in the background; after `maxAgeMs` it waits for a load, and returns the cached
 * value only if the database is unavailable or slow; after `maxOutageMs` the value is removed.
 * @param load receives the cached value that it replaces
 */
export function createRevalidatingCache<Value>(
  load: (key: string, known: KnownValue<Value>) => Promise<Value>,
  { freshMs, maxAgeMs, maxOutageMs, maxEntries, maxBytes, measure }: CacheLimits<Value>,
): RevalidatingCache<Value> {
  const cache = new LRUCache<string, Entry<Value>>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ value }) => Math.max(1, Math.ceil(measure(value))),
    ttl: freshMs,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    // Callers that wait for an evicted key get its value.
    ignoreFetchAbort: true,
    fetchMethod: async (key, stale) => {
      const entry = await loader.load(key, stale);
      removeExpiredLater();
      return entry;
    },
  });
  const loader = createLoader(load);
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

  /** Loads a value. One that is forgotten before it arrives is loaded once more, which starts after this call. */
  const loadCurrent = async (key: string): Promise<Entry<Value>> => {
    const entry = await cache.forceFetch(key, { forceRefresh: true });
    return entry.loadedAt === FORGOTTEN ? cache.forceFetch(key, { forceRefresh: true }) : entry;
  };

  const loadNow = async (key: string): Promise<Entry<Value>> => {
    counts.add('miss');
    const loading = loadCurrent(key);
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
    forget: (key) => loader.forget(key, cache.peek(key, { allowStale: true })),
    expireAll() {
      expiredBefore = performance.now();
    },
    counts,
  };
}
