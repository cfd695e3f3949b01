import { LRUCache } from 'lru-cache';
import type { ShareCount } from './shareCount.ts';

/** How a counter also counts the requests to other servers. */
export interface CounterSharing {
  /** The name of the limit, the same on every server. */
  name: string;
  share: ShareCount;
  /** The number of requests that a key may send in its window. */
  limit: number;
}

interface Window {
  /** The requests to this server, and those to others as far as they are known. */
  count: number;
  /** The requests to this server that were not reported to the others. */
  unshared: number;
  isSharing: boolean;
}

/**
 * A server reports a key's requests to the others in portions of this part of the limit. Most clients
 * stay below it and cost the database nothing; beyond the limit, each further server allows at most one
 * portion more.
 */
const portion = 0.1;

/** Counts requests per key in fixed windows that begin with a key's first request. */
export class WindowCounter {
  readonly #windows: LRUCache<string, Window>;
  readonly #sharing: CounterSharing | undefined;

  /**
   * @param maxKeys the least recently counted key is forgotten beyond so many
   * @param now the current time in milliseconds
   * @param sharing omitted to count the requests to this server only
   */
  constructor(
    maxKeys: number,
    now: () => number = () => performance.now(),
    sharing?: CounterSharing,
  ) {
    this.#windows = new LRUCache({ max: maxKeys, ttl: 1, ttlResolution: 0, perf: { now } });
    this.#sharing = sharing;
  }

  /** Counts one request and returns the number of requests in the key's window. */
  increment(key: string, windowMs: number): number {
    let window = this.#windows.get(key);
    if (!window) {
      window = { count: 0, unshared: 0, isSharing: false };
      // The cache still returns an entry that is exactly as old as its TTL.
      this.#windows.set(key, window, { ttl: windowMs - 1 });
    }
    window.count += 1;
    if (this.#sharing) this.#countForOthers(this.#sharing, key, window, windowMs);
    return window.count;
  }

  /** Returns the number of requests in the key's window. */
  count(key: string): number {
    return this.#windows.get(key)?.count ?? 0;
  }

  /** Stores what was counted elsewhere. */
  replace(key: string, count: number, remainingMs: number): void {
    const window = { count, unshared: 0, isSharing: false };
    this.#windows.set(key, window, { ttl: Math.max(1, remainingMs - 1) });
  }

  /** Returns the time until a key's window ends, in milliseconds. */
  remainingMs(key: string): number {
    return Math.max(0, this.#windows.getRemainingTTL(key));
  }

  #countForOthers(
    { name, share, limit }: CounterSharing,
    key: string,
    window: Window,
    windowMs: number,
  ): void {
    window.unshared += 1;
    // A key beyond its limit is reported once more, so that a flood does not reach the database.
    const isDue =
      window.count <= limit ? window.unshared >= limit * portion : window.count === limit + 1;
    if (!isDue || window.isSharing) return;
    const count = window.unshared;
    window.unshared = 0;
    window.isSharing = true;
    share({ key: `${name} ${key}`, count, windowMs }).then(
      ({ total, remainingMs }) => {
        window.isSharing = false;
        window.count = total + window.unshared;
        if (this.#windows.peek(key) !== window) return;
        this.#windows.set(key, window, { ttl: Math.max(1, remainingMs - 1) });
      },
      () => {
        // Without the database, this server counts alone.
        window.isSharing = false;
        window.unshared += count;
      },
    );
  }
}
