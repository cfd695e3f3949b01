import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { RELEASE } from '../../src/db/upgrade/release.ts';
import { testAcknowledged } from './acknowledged.ts';
import { installPreviousRelease } from './previousRelease.ts';
import { type ServerPair, startServerPair } from './serverPair.ts';
import { type Acknowledged, Workload } from './workload.ts';

let pair: ServerPair;
let acknowledged: Acknowledged;

beforeAll(async () => {
  pair = await startServerPair(inject('gateway'), await installPreviousRelease());
}, 600_000);

afterAll(() => pair.remove());

/** Replaces each server of the previous release in turn while the other one works. */
test('servers are upgraded under load', { timeout: 300_000 }, async () => {
  const { fleet } = pair;
  const workload = new Workload(pair);
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
  const connected = await pair.read(
    "select application_name as text from pg_stat_activity where application_name ~ '^pressdock/'",
  );
  const releases = new Set(connected.map((name) => name.split(' ')[0]));
  expect([...releases]).toEqual([`pressdock/${RELEASE}`]);
});

test('requests without a response were not handled', async () => {
  const { license } = pair.subjects;
  const keys = await pair.read('select key as text from licenses');
  expect(keys.sort()).toEqual([...acknowledged.licenses, license.key].sort());
  const domains = await pair.read(
    'select domain as text from license_activations where license_id = $1',
    [license.id],
  );
  expect(domains.sort()).toEqual([...acknowledged.domains].sort());
});

testAcknowledged(() => ({ pair, acknowledged }));
