import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProduct, release, uniqueSlug } from '../../../../test/harness/products.ts';
import { sendRequest, signUp, testEnvironment } from '../../../../test/harness/server.ts';
import {
  killServerProcesses,
  type ServerProcess,
  startServerProcess,
} from '../../../../test/harness/serverProcess.ts';
import { dropDatabase } from '../../../../test/setup/postgres-database.ts';
import { readConfig } from '../../../config.ts';
import { startServer } from '../../../start.ts';

const fail = (error: unknown) => {
  throw error;
};

let environment: Record<string, string>;
let token: string;
let plugin: string;

beforeAll(async () => {
  environment = await testEnvironment();
  const server = await startServer(readConfig(environment), fail);
  const ines = await signUp(server);
  token = ines.token;
  plugin = await addProduct(ines, 'plugins', uniqueSlug());
  await release(ines, plugin, '1.0.0');
  await server.close();
});
afterAll(async () => {
  killServerProcesses();
  await rm(environment.PRESSDOCK_DATA ?? '', { recursive: true, force: true, maxRetries: 3 });
  if (environment.DATABASE_URL) await dropDatabase(environment.DATABASE_URL);
});

/** Sends one check of each of so many sites. */
async function sendChecks({ url }: ServerProcess, from: number, count: number): Promise<void> {
  const sites = Array.from({ length: count }, (_, index) => from + index);
  const sent = sites.map((site) =>
    sendRequest(url, 'GET', `/api/v1/updates/${plugin}?installed_version=0.9.0`, {
      headers: { 'user-agent': `WordPress/6.6.1; https://shop-${site}.example` },
    }),
  );
  for (const { status } of await Promise.all(sent)) expect(status).toBe(200);
}

const countChecks = async ({ url }: ServerProcess): Promise<number> =>
  (await sendRequest(url, 'GET', '/api/v2/stats', { token })).body.updateChecksToday;

it('loses at most what was not written when a server is killed, and counts nothing twice', async () => {
  let server = await startServerProcess(environment);
  await sendChecks(server, 0, 100);
  await expect.poll(() => countChecks(server), { timeout: 15_000 }).toBe(100);
  let written = 100;
  // The kill comes before, during and after the write of a second's checks.
  for (const [round, delay] of [0, 700, 1000].entries()) {
    await sendChecks(server, 100 * (round + 1), 100);
    await wait(delay);
    server.child.kill('SIGKILL');
    await server.ended;
    server = await startServerProcess(environment);
    const counted = await countChecks(server);
    expect(counted).toBeGreaterThanOrEqual(written);
    expect(counted).toBeLessThanOrEqual(written + 100);
    written = counted;
  }
  await sendChecks(server, 0, 400);
  await expect.poll(() => countChecks(server), { timeout: 15_000 }).toBe(written + 400);
  server.child.kill('SIGTERM');
  await server.ended;

  const restarted = await startServer(readConfig(environment), fail);
  try {
    const { rows } = await restarted.database.withSystem((tx) =>
      sql`select count(*)::integer as rows, count(distinct site_key)::integer as sites,
          (select count(*)::integer from sites) as stored
        from site_days where item_id = ${plugin}`.execute(tx),
    );
    expect(rows).toEqual([{ rows: 400, sites: 400, stored: 400 }]);
  } finally {
    await restarted.close();
  }
}, 120_000);
