import { isDataRefusal } from '../../db/refusal.ts';
import type { CheckRow } from './updates.store.ts';

/** Writes what was recorded; throwing keeps the record for the next turn, unless it is refused as data. */
export interface ActivityWriter {
  writeChecks(rows: readonly CheckRow[]): Promise<void>;
  writeDownloads(counts: ReadonlyMap<string, number>): Promise<void>;
}

/** Keeps what sites do in memory and writes it in batches, so that a flood is not a storm of writes. */
export interface ActivityRecorder {
  /**
   * Note a question. When too many wait, it is forgotten unread: an answer never waits for it.
   * @param read makes the record, if there is room for it
   */
  check(read: () => CheckRow): void;
  /** Count one download of a version. */
  download(versionId: string): void;
  /** Write what waits now. */
  flush(): Promise<void>;
  /** Write what waits, for the last time. */
  close(): Promise<void>;
}

/** How often waiting records are written, in milliseconds. */
export const FLUSH_MS = 1000;

const MOST_WAITING = 5000;
const BATCH = 1000;
/** A flood is written over several turns: recording must leave most of the database to people. */
const BATCHES_IN_A_TURN = 2;

/** Make a recorder. `onFailure` hears of writes that failed; they are tried again where that may help. */
export function createActivityRecorder(
  writer: ActivityWriter,
  onFailure: (error: unknown) => void,
): ActivityRecorder {
  let checks: CheckRow[] = [];
  let downloads = new Map<string, number>();
  let writing: Promise<void> = Promise.resolve();

  const writeChecks = async (mostBatches: number) => {
    for (let count = 0; count < mostBatches && checks.length > 0; count += 1) {
      const batch = checks.splice(0, BATCH);
      try {
        await writer.writeChecks(batch);
      } catch (error) {
        // What can never be written would keep all that comes after it waiting.
        if (isDataRefusal(error)) onFailure(error);
        else {
          checks = [...batch, ...checks].slice(0, MOST_WAITING);
          throw error;
        }
      }
    }
  };

  const writeDownloads = async () => {
    if (downloads.size === 0) return;
    const batch = downloads;
    downloads = new Map();
    try {
      await writer.writeDownloads(batch);
    } catch (error) {
      if (isDataRefusal(error)) return onFailure(error);
      for (const [id, count] of batch) downloads.set(id, (downloads.get(id) ?? 0) + count);
      throw error;
    }
  };

  const write = (mostBatches: number) => {
    writing = writing
      .then(writeDownloads)
      .then(() => writeChecks(mostBatches))
      .catch(onFailure);
    return writing;
  };
  const flush = () => write(Number.POSITIVE_INFINITY);

  let isTurning = false;
  const turn = async () => {
    // A slow database is not given the next turn before this one has ended.
    if (isTurning) return;
    isTurning = true;
    await write(BATCHES_IN_A_TURN);
    isTurning = false;
  };
  const timer = setInterval(() => void turn(), FLUSH_MS);
  timer.unref();

  return {
    check(read) {
      if (checks.length < MOST_WAITING) checks.push(read());
    },
    download(versionId) {
      downloads.set(versionId, (downloads.get(versionId) ?? 0) + 1);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
