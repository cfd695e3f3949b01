import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Cluster, startCluster } from '../../../../scripts/postgres.mjs';
import { addProduct, release } from '../../test/harness/products.ts';
import {
  type ApiResponse,
  createDataFolder,
  type Person,
  sendRequest,
  signUpUnverified,
} from '../../test/harness/server.ts';
import {
  killServerProcesses,
  type ServerProcess,
  startServerProcess,
} from '../../test/harness/serverProcess.ts';
import { METRICS_TOKEN, scrape } from '../../test/observability/scrape.ts';

let cluster: Cluster;
let server: ServerProcess;
let ada: Person;
let updateCheck: string;
let flags: string;
let dataFolder: string;

beforeAll(async () => {
  cluster = await startCluster();
  await cluster.runScript(`
    create role pressdock login createrole;
    create database pressdock owner pressdock;
  `);
  dataFolder = await createDataFolder();
  server = await startServerProcess({
    PRESSDOCK_DATA: dataFolder,
    DATABASE_URL: `postgres://pressdock@127.0.0.1:${cluster.port}/pressdock`,
    METRICS_TOKEN,
  });
  ada = await signUpUnverified(server);
  await cluster.runScript('\\connect pressdock\nupdate users set email_verified_at = now();');
  const product = await addProduct(ada);
  await release(ada, product, '1.0.0');
  updateCheck = `/api/v1/updates/${product}`;
  const products = '/api/v2/feature-flags/products';
  const { _id } = (await ada.api('POST', products, { name: 'Harbor' })).body;
  const flag = { name: 'A', identifier: 'A', flag_type: 'on/off', active: true };
  await ada.api('POST', `${products}/${_id}/flags`, flag);
  flags = `/api/v2/public/feature-flags/${_id}?identifier=ann`;
}, 60_000);

afterAll(async () => {
  killServerProcesses();
  cluster.remove();
  await rm(dataFolder, { recursive: true, force: true });
});

interface Timed extends ApiResponse {
  ms: number;
}

async function timed(path: string): Promise<Timed> {
  const start = performance.now();
  const response = await sendRequest(server.url, 'GET', path, { token: ada.token });
  return { ...response, ms: performance.now() - start };
}

const list = () => timed('/api/v1/plugins');

async function untilReady(): Promise<void> {
  const isReady = async () => (await timed('/readyz')).status === 200;
  await vi.waitUntil(isReady, { timeout: 10_000, interval: 50 });
}

const countEmails = async () => (await readdir(join(dataFolder, 'mail')).catch(() => [])).length;

/** Returns what the metrics report about the database, and the queues whose figures are present. */
async function readFigures() {
  const { sum, samples } = await scrape(server.url);
  const due = samples.filter(({ name }) => name === 'pressdock_queue_oldest_due_seconds');
  return {
    isUp: sum('pressdock_database_up'),
    areStored: sum('pressdock_stored_metrics_up'),
    due: due.map(({ labels }) => labels.queue),
  };
}

/** Returns the status and the Retry-After header of responses, each combination once. */
function outcomes(responses: readonly ApiResponse[]): string[] {
  const texts = responses.map(({ status, headers }) =>
    `${status} ${headers.get('retry-after') ?? ''}`.trim(),
  );
  return [...new Set(texts)].sort();
}

test('keeps running while busy connections are terminated', { timeout: 60_000 }, async () => {
  const responses: ApiResponse[] = [];
  let isOver = false;
  const clients = Array.from({ length: 8 }, async () => {
    while (!isOver) responses.push(await list());
  });
  for (let round = 0; round < 9; round += 1) {
    await wait(100);
    await cluster.runScript(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'pressdock/%'",
    );
  }
  isOver = true;
  await Promise.all(clients);
  expect(server.child.exitCode).toBeNull();
  expect(['200', '503 5']).toEqual(expect.arrayContaining(outcomes(responses)));
  await untilReady();
  expect((await list()).status).toBe(200);
});

test('responds during a restart of the database and recovers', { timeout: 60_000 }, async () => {
  expect((await timed(updateCheck)).status).toBe(200);
  const active = [{ flag: 'A', active: true }];
  expect((await timed(flags)).body).toEqual(active);
  await cluster.stop();
  const responses = await Promise.all(Array.from({ length: 20 }, list));
  expect(outcomes(responses)).toEqual(['503 5']);
  // The result of a check is used for a moment.
  await vi.waitUntil(async () => (await timed('/readyz')).status === 503, { timeout: 2000 });
  const ready = await timed('/readyz');
  expect([ready.status, ready.ms < 1000]).toEqual([503, true]);
  expect(ready.body).toEqual({
    status: 'unavailable',
    checks: {
      database: { status: 'failed', reason: 'no_response' },
      dataFolder: { status: 'ok' },
    },
  });
  expect((await timed('/healthz')).status).toBe(200);
  expect(await readFigures()).toEqual({ isUp: 0, areStored: 0, due: [] });
  await wait(2000);
  expect((await timed(updateCheck)).body.version).toBe('1.0.0');
  expect((await timed(flags)).body).toEqual(active);
  await cluster.start();
  await untilReady();
  expect((await list()).status).toBe(200);
  const recovered = await readFigures();
  expect(recovered).toMatchObject({ isUp: 1, areStored: 1 });
  expect(recovered.due.length).toBeGreaterThan(10);
  // Background work also continues: an e-mail is sent.
  const sent = await countEmails();
  await signUpUnverified(server);
  await vi.waitUntil(async () => (await countEmails()) > sent, { timeout: 10_000 });
});

test('bounds the wait for a database that hangs', { timeout: 60_000 }, async () => {
  expect((await timed(updateCheck)).status).toBe(200);
  cluster.signal('SIGSTOP');
  try {
    await wait(2000);
    const [waiting, check, ready] = await Promise.all([
      Promise.all(Array.from({ length: 30 }, list)),
      timed(updateCheck),
      timed('/readyz'),
    ]);
    expect(outcomes(waiting)).toEqual(['503 5']);
    expect(Math.max(...waiting.map(({ ms }) => ms))).toBeLessThan(8000);
    expect([check.status, check.ms < 3000]).toEqual([200, true]);
    expect([ready.status, ready.ms < 1000]).toEqual([503, true]);
    const later = await Promise.all([list(), timed(updateCheck), timed('/readyz')]);
    expect(later.map(({ status }) => status)).toEqual([503, 200, 503]);
    expect(Math.max(...later.map(({ ms }) => ms))).toBeLessThan(1000);
  } finally {
    cluster.signal('SIGCONT');
  }
  await untilReady();
  expect((await list()).status).toBe(200);
});
