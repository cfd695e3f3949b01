import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { testAcknowledged } from './acknowledged.ts';
import { type ServerPair, startServerPair } from './serverPair.ts';
import { type Acknowledged, Workload } from './workload.ts';

let pair: ServerPair;
let acknowledged: Acknowledged;

beforeAll(async () => {
  pair = await startServerPair(inject('gateway'));
}, 180_000);

afterAll(() => pair.remove());

/** Ends each process in turn while the other one works, and starts it again. */
test('processes end and start under load', { timeout: 300_000 }, async () => {
  const { fleet } = pair;
  const workload = new Workload(pair);
  ({ acknowledged } = workload);
  workload.start();
  const ends: unknown[] = [];
  for (const index of [0, 1]) {
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      await wait(2500);
      ends.push(await fleet.end(index, signal));
      await wait(2500);
      await fleet.restart(index);
    }
  }
  await workload.stop();
  expect(ends).toEqual(['SIGKILL', 0, 'SIGKILL', 0]);
  process.stdout.write(`Processes: ${workload.describe()}\n`);
  for (const all of Object.values(acknowledged)) expect(all.length).toBeGreaterThan(10);
});

testAcknowledged(() => ({ pair, acknowledged }));
