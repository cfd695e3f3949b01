import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { WindowCounter } from './windowCounter.ts';

const MAX_KEYS = 5_000;

/**
 * The store of @fastify/rate-limit: HTTP limits are counted like all other rate limits. Each limit
 * has its own counter, so that traffic on one route cannot evict the keys of another limit.
 */
export class RateLimitStore implements FastifyRateLimitStore {
  // Created with the first request, because a counter reserves the memory for all of its keys.
  #counter: WindowCounter | undefined;

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    this.#counter ??= new WindowCounter(MAX_KEYS);
    const current = this.#counter.increment(key, windowMs);
    callback(null, { current, ttl: this.#counter.remainingMs(key) });
  }

  /** Returns the store of one route or attempt limit. */
  child(): RateLimitStore {
    return new RateLimitStore();
  }
}
