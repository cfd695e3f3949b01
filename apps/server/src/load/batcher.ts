import DataLoader from 'dataloader';
import { rateLimited } from '../errors.ts';

const MAX_WAITING = 2000;
const RETRY_AFTER_SECONDS = 30;

/**
 * Returns a function that loads one value and combines concurrent loads into one query. A load never
 * waits for company: loads that arrive while all queries run are combined into the next one.
 * @param loadMany returns the values in the order of the keys
 */
export function createBatcher<Key, Value>(
  loadMany: (keys: readonly Key[]) => Promise<Value[]>,
  { maxBatchSize, concurrency }: { maxBatchSize: number; concurrency: number },
): (key: Key) => Promise<Value> {
  const batches: (() => void)[] = [];
  let running = 0;
  let waiting = 0;

  const dispatch = () => {
    while (running < concurrency && batches.length > 0) {
      running += 1;
      batches.shift()?.();
    }
  };
  const loader = new DataLoader<Key, Value>(
    async (keys) => {
      waiting -= keys.length;
      try {
        return await loadMany(keys);
      } finally {
        running -= 1;
        dispatch();
      }
    },
    {
      // Each check reads the license again.
      cache: false,
      maxBatchSize,
      batchScheduleFn: (runBatch) => {
        batches.push(runBatch);
        setImmediate(dispatch);
      },
    },
  );

  return (key) => {
    if (waiting >= MAX_WAITING) return Promise.reject(rateLimited(RETRY_AFTER_SECONDS));
    waiting += 1;
    return loader.load(key);
  };
}
