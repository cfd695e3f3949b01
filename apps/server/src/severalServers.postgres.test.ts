import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  register,
  sendRequest,
  startTestServer,
  type TestServer,
  testEnvironment,
} from '../test/harness/server.ts';
import { createDatabase, dropDatabase } from '../test/setup/postgres-database.ts';
import { readConfig } from './config.ts';
import { type RunningServer, startServer } from './start.ts';

const masterKey = Buffer.alloc(32, 1).toString('base64');
const fail = (error: unknown) => {
  throw error;
};

/** Starts a server with its own data folder on a database, and removes the folder with the server. */
async function startOn(DATABASE_URL: string, more: Record<string, string> = {}) {
  const environment = await testEnvironment({ DATABASE_URL, RATE_LIMIT: 'on', ...more });
  const removeFolder = () =>
    rm(environment.PRESSDOCK_DATA ?? '', { recursive: true, force: true, maxRetries: 3 });
  const server = await startServer(readConfig(environment), fail).catch(async (error) => {
    await removeFolder();
    throw error;
  });
  const close = server.close;
  return { ...server, close: () => close().then(removeFolder) } satisfies RunningServer;
}

let first: TestServer;
let second: RunningServer;

beforeAll(async () => {
  first = await startTestServer({ RATE_LIMIT: 'on', PRESSDOCK_MASTER_KEY: masterKey });
  second = await startOn(first.config.databaseUrl ?? '', { PRESSDOCK_MASTER_KEY: masterKey });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

test('counts attempts exactly, whichever server receives them', async () => {
  const { email } = await register(first);
  const attempt = (url: string) =>
    sendRequest(url, 'POST', '/api/v1/auth', { body: { email, password: 'wrong' } });
  const statuses: number[] = [];
  // Signing up signed in once.
  for (const url of [second.url, first.url, second.url, first.url, second.url, first.url]) {
    statuses.push((await attempt(url)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
});

test('rejects a client that exceeded a limit on another server', async () => {
  // A limit of twenty requests a minute. The body is invalid.
  const request = async (url: string) =>
    (await sendRequest(url, 'POST', '/api/v1/users/create/operator', { body: {} })).status;
  let allowed = 0;
  while ((await request(first.url)) !== 429) allowed += 1;
  expect(allowed).toBe(20);
  allowed = 0;
  while ((await request(second.url)) !== 429) {
    allowed += 1;
    // The servers report requests to each other while they respond to the next ones.
    await wait(50);
  }
  // Counting alone, the second server would allow twenty.
  expect(allowed).toBeLessThan(20);
});

test('a server with another master key does not start', async () => {
  const other = Buffer.alloc(32, 2).toString('base64');
  const url = first.config.databaseUrl ?? '';
  await expect(startOn(url, { PRESSDOCK_MASTER_KEY: other })).rejects.toThrow(
    'The database contains secrets that were encrypted with another master key. Set PRESSDOCK_MASTER_KEY to that key',
  );
  await expect(startOn(url)).rejects.toThrow('encrypted with another master key');
});

test('servers that start at the same time on an empty database all start', async () => {
  const url = await createDatabase();
  const environment = { PRESSDOCK_MASTER_KEY: masterKey };
  const starting = [1, 2, 3].map(() => startOn(url, environment));
  const servers = await Promise.all(starting);
  const codes = servers.map(({ operatorCode }) => operatorCode);
  expect(new Set(codes).size).toBe(3);
  await Promise.all(servers.map(({ close }) => close()));
  await vi.waitFor(() => dropDatabase(url));
});
