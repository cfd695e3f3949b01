import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { ShareCount } from './shareCount.ts';
import { WindowCounter } from './windowCounter.ts';

const MAX_KEYS = 5_000;

type Count = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** The limit that a store counts. */
interface CountedLimit {
  max: number;
  /** The name of a limit of attempts. */
  attemptName?: string;
  routeInfo?: { method?: string | string[]; url?: string };
}

/**
 * The store of @fastify/rate-limit: HTTP limits are counted like all other rate limits. Each limit
 * has its own counter, so that traffic on one route cannot evict the keys of another limit.
 */
export class RateLimitStore implements FastifyRateLimitStore {
  readonly #share: ShareCount | undefined;
  readonly #limit: CountedLimit | undefined;
  // Created with the first request, because a counter reserves the memory for all of its keys.
  #counter: WindowCounter | undefined;

  /** @param share counts together with other servers; undefined if there are none */
  constructor(share?: ShareCount, limit?: CountedLimit) {
    this.#share = share;
    this.#limit = limit;
  }

  incr(key: string, callback: Count, windowMs: number): void {
    const { attemptName } = this.#limit ?? {};
    // Attempts are few and limited to a few, so every server counts each one before it is allowed.
    if (this.#share && attemptName !== undefined) {
      this.#share({ key: `attempts ${attemptName} ${key}`, count: 1, windowMs }).then(
        ({ total, remainingMs }) => {
          this.#counter ??= new WindowCounter(MAX_KEYS);
          this.#counter.replace(key, total, remainingMs);
          callback(null, { current: total, ttl: remainingMs });
        },
        callback,
      );
      return;
    }
    this.#counter ??= this.#createCounter();
    const current = this.#counter.increment(key, windowMs);
    callback(null, { current, ttl: this.#counter.remainingMs(key) });
  }

  /** Returns the number of requests in the key's window, as far as this server knows it. */
  read(key: string, callback: Count): void {
    const current = this.#counter?.count(key) ?? 0;
    callback(null, { current, ttl: this.#counter?.remainingMs(key) ?? 0 });
  }

  /** Returns the store of one route or attempt limit. */
  child(limit?: object): RateLimitStore {
    return new RateLimitStore(this.#share, limit as CountedLimit | undefined);
  }

  #createCounter(): WindowCounter {
    const { max, routeInfo = {} } = this.#limit ?? {};
    if (!this.#share || max === undefined) return new WindowCounter(MAX_KEYS);
    const name = `route ${[routeInfo.method].flat().join(' ')} ${routeInfo.url}`;
    return new WindowCounter(MAX_KEYS, undefined, { name, share: this.#share, limit: max });
  }
}
