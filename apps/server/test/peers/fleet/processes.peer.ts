import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { testAcknowledged } from './acknowledged.ts';
import { type Servers, startServers } from './servers.ts';
import { type Acknowledged, Workload } from './workload.ts';

let servers: Servers;
let acknowledged: Acknowledged;

beforeAll(async () => {
  servers = await startServers(inject('gateway'));
}, 180_000);

afterAll(() => servers?.remove());

/** Ends each process in turn while the other one works, and starts it again. */
test('processes end and start under load', { timeout: 300_000 }, async () => {
  const { fleet } = servers;
  const workload = new Workload(servers);
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

testAcknowledged(() => ({ servers, acknowledged }));
