import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFairQueue, type FairQueueLimits } from './fairQueue.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose tasks end when the test says so. */
function createHeldQueue(limits: Partial<FairQueueLimits> = {}) {
  const queue = createFairQueue({ concurrency: 2, perKey: 1, maxWaitingPerKey: 100, ...limits });
  const started: string[] = [];
  const running: { name: string; end: () => void }[] = [];
  const add = (name: string) =>
    queue.run(name.replace(/\d+$/, ''), async () => {
      started.push(name);
      await new Promise<void>((end) => running.push({ name, end }));
      return name;
    });
  const end = async (name: string) => {
    const index = running.findIndex((one) => one.name === name);
    running.splice(index, 1)[0]?.end();
    await turn();
  };
  return { add, end, started, running };
}

describe('a fair queue', () => {
  test('starts the first task of another key next, however many tasks one key has queued', async () => {
    const { add, end, started } = createHeldQueue({ concurrency: 1 });
    for (let index = 1; index <= 50; index += 1) void add(`a${index}`);
    void add('b1');
    void add('c1');
    await turn();
    await end('a1');
    await end('b1');
    await end('c1');
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2']);
  });

  test('runs no more tasks of a key than allowed, even if nothing else runs', async () => {
    const { add, end, started } = createHeldQueue({ concurrency: 4, perKey: 2 });
    for (let index = 1; index <= 4; index += 1) void add(`a${index}`);
    void add('b1');
    await turn();
    expect(started).toEqual(['a1', 'a2', 'b1']);
    await end('a2');
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  test('returns each result, and frees the turn of a task that fails', async () => {
    const queue = createFairQueue({ concurrency: 1, perKey: 1, maxWaitingPerKey: 5 });
    const fail = async () => {
      throw new RangeError('no disk');
    };
    const failing = queue.run('a', fail);
    const later = queue.run('a', async () => 2);
    await expect(failing).rejects.toThrow(RangeError);
    expect(await later).toBe(2);
  });

  test('rejects tasks of a key as rate-limited while too many of them wait, and no others', async () => {
    const { add, end, started } = createHeldQueue({ concurrency: 1, maxWaitingPerKey: 2 });
    void add('a1');
    void add('a2');
    void add('a3');
    await expect(add('a4')).rejects.toMatchObject({ code: 'rate_limited' });
    void add('b1');
    await turn();
    await end('a1');
    await end('b1');
    void add('a5');
    await turn();
    await end('a2');
    await end('a3');
    expect(started).toEqual(['a1', 'b1', 'a2', 'a3', 'a5']);
  });

  test('runs every task once, within both limits, in the order of its key', async () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd');
    const limit = fc.integer({ min: 1, max: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(key, { maxLength: 40 }), limit, limit, async (keys, total, one) => {
        const queue = createFairQueue({ concurrency: total, perKey: one, maxWaitingPerKey: 40 });
        const current: string[] = [];
        const order: [string, number][] = [];
        await Promise.all(
          keys.map((name, index) =>
            queue.run(name, async () => {
              current.push(name);
              order.push([name, index]);
              expect(current.length).toBeLessThanOrEqual(total);
              expect(current.filter((other) => other === name).length).toBeLessThanOrEqual(one);
              await turn();
              current.splice(current.indexOf(name), 1);
            }),
          ),
        );
        expect(order).toHaveLength(keys.length);
        for (const name of new Set(keys)) {
          const indexes = order.filter(([other]) => other === name).map(([, index]) => index);
          expect(indexes).toEqual(indexes.toSorted((x, y) => x - y));
        }
      }),
      { numRuns: 30 },
    );
  });
});
