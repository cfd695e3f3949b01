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

/**
 * Creates a cache of at most `maxEntries` keys that evicts the least recently used one. A read after
 * `freshMs` returns the cached value and refreshes it in the background; after `maxAgeMs` it waits for
 * a load.
 */
export function createRevalidatingCache<Value>(
  load: (key: string) => Promise<Value>,
  { freshMs, maxAgeMs, maxEntries }: { freshMs: number; maxAgeMs: number; maxEntries: number },
): RevalidatingCache<Value> {
  const cache = new LRUCache<string, Entry<Value>>({
    max: maxEntries,
    ttl: freshMs,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    // Callers that already wait for a removed key get its value; later ones load again.
    ignoreFetchAbort: true,
    fetchMethod: async (key, _stale, { signal }) => {
      const loadedAt = performance.now();
      const value = await load(key);
      return { value, loadedAt: signal.aborted ? Number.NEGATIVE_INFINITY : loadedAt };
    },
  });

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
