import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { RELEASE } from '../../../src/db/upgrade/release.ts';
import { testAcknowledged } from './acknowledged.ts';
import { installPreviousRelease } from './previousRelease.ts';
import { type Servers, startServers } from './servers.ts';
import { type Acknowledged, Workload } from './workload.ts';

let servers: Servers;
let acknowledged: Acknowledged;

beforeAll(async () => {
  servers = await startServers(inject('gateway'), { main: await installPreviousRelease() });
}, 600_000);

afterAll(() => servers?.remove());

/** Replaces each server of the previous release in turn while the other one works. */
test('servers are upgraded under load', { timeout: 300_000 }, async () => {
  const { fleet } = servers;
  const workload = new Workload(servers);
  ({ acknowledged } = workload);
  workload.start();
  await wait(3000);
  const ends: unknown[] = [];
  for (const index of [0, 1]) {
    ends.push(await fleet.end(index, 'SIGTERM'));
    const before = workload.count();
    await fleet.restart(index);
    // The other server worked while this one upgraded the database.
    expect(workload.count()).toBeGreaterThan(before);
    await wait(5000);
  }
  await workload.stop();
  expect(ends).toEqual([0, 0]);
  process.stdout.write(`Upgrade to ${RELEASE}: ${workload.describe()}\n`);
  for (const all of Object.values(acknowledged)) expect(all.length).toBeGreaterThan(10);
  const connected = await servers.read(
    "select application_name as text from pg_stat_activity where application_name ~ '^pressdock/'",
  );
  const releases = new Set(connected.map((name) => name.split(' ')[0]));
  expect([...releases]).toEqual([`pressdock/${RELEASE}`]);
});

test('requests without a response were not handled', async () => {
  const { license } = servers.subjects;
  const keys = await servers.read('select key as text from licenses');
  expect(keys.sort()).toEqual([...acknowledged.licenses, license.key].sort());
  const domains = await servers.read(
    'select domain as text from license_activations where license_id = $1',
    [license.id],
  );
  expect(domains.sort()).toEqual([...acknowledged.domains].sort());
});

testAcknowledged(() => ({ servers, acknowledged }));
