import { isInvalidData } from '../db/refusal.ts';

/** Writes queued records in the background, one batch after another. */
export interface WriteBehind {
  /** Runs other work between two writes. */
  run(work: () => Promise<void>): Promise<void>;
  /** Writes everything that is queued. */
  flush(): Promise<void>;
  /** Stops the timer and writes everything that is queued. */
  close(): Promise<void>;
}

/** How records are written behind the requests that queued them. */
export interface WriteBehindOptions {
  /** Writes up to `maxBatches` batches of queued records. */
  write(maxBatches: number): Promise<void>;
  /** How often the next batches are written, in milliseconds. */
  intervalMs: number;
  /** A flood is spread over several turns, so that most of the database stays free for people. */
  batchesPerTurn: number;
  onFailure(error: unknown): void;
}

/** Starts writing on a timer. A slow write postpones the next turn. Must be closed. */
export function startWriteBehind({
  write,
  intervalMs,
  batchesPerTurn,
  onFailure,
}: WriteBehindOptions): WriteBehind {
  let last: Promise<void> = Promise.resolve();
  let isTurning = false;

  const run = (work: () => Promise<void>) => {
    last = last.then(work).catch(onFailure);
    return last;
  };
  const flush = () => run(() => write(Number.POSITIVE_INFINITY));
  const turn = async () => {
    if (isTurning) return;
    isTurning = true;
    await run(() => write(batchesPerTurn));
    isTurning = false;
  };
  const timer = setInterval(() => void turn(), intervalMs);
  timer.unref();

  return {
    run,
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

/**
 * Writes a batch and requeues it on failure. Records that the database rejects as invalid data are
 * dropped and reported: retrying them would block all later ones.
 */
export async function writeOrRequeue(
  write: () => Promise<void>,
  requeue: () => void,
  onFailure: (error: unknown) => void,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (isInvalidData(error)) return onFailure(error);
    requeue();
    throw error;
  }
}
