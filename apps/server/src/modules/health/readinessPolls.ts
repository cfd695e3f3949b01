import { setTimeout as wait } from 'node:timers/promises';

/** Load balancers that poll less often notice a shutdown by refused connections. */
const longestIntervalMs = 2000;
/** How much later than usual a poll may arrive. */
const patienceMs = 500;
/** How long a load balancer may take to send requests elsewhere. */
const reactionMs = 100;
const maxPollers = 100;

/** The newest poll of a load balancer, and how long after the one before it arrived. */
interface Poll {
  at: number;
  intervalMs: number;
}

/** Follows the load balancers that poll whether the server is ready. */
export class ReadinessPolls {
  /** The newest poll of each load balancer, the oldest first. */
  readonly #polls = new Map<string, Poll>();
  #unaware = new Set<string>();
  readonly #allAware = Promise.withResolvers<void>();

  /** Records a poll. */
  record(poller: string): void {
    const at = performance.now();
    const before = this.#polls.get(poller)?.at ?? Number.NEGATIVE_INFINITY;
    this.#polls.delete(poller);
    this.#polls.set(poller, { at, intervalMs: at - before });
    const [oldest] = this.#polls.keys();
    if (this.#polls.size > maxPollers && oldest !== undefined) this.#polls.delete(oldest);
  }

  /** Records that a load balancer received the response that the server stops. */
  recordNotice(poller: string): void {
    this.#unaware.delete(poller);
    if (this.#unaware.size === 0) this.#allAware.resolve();
  }

  /** Waits until each load balancer that polls regularly has polled once more, or is late. */
  async waitForNotices(): Promise<void> {
    const now = performance.now();
    const regular = [...this.#polls]
      .filter(([, { intervalMs }]) => intervalMs <= longestIntervalMs + patienceMs)
      .map(([poller, { at, intervalMs }]) => ({
        poller,
        leftMs: at + intervalMs + patienceMs - now,
      }))
      .filter(({ leftMs }) => leftMs > 0);
    if (regular.length === 0) return;
    this.#unaware = new Set(regular.map(({ poller }) => poller));
    const longestMs = Math.max(...regular.map(({ leftMs }) => leftMs));
    await Promise.race([
      this.#allAware.promise.then(() => wait(reactionMs)),
      wait(longestMs, undefined, { ref: false }),
    ]);
  }
}
