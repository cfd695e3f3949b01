import { LRUCache } from 'lru-cache';

/** A stale-while-revalidate cache with single flight: concurrent reads of a key share one load. */
export interface RevalidatingCache<Value> {
  /** Returns the value of a key, at most `maxAgeMs` old. */
  get(key: string): Promise<Value>;
  /** Returns the value of a key without waiting, or undefined if none is cached. */
  peek(key: string): Value | undefined;
  /** Removes a key. The next read loads the value again, also while a load is in flight. */
  forget(key: string): void;
}

interface Entry<Value> {
  value: Value;
  /** When the load began: a change after this moment may be missing from the value. */
  loadedAt: number;
}

/** How long values are cached, and how many. */
export interface CacheLimits<Value> {
  freshMs: number;
  maxAgeMs: number;
  maxEntries: number;
  /** The memory of all values. A value that alone exceeds it is not cached. */
  maxBytes: number;
  /** Returns about how much memory a value takes, in bytes. */
  measure(value: Value): number;
}

/**
 * Creates a cache that evicts the least recently used keys. A read after `freshMs` returns the cached
 * value and refreshes it in the background; after `maxAgeMs` it waits for a load, and the value is
 * removed.
 */
export function createRevalidatingCache<Value>(
  load: (key: string) => Promise<Value>,
  { freshMs, maxAgeMs, maxEntries, maxBytes, measure }: CacheLimits<Value>,
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
    fetchMethod: async (key, _stale, { signal }) => {
      const loadedAt = performance.now();
      const value = await load(key);
      removeExpiredLater();
      return { value, loadedAt: signal.aborted ? Number.NEGATIVE_INFINITY : loadedAt };
    },
  });
  let timer: NodeJS.Timeout | undefined;

  /** Values that are no longer read would otherwise stay until they are evicted. */
  function removeExpiredLater(): void {
    if (timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      for (const [key, { value }] of cache.dump()) {
        if (performance.now() - value.loadedAt > maxAgeMs) cache.delete(key);
      }
      if (cache.size > 0) removeExpiredLater();
    }, maxAgeMs).unref();
  }

  const findCurrent = (key: string): Entry<Value> | undefined => {
    const fresh = cache.get(key);
    const entry = fresh ?? cache.get(key, { allowStale: true });
    if (!entry || performance.now() - entry.loadedAt > maxAgeMs) return undefined;
    // Refreshes in the background; a failure leaves the cached value in place.
    if (!fresh) void cache.fetch(key, { allowStale: true });
    return entry;
  };

  return {
    async get(key) {
      const { value } = findCurrent(key) ?? (await cache.forceFetch(key, { forceRefresh: true }));
      return value;
    },
    peek: (key) => findCurrent(key)?.value,
    forget: (key) => void cache.delete(key),
  };
}
