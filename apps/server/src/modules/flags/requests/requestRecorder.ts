import { FLAG_RECORDING } from '@pressdock/api/limits';
import { createRateLimiter, unlimited } from '../../../load/rateLimiter.ts';
import { startWriteBehind, writeOrRequeue } from '../../../load/writeBehind.ts';
import type { FlagRequest } from '../evaluation/flagRequest.rules.ts';
import type { CachedFlags } from './flagCache.ts';
import { RecordedIdentifiers } from './recordedIdentifiers.ts';
import type { RequestBatch } from './recording.store.ts';
import type { RecordedRequest } from './recordingRoom.rules.ts';

/** Records who requests flags in memory and writes it in batches (write-behind). */
export interface RequestRecorder {
  /**
   * Records a request. No response waits for it.
   * @param client returns the IPv4 address or IPv6 network that sent it
   */
  record(flags: CachedFlags, request: FlagRequest, client: () => string): void;
  /** Writes everything that is queued. */
  flush(): Promise<void>;
  /** Stops writing on a timer and writes everything that is queued. */
  close(): Promise<void>;
}

const FLUSH_MS = 1000;
const MAX_QUEUED = 40_000;
const BATCH_SIZE = 2000;
const BATCHES_PER_TURN = 5;
/** How often the time of a product's last request is written. */
const PRODUCT_MS = 4000;

/** The requests that wait to be written: the newest of each identifier and of each product. */
class RequestQueue {
  /** When the identifier fetched the flags, by the JSON of product and identifier. */
  #requests = new Map<string, string>();
  #products = new Map<string, string>();
  /** Products that were written within {@link PRODUCT_MS}. */
  readonly #writtenAt = new Map<string, number>();

  get isFull(): boolean {
    return this.#requests.size >= MAX_QUEUED;
  }

  /** The other half is for new identifiers. One that is stored is recorded again at a later request. */
  get isHalfFull(): boolean {
    return this.#requests.size >= MAX_QUEUED / 2;
  }

  addProduct({ id, readAt }: CachedFlags): void {
    this.#products.set(id, readAt);
  }

  add({ id, readAt }: CachedFlags, identifier: string): void {
    // JSON, because the identifier itself would retain the whole URL that it was cut from.
    this.#requests.set(JSON.stringify([id, identifier]), readAt);
  }

  /** Removes a batch; undefined if nothing is due. `requeue` returns it to the queue. */
  take(): { batch: RequestBatch; requeue: () => void } | undefined {
    const entries = takeFirst(this.#requests, BATCH_SIZE);
    const requests = entries.map(([key, at]) => {
      const [product_id, identifier] = JSON.parse(key);
      return { product_id, identifier, at };
    });
    const products = this.#takeProducts(requests);
    if (products.size === 0) return undefined;
    const requeue = () => {
      for (const [id, at] of products) {
        this.#writtenAt.delete(id);
        if (!this.#products.has(id)) this.#products.set(id, at);
      }
      for (const [key, at] of entries) {
        if (!this.#requests.has(key) && !this.isFull) this.#requests.set(key, at);
      }
    };
    return { batch: { requests, products }, requeue };
  }

  /** Returns the products of requests, and removes others that were not written lately. */
  #takeProducts(requests: readonly RecordedRequest[]): Map<string, string> {
    const now = performance.now();
    for (const [id, at] of this.#writtenAt) {
      if (now - at >= PRODUCT_MS) this.#writtenAt.delete(id);
    }
    const due = new Map(requests.map(({ product_id, at }) => [product_id, at]));
    for (const [id, at] of this.#products) {
      if (this.#writtenAt.has(id) && !due.has(id)) continue;
      due.set(id, at);
      this.#products.delete(id);
    }
    for (const id of due.keys()) this.#writtenAt.set(id, now);
    return due;
  }
}

function takeFirst<Key, Value>(map: Map<Key, Value>, count: number): [Key, Value][] {
  const first: [Key, Value][] = [];
  for (const entry of map) {
    if (first.length === count) break;
    first.push(entry);
  }
  for (const [key] of first) map.delete(key);
  return first;
}

/**
 * Creates a recorder. `onFailure` receives the errors of failed writes.
 * @param write stores a batch; if it throws, the batch is written again, unless its data is invalid
 */
export function createRequestRecorder(
  write: (batch: RequestBatch) => Promise<void>,
  { isRateLimited, onFailure }: { isRateLimited: boolean; onFailure: (error: unknown) => void },
): RequestRecorder {
  const queue = new RequestQueue();
  const recorded = new RecordedIdentifiers();
  const isWithinLimit = isRateLimited
    ? createRateLimiter({ perMinute: FLAG_RECORDING.perClientAndMinute })
    : unlimited;

  const { flush, close } = startWriteBehind({
    write: async (maxBatches) => {
      for (let count = 0; count < maxBatches; count += 1) {
        const next = queue.take();
        if (!next) return;
        await writeOrRequeue(() => write(next.batch), next.requeue, onFailure);
      }
    },
    intervalMs: FLUSH_MS,
    batchesPerTurn: BATCHES_PER_TURN,
    onFailure,
  });

  return {
    record(flags, request, client) {
      queue.addProduct(flags);
      if (request.identifier === '' || queue.isFull) return;
      const key = recorded.keyOf(flags, request);
      if (recorded.has(key, flags) || (queue.isHalfFull && recorded.isKnown(key))) return;
      if (!isWithinLimit(client())) return;
      recorded.add(key);
      queue.add(flags, request.identifier);
    },
    flush,
    close,
  };
}
