import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { WindowCounter } from './windowCounter.ts';

const MAX_KEYS = 20_000;

/**
 * The store of @fastify/rate-limit: HTTP limits are counted like all other rate limits. The limits of an
 * application share one counter, and each prefixes its keys.
 */
export class RateLimitStore implements FastifyRateLimitStore {
  readonly #counter: WindowCounter;
  readonly #prefix: string;
  #children = 0;

  constructor(_options: object, counter = new WindowCounter(MAX_KEYS), prefix = '') {
    this.#counter = counter;
    this.#prefix = prefix;
  }

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    const name = `${this.#prefix}${key}`;
    const current = this.#counter.increment(name, windowMs);
    callback(null, { current, ttl: this.#counter.remainingMs(name) });
  }

  child(options: object): RateLimitStore {
    this.#children += 1;
    return new RateLimitStore(options, this.#counter, `${this.#prefix}${this.#children} `);
  }
}
