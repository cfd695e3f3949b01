import { startWriteBehind, writeOrRequeue } from '../../../load/writeBehind.ts';
import type { CheckRow } from '../updates.store.ts';

/** Stores recorded activity. If it throws, the records are written again, unless their data is invalid. */
export interface ActivityWriter {
  writeChecks(rows: readonly CheckRow[]): Promise<void>;
  writeDownloads(counts: ReadonlyMap<string, number>): Promise<void>;
}

/** Records update checks and downloads in memory and writes them in batches (write-behind). */
export interface ActivityRecorder {
  /**
   * Records an update check. Dropped while the queue is full: no response waits for it.
   * @param createRow called only if the queue has room
   */
  check(createRow: () => CheckRow): void;
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

/** Creates a recorder. `onFailure` receives the errors of failed writes. */
export function createActivityRecorder(
  writer: ActivityWriter,
  onFailure: (error: unknown) => void,
): ActivityRecorder {
  let checks: CheckRow[] = [];
  let downloads = new Map<string, number>();

  const writeChecks = async (maxBatches: number) => {
    for (let count = 0; count < maxBatches && checks.length > 0; count += 1) {
      const batch = checks.splice(0, BATCH_SIZE);
      const requeue = () => {
        checks = [...batch, ...checks].slice(0, MAX_QUEUED);
      };
      await writeOrRequeue(() => writer.writeChecks(batch), requeue, onFailure);
    }
  };

  const writeDownloads = async () => {
    if (downloads.size === 0) return;
    const batch = downloads;
    downloads = new Map();
    const requeue = () => {
      for (const [id, count] of batch) downloads.set(id, (downloads.get(id) ?? 0) + count);
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
    check(createRow) {
      if (checks.length < MAX_QUEUED) checks.push(createRow());
    },
    download(versionId) {
      downloads.set(versionId, (downloads.get(versionId) ?? 0) + 1);
    },
    flush: queue.flush,
    close: queue.close,
  };
}
