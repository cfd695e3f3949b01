import { setTimeout as wait } from 'node:timers/promises';

/** Load balancers that ask less often learn about a shutdown from refused connections. */
const longestIntervalMs = 3000;
/** How much later than usual a load balancer may ask. */
const patienceMs = 500;
/** How long a load balancer may take to send requests elsewhere. */
const reactionMs = 100;

/** Follows how often load balancers ask whether the server is ready. */
export class ReadinessPolls {
  #askedAt = Number.NEGATIVE_INFINITY;
  #intervalMs = Number.POSITIVE_INFINITY;
  readonly #notified = Promise.withResolvers<void>();

  /** Counts a request. */
  count(): void {
    const now = performance.now();
    this.#intervalMs = now - this.#askedAt;
    this.#askedAt = now;
  }

  /** Records that a load balancer learned about the shutdown. */
  notify(): void {
    this.#notified.resolve();
  }

  /** Waits until a load balancer that asks regularly has learned about the shutdown. */
  async waitForNotice(): Promise<void> {
    const isRegular = performance.now() - this.#askedAt < this.#intervalMs + patienceMs;
    if (!isRegular || this.#intervalMs > longestIntervalMs) return;
    await Promise.race([
      this.#notified.promise.then(() => wait(reactionMs)),
      wait(this.#intervalMs + patienceMs, undefined, { ref: false }),
    ]);
  }
}
