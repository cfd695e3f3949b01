import { startWriteBehind, writeOrRequeue } from '../../../load/writeBehind.ts';
import type { SiteCheck } from './siteCounts.rules.ts';
import type { CheckBatch } from './siteCounts.store.ts';

/** Stores recorded activity. If it throws, the records are written again, unless their data is invalid. */
export interface ActivityWriter {
  writeChecks(batch: CheckBatch): Promise<void>;
  writeDownloads(counts: ReadonlyMap<string, number>): Promise<void>;
}

/** Records update checks and downloads in memory and writes them in batches (write-behind). */
export interface ActivityRecorder {
  /**
   * Records an update check. No response waits for it. Equal checks are counted together, and only
   * counted while the queue is full.
   * @param identity identifies equal checks of a product; at most a few hundred characters
   * @param createCheck called for the first of equal checks, if the queue has room
   */
  check(productId: string, identity: string, createCheck: () => SiteCheck): void;
  /** Counts one download of a version. */
  download(versionId: string): void;
  /** Writes everything that is queued. */
  flush(): Promise<void>;
  /** Stops writing on a timer and writes everything that is queued. */
  close(): Promise<void>;
}

/** How often queued records are written, in milliseconds. */
export const FLUSH_MS = 1000;

const MAX_QUEUED = 5000;
const BATCH_SIZE = 1000;
const BATCHES_PER_TURN = 2;

/** A queued check, as JSON: its texts would retain the whole request that they were cut from. */
interface QueuedCheck {
  json: string;
  productId: string;
  times: number;
}

function addTo(counts: Map<string, number>, id: string, count: number): void {
  counts.set(id, (counts.get(id) ?? 0) + count);
}

/** The checks that wait to be written. */
class CheckQueue {
  #checks = new Map<string, QueuedCheck>();
  #uncounted = new Map<string, number>();

  get isEmpty(): boolean {
    return this.#checks.size === 0 && this.#uncounted.size === 0;
  }

  add(productId: string, identity: string, createCheck: () => SiteCheck): void {
    const key = `${productId} ${identity}`;
    const equal = this.#checks.get(key);
    if (equal) equal.times += 1;
    else if (this.#checks.size >= MAX_QUEUED) addTo(this.#uncounted, productId, 1);
    else this.#checks.set(key, { json: JSON.stringify(createCheck()), productId, times: 1 });
  }

  /** Removes a batch. `requeue` returns it to the queue. */
  take(): { batch: CheckBatch; requeue: () => void } {
    const entries = [...this.#checks].slice(0, BATCH_SIZE);
    for (const [key] of entries) this.#checks.delete(key);
    const uncounted = this.#uncounted;
    this.#uncounted = new Map();
    const checks = entries.map(([, { json, times }]) => ({ ...JSON.parse(json), times }));
    const requeue = () => {
      for (const [id, count] of uncounted) addTo(this.#uncounted, id, count);
      for (const [key, check] of entries) this.#requeue(key, check);
    };
    return { batch: { checks, uncounted }, requeue };
  }

  #requeue(key: string, check: QueuedCheck): void {
    const equal = this.#checks.get(key);
    if (equal) equal.times += check.times;
    else if (this.#checks.size >= MAX_QUEUED) addTo(this.#uncounted, check.productId, check.times);
    else this.#checks.set(key, check);
  }
}

/** Creates a recorder. `onFailure` receives the errors of failed writes. */
export function createActivityRecorder(
  writer: ActivityWriter,
  onFailure: (error: unknown) => void,
): ActivityRecorder {
  const checks = new CheckQueue();
  let downloads = new Map<string, number>();

  const writeChecks = async (maxBatches: number) => {
    for (let count = 0; count < maxBatches && !checks.isEmpty; count += 1) {
      const { batch, requeue } = checks.take();
      await writeOrRequeue(() => writer.writeChecks(batch), requeue, onFailure);
    }
  };

  const writeDownloads = async () => {
    if (downloads.size === 0) return;
    const batch = downloads;
    downloads = new Map();
    const requeue = () => {
      for (const [id, count] of batch) addTo(downloads, id, count);
    };
    await writeOrRequeue(() => writer.writeDownloads(batch), requeue, onFailure);
  };

  const queue = startWriteBehind({
    write: async (maxBatches) => {
      await writeDownloads();
      await writeChecks(maxBatches);
    },
    intervalMs: FLUSH_MS,
    batchesPerTurn: BATCHES_PER_TURN,
    onFailure,
  });

  return {
    check: (productId, identity, createCheck) => checks.add(productId, identity, createCheck),
    download: (versionId) => addTo(downloads, versionId, 1),
    flush: queue.flush,
    close: queue.close,
  };
}
