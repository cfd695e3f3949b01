/** Keeps values for a short while, loading each once however many ask at the same time. */
export interface FreshCache<Value> {
  /** The value of a key, at most `oldestMs` old. */
  get(key: string): Promise<Value>;
  /** The value of a key if one young enough is at hand. */
  peek(key: string): Value | undefined;
  /** Forget a key: the next one to ask gets what is true from now on. */
  forget(key: string): void;
}

interface Entry<Value> {
  loadedAt: number;
  loading: Promise<Value>;
  value?: Value;
  isRefreshing: boolean;
}

/**
 * Make a cache of at most `most` keys; the one that has been there longest goes first. A value that
 * is asked for after `freshMs` is answered and loaded anew behind the answer, so that nobody waits
 * for a slow database; after `oldestMs` it is answered no more.
 */
export function createFreshCache<Value>(
  load: (key: string) => Promise<Value>,
  { freshMs, oldestMs, most }: { freshMs: number; oldestMs: number; most: number },
): FreshCache<Value> {
  const entries = new Map<string, Entry<Value>>();

  const begin = (key: string): Entry<Value> => {
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

  const keep = (key: string, entry: Entry<Value>) => {
    entries.delete(key);
    entries.set(key, entry);
    const oldest = entries.keys().next().value;
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    return entry;
  };

  const refresh = (key: string, entry: Entry<Value>) => {
    entry.isRefreshing = true;
    const next = begin(key);
    next.loading.then(
      // Forgotten or replaced meanwhile: what was loaded may be from before the change.
      () => entries.get(key) === entry && keep(key, next),
      () => {
        entry.isRefreshing = false;
      },
    );
  };

  const current = (key: string) => {
    const entry = entries.get(key);
    const age = entry ? performance.now() - entry.loadedAt : Number.POSITIVE_INFINITY;
    if (!entry || age > oldestMs) return undefined;
    if (age > freshMs && !entry.isRefreshing) refresh(key, entry);
    return entry;
  };

  return {
    get: (key) => (current(key) ?? keep(key, begin(key))).loading,
    peek: (key) => current(key)?.value,
    forget: (key) => void entries.delete(key),
  };
}
