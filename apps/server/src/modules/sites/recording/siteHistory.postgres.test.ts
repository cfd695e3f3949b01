import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct, release, uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type Person,
  sendRequest,
  signUp,
  startTestServer,
  type TestServer,
  testEnvironment,
} from '../../../../test/harness/server.ts';
import { readConfig } from '../../../config.ts';
import { type RunningServer, startServer } from '../../../start.ts';

const PRESSDOCK_MASTER_KEY = Buffer.alloc(32, 1).toString('base64');

let first: TestServer;
let second: RunningServer;
let folder: string;
let ines: Person;
let plugin: string;

beforeAll(async () => {
  first = await startTestServer({ PRESSDOCK_MASTER_KEY });
  const DATABASE_URL = first.config.databaseUrl ?? '';
  const environment = await testEnvironment({ DATABASE_URL, PRESSDOCK_MASTER_KEY });
  folder = environment.PRESSDOCK_DATA ?? '';
  second = await startServer(readConfig(environment), (error) => {
    throw error;
  });
  ines = await signUp(first);
  plugin = await addProduct(ines, 'plugins', uniqueSlug());
  await release(ines, plugin, '1.0.0');
});
afterAll(async () => {
  await second.close();
  await first.close();
  await rm(folder, { recursive: true, force: true });
});

test('servers that receive checks of the same sites at the same time store each site once', async () => {
  const sites = Array.from({ length: 150 }, (_, index) => `shop-${index}.example`);
  const check = (url: string, host: string, version: string) =>
    sendRequest(url, 'GET', `/api/v1/updates/${plugin}?installed_version=${version}`, {
      headers: { 'user-agent': `WordPress/6.6.1; https://${host}` },
    });
  for (const version of ['0.8.0', '0.9.0']) {
    await Promise.all(
      sites.flatMap((host) => [first, second].map(({ url }) => check(url, host, version))),
    );
  }
  const count = async () => {
    const { rows } = await first.database.withSystem((tx) =>
      sql<{ checks: number }>`select sum(checks)::integer as checks from daily_update_checks
        where item_id = ${plugin}`.execute(tx),
    );
    return rows[0]?.checks;
  };
  await expect.poll(count, { timeout: 15_000 }).toBe(600);
  const { rows } = await first.database.withSystem((tx) =>
    sql`select installed_version as version, count(*)::integer as rows,
        count(distinct site_key)::integer as sites
      from site_days where item_id = ${plugin} group by 1`.execute(tx),
  );
  expect(rows).toEqual([{ version: '0.9.0', rows: 150, sites: 150 }]);
});
