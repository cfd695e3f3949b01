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
  loadedAt: number;
  loading: Promise<Value>;
  value?: Value;
  isRefreshing: boolean;
}

/**
 * Creates a cache of at most `maxEntries` keys that evicts the one loaded first. A read after `freshMs`
 * returns the cached value and refreshes it in the background; after `maxAgeMs` it waits for a load.
 */
export function createRevalidatingCache<Value>(
  load: (key: string) => Promise<Value>,
  { freshMs, maxAgeMs, maxEntries }: { freshMs: number; maxAgeMs: number; maxEntries: number },
): RevalidatingCache<Value> {
  const entries = new Map<string, Entry<Value>>();

  const startLoad = (key: string): Entry<Value> => {
    const entry: Entry<Value> = {
      loadedAt: performance.now(),
      loading: load(key),
      isRefreshing: false,
    };
    entry.loading.then(
      (value) => {
        entry.value = value;
      },
      () => {
        if (entries.get(key) === entry) entries.delete(key);
      },
    );
    return entry;
  };

  const insert = (key: string, entry: Entry<Value>) => {
    entries.delete(key);
    entries.set(key, entry);
    const oldest = entries.keys().next().value;
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    return entry;
  };

  const refresh = (key: string, entry: Entry<Value>) => {
    entry.isRefreshing = true;
    const next = startLoad(key);
    next.loading.then(
      // If the key was removed or replaced meanwhile, the loaded value may predate the change.
      () => entries.get(key) === entry && insert(key, next),
      () => {
        entry.isRefreshing = false;
      },
    );
  };

  const findCurrent = (key: string) => {
    const entry = entries.get(key);
    const age = entry ? performance.now() - entry.loadedAt : Number.POSITIVE_INFINITY;
    if (!entry || age > maxAgeMs) return undefined;
    if (age > freshMs && !entry.isRefreshing) refresh(key, entry);
    return entry;
  };

  return {
    get: (key) => (findCurrent(key) ?? insert(key, startLoad(key))).loading,
    peek: (key) => findCurrent(key)?.value,
    forget: (key) => void entries.delete(key),
  };
}
