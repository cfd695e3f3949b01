import { describe, expect, test } from 'vitest';
import { createBatcher } from './batcher.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A batcher whose queries end when the test says so. */
function createHeldBatcher(options: { maxBatchSize: number; concurrency: number }) {
  const queries: { keys: readonly number[]; end: () => void }[] = [];
  const load = createBatcher<number, number>(async (keys) => {
    await new Promise<void>((end) => queries.push({ keys, end }));
    return keys.map((key) => key * 2);
  }, options);
  return { load, queries };
}

describe('a batcher', () => {
  test('combines concurrent loads into one query and returns each its own value', async () => {
    const { load, queries } = createHeldBatcher({ maxBatchSize: 10, concurrency: 1 });
    const values = Promise.all([1, 2, 3].map(load));
    await turn();
    expect(queries.map(({ keys }) => keys)).toEqual([[1, 2, 3]]);
    queries[0]?.end();
    expect(await values).toEqual([2, 4, 6]);
  });

  test('combines loads that arrive while all queries run into the next one', async () => {
    const { load, queries } = createHeldBatcher({ maxBatchSize: 2, concurrency: 2 });
    const values = Promise.all([1, 2, 3].map(load));
    await turn();
    const later = Promise.all([4, 5].map(load));
    await turn();
    expect(queries.map(({ keys }) => keys)).toEqual([[1, 2], [3]]);
    for (const { end } of queries.splice(0)) end();
    expect(await values).toEqual([2, 4, 6]);
    await turn();
    expect(queries.map(({ keys }) => keys)).toEqual([[4, 5]]);
    queries[0]?.end();
    expect(await later).toEqual([8, 10]);
  });

  test('rejects all loads of a query that fails, and continues with the next query', async () => {
    let isBroken = true;
    const load = createBatcher<number, number>(
      async (keys) => {
        if (isBroken) throw new Error('no database');
        return [...keys];
      },
      { maxBatchSize: 10, concurrency: 1 },
    );
    const failures = await Promise.allSettled([1, 2].map(load));
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await load(3)).toBe(3);
  });

  test('rejects loads as rate-limited while 2,000 of them wait', async () => {
    const { load, queries } = createHeldBatcher({ maxBatchSize: 5000, concurrency: 1 });
    const waiting = Array.from({ length: 2000 }, (_, key) => load(key));
    await expect(load(2000)).rejects.toMatchObject({ code: 'rate_limited' });
    await turn();
    const next = load(2001);
    queries[0]?.end();
    expect(await Promise.all(waiting)).toHaveLength(2000);
    await turn();
    queries[1]?.end();
    expect(await next).toBe(4002);
  });
});
