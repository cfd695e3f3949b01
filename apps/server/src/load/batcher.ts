import { rateLimited } from '../errors.ts';

const MAX_WAITING = 2000;
const RETRY_AFTER_SECONDS = 30;

interface Waiting<Key, Value> {
  key: Key;
  resolve(value: Value): void;
  reject(error: unknown): void;
}

/**
 * Returns a function that loads one value and combines concurrent loads into one query. A load never
 * waits for company: loads that arrive while a query runs are combined into the next one.
 * @param loadMany returns the values in the order of the keys
 */
export function createBatcher<Key, Value>(
  loadMany: (keys: Key[]) => Promise<Value[]>,
  { maxBatchSize, concurrency }: { maxBatchSize: number; concurrency: number },
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = [];
  let running = 0;
  let isScheduled = false;

  async function run(batch: Waiting<Key, Value>[]): Promise<void> {
    running += 1;
    try {
      const values = await loadMany(batch.map(({ key }) => key));
      for (const [index, { resolve }] of batch.entries()) resolve(values[index] as Value);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    running -= 1;
    dispatch();
  }

  function dispatch(): void {
    isScheduled = false;
    while (running < concurrency && waiting.length > 0) {
      const batch = waiting.slice(0, maxBatchSize);
      waiting = waiting.slice(maxBatchSize);
      void run(batch);
    }
  }

  return (key) => {
    if (waiting.length >= MAX_WAITING) return Promise.reject(rateLimited(RETRY_AFTER_SECONDS));
    return new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(dispatch);
    });
  };
}
