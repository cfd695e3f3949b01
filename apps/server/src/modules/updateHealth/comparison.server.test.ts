import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { histories, newSiteKey, times } from './healthSites.testing.ts';
import { HealthTest, hoursLater } from './healthTest.testing.ts';

const health = new HealthTest();
const { update, release, read } = health;
const { running, failed, silent } = histories;

const run = (text: ReturnType<typeof sql>) =>
  health.server.database.withSystem((tx) => text.execute(tx));

test('a release is compared with the previous one at the same age', async () => {
  const retrying = times(10, failed).map((site) => ({ ...site, key: newSiteKey() }));
  await release('1.9.0', [...times(50, running), ...retrying]);
  await update(14);
  // The sites whose update failed install it at the second attempt.
  for (const { key } of retrying) {
    await run(sql`update site_releases set installed_at = ${hoursLater(60)},
      checked_at = ${hoursLater(60)} where site_key = ${key}`);
    await run(sql`update sites set at = ${hoursLater(60)} where site_key = ${key}`);
  }
  const second = await release('2.0.0', [...times(50, running), ...times(10, failed)], 62);
  await update(62 + 14);
  const { downloaded, failed: failures, confidence, isWorse } = await read(second);
  expect([downloaded, failures, isWorse]).toEqual([60, 10, false]);
  expect(confidence).toBeLessThan(0.9);
  expect(health.alerts).toEqual([]);
});

test('a release that is worse than the previous one was at the same age raises an alert', async () => {
  await release('1.9.0', [...times(57, running), ...times(3, failed)]);
  await update(14);
  await release('2.0.0', [...times(40, running), ...times(20, failed)], 62);
  await update(62 + 14);
  expect(health.alerts).toEqual(['2.0.0']);
});

test('a release is not compared with one whose counts at that age are unknown', async () => {
  await release('1.9.0', times(60, running));
  const second = await release('2.0.0', [...times(40, running), ...times(20, failed)], 62);
  await update(62 + 14);
  expect(await read(second)).toMatchObject({ failed: 20, confidence: null, isWorse: false });
});

test('sites are not silent while the server receives nothing', async () => {
  await release('1.9.0', times(50, running));
  const second = await release('2.0.0', [...times(30, running), ...times(20, silent)]);
  await run(sql`delete from received_hours
    where hour >= ${hoursLater(3)} and hour < ${hoursLater(33)}`);
  await update(48);
  expect(await read(second)).toMatchObject({ silent: 0, isWorse: false });
  // 24 hours without the outage are over.
  await update(57);
  expect(await read(second)).toMatchObject({ silent: 20, isWorse: true });
  expect(health.alerts).toEqual(['2.0.0']);
});
