import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Person,
  signIn,
  startTestServer,
  type TestServer,
} from '../../test/harness/server.ts';
import { openDiskStore } from '../adapters/objects/diskStore.ts';
import { openSealer } from '../adapters/sealing/masterKey.ts';
import { seedDemo } from './demo.ts';
import { DEMO_SIGN_IN } from './demoSignIn.ts';

const dayMs = 86_400_000;
const startOfToday = Math.floor(Date.now() / dayMs) * dayMs;
const dayAt = (days: number) => new Date(startOfToday + days * dayMs).toISOString().slice(0, 10);

let server: TestServer;
let mara: Person;
beforeAll(async () => {
  server = await startTestServer();
  const objects = await openDiskStore(
    `${server.config.dataFolder}/objects`,
    `${server.url}/storage`,
  );
  const sealer = await openSealer(server.config);
  const now = new Date(startOfToday + 5 * 60_000);
  await seedDemo(server.database, { objects, publicUrl: server.url, sealer }, now);
  mara = await signIn(server, DEMO_SIGN_IN.email, DEMO_SIGN_IN.password);
});
afterAll(() => server.close());

it('shows as much as at any other time when it starts at five past midnight', async () => {
  const plugins = (await mara.api('GET', '/api/v1/plugins')).body;
  const tidy = plugins.find((item: { slug: string }) => item.slug === 'tidy-checkout');
  const read = async (call: string) => {
    const path = `/api/v2/analytics/${mara.id}/${call}${call.includes('?') ? '&' : '?'}product=${tidy._id}`;
    const { status, body } = await mara.api('GET', path);
    expect(status, call).toBe(200);
    return body;
  };
  const dates: string[] = await read('dates');
  expect(dates.slice(0, 3)).toEqual([dayAt(-1), dayAt(-2), dayAt(-3)]);
  expect(dates.length).toBeGreaterThanOrEqual(45);
  for (const date of [dayAt(-1), dayAt(-2)]) {
    expect((await read(date)).data.sites).toBeGreaterThan(100);
    expect((await read(`${date}/php-versions`)).php_versions.length).toBeGreaterThan(3);
    expect((await read(`domains?date=${date}`)).total).toBeGreaterThan(50);
  }
  const week = await read(`growth?from=${dayAt(-14)}&to=${dayAt(-1)}`);
  expect(week.days).toHaveLength(14);
  const installs = await read(`active-installs/${dayAt(-1)}/${dayAt(0)}`);
  expect(installs.activeInstallCount).toBeGreaterThan(100);
  const checks = await read('update-count');
  expect(checks.at(-1)).toMatchObject({ date: dayAt(-1), total: expect.any(Number) });
  const [newest] = await read('health');
  expect(newest.downloaded).toBeGreaterThan(20);
});
