import { rateLimited } from '../errors.ts';

const RETRY_AFTER_SECONDS = 10;

/** How many tasks of a fair queue run and wait. */
export interface FairQueueLimits {
  /** Tasks that run at the same time. */
  concurrency: number;
  /** Tasks of one key that run at the same time. */
  perKey: number;
  /** Tasks of one key that may wait. Further ones are rejected as rate-limited. */
  maxWaitingPerKey: number;
}

/** Runs tasks with limited concurrency. The keys take turns, so that none delays the others. */
export interface FairQueue {
  /** Runs a task when its key has its turn, and returns the task's result. */
  run<Result>(key: string, task: () => Promise<Result>): Promise<Result>;
}

/** The tasks of one key. */
interface Lane {
  running: number;
  waiting: (() => void)[];
}

/**
 * Creates a queue that starts tasks round-robin by key, for example by account. In-house: the queues
 * on npm (p-queue, p-limit, bottleneck) have one order for all tasks or one queue per key without a
 * shared limit.
 */
export function createFairQueue({
  concurrency,
  perKey,
  maxWaitingPerKey,
}: FairQueueLimits): FairQueue {
  const lanes = new Map<string, Lane>();
  // The lanes whose next task may start, in the order of their turns.
  const turns = new Set<Lane>();
  let running = 0;

  const dispatch = () => {
    for (const lane of turns) {
      if (running >= concurrency) return;
      turns.delete(lane);
      const start = lane.waiting.shift();
      if (!start) continue;
      running += 1;
      lane.running += 1;
      // Added again at the end: a Set iterates over what is added meanwhile.
      if (lane.waiting.length > 0 && lane.running < perKey) turns.add(lane);
      start();
    }
  };

  const finish = (key: string, lane: Lane) => {
    running -= 1;
    lane.running -= 1;
    if (lane.waiting.length > 0) turns.add(lane);
    else if (lane.running === 0) lanes.delete(key);
    dispatch();
  };

  return {
    async run(key, task) {
      const lane = lanes.get(key) ?? { running: 0, waiting: [] };
      if (lane.waiting.length >= maxWaitingPerKey) throw rateLimited(RETRY_AFTER_SECONDS);
      lanes.set(key, lane);
      await new Promise<void>((start) => {
        lane.waiting.push(start);
        if (lane.running < perKey) turns.add(lane);
        dispatch();
      });
      try {
        return await task();
      } finally {
        finish(key, lane);
      }
    },
  };
}
