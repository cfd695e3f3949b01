import { LRUCache } from 'lru-cache';

interface Window {
  count: number;
}

/** Counts requests per key in fixed windows that begin with a key's first request. */
export class WindowCounter {
  readonly #windows: LRUCache<string, Window>;

  /**
   * @param maxKeys the least recently counted key is forgotten beyond so many
   * @param now the current time in milliseconds
   */
  constructor(maxKeys: number, now: () => number = () => performance.now()) {
    this.#windows = new LRUCache({ max: maxKeys, ttl: 1, ttlResolution: 0, perf: { now } });
  }

  /** Counts one request and returns the number of requests in the key's window. */
  increment(key: string, windowMs: number): number {
    const window = this.#windows.get(key);
    if (window) {
      window.count += 1;
      return window.count;
    }
    // The cache still returns an entry that is exactly as old as its TTL.
    this.#windows.set(key, { count: 1 }, { ttl: windowMs - 1 });
    return 1;
  }

  /** Returns the time until a key's window ends, in milliseconds. */
  remainingMs(key: string): number {
    return Math.max(0, this.#windows.getRemainingTTL(key));
  }
}
