import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../../../../scripts/postgres.mjs';
import { runInTerminal } from '../commands/terminal.ts';
import { addFlag, addFlagProduct } from '../harness/flags.ts';
import { addCustomer, addLicense } from '../harness/licenses.ts';
import { addProduct, release, uniqueSlug } from '../harness/products.ts';
import {
  type Person,
  sendRequest,
  signIn,
  signUpUnverified,
  type TestServer,
} from '../harness/server.ts';
import {
  killServerProcesses,
  type ServerProcess,
  startServerProcess,
} from '../harness/serverProcess.ts';
import { type Pgbouncer, startPgbouncer } from './pgbouncer.ts';

const PRESSDOCK_MASTER_KEY = Buffer.alloc(32, 3).toString('base64');

let cluster: Cluster;
let pooler: Pgbouncer;
let root: string;
let servers: ServerProcess[];
let first: ServerProcess;
let second: ServerProcess;
let ada: Person;

const at = (server: ServerProcess, { token }: Person) => ({
  get: async (path: string) => (await sendRequest(server.url, 'GET', path, { token })).body,
  api: (method: string, path: string, body?: unknown) =>
    sendRequest(server.url, method, path, { token, body }),
});

beforeAll(async () => {
  cluster = await startCluster();
  await cluster.runScript(`
    create role pressdock login createrole;
    create database pressdock owner pressdock;
  `);
  pooler = await startPgbouncer({ port: cluster.port, name: 'pressdock', user: 'pressdock' });
  root = await mkdtemp(join(tmpdir(), 'pressdock-peer-'));
  const start = (name: string, more: Record<string, string> = {}) =>
    startServerProcess({
      PRESSDOCK_DATA: join(root, name),
      DATABASE_URL: `postgres://pressdock@127.0.0.1:${pooler.port}/pressdock`,
      LOG_LEVEL: 'warn',
      PRESSDOCK_MASTER_KEY,
      ...more,
    });
  // Both start at the same time on an empty database: migrations, queues and the start lock.
  servers = await Promise.all([
    start('first', {
      DATABASE_DIRECT_URL: `postgres://pressdock@127.0.0.1:${cluster.port}/pressdock`,
    }),
    start('second'),
  ]);
  [first, second] = servers as [ServerProcess, ServerProcess];
  ada = await signUpUnverified(first);
  await cluster.runScript('\\connect pressdock\nupdate users set email_verified_at = now();');
}, 120_000);

afterAll(async () => {
  killServerProcesses();
  await Promise.all(servers.map(({ ended }) => ended));
  await pooler.stop();
  cluster.remove();
  await rm(root, { recursive: true, force: true });
});

test('people sign in and release, and sites check for updates', async () => {
  const product = await addProduct(ada);
  const released = await release(ada, product, '1.0.0');
  expect(released.status, released.text).toBe(201);
  const again = await signIn(second, ada.email, ada.password);
  const read = async (server: ServerProcess) =>
    (await at(server, again).get(`/api/v1/updates/${product}`)).version;
  expect([await read(first), await read(second)]).toEqual(['1.0.0', '1.0.0']);
  await release(ada, product, '1.1.0');
  expect(await read(first)).toBe('1.1.0');
  await expect.poll(() => read(second), { timeout: 10_000 }).toBe('1.1.0');
});

test('jobs run: the e-mails of registrations are sent once', async () => {
  const folders = ['first', 'second'].map((name) => join(root, name, 'mail'));
  const count = async () =>
    (await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])))).flat().length;
  await signUpUnverified(first);
  await signUpUnverified(second);
  // Each registration sends one e-mail, and the account of the first test is the third.
  await expect.poll(count, { timeout: 15_000 }).toBe(3);
});

test('many requests share few connections, and keep their accounts apart', async () => {
  const eve = await signUpUnverified(second);
  const mine = await addProduct(ada, 'plugins', 'many-requests');
  const requests = Array.from({ length: 300 }, async (_, n) => {
    const person = n % 3 === 0 ? eve : ada;
    const server = n % 2 === 0 ? first : second;
    const { status, body } = await at(server, person).api('GET', `/api/v1/plugins/${mine}`);
    return person === eve ? status === 404 : status === 200 && body._id === mine;
  });
  expect(new Set(await Promise.all(requests))).toEqual(new Set([true]));
});

/** Returns how long a process knows the former state after a change on another one, in milliseconds. */
async function measureStaleness(change: () => Promise<unknown>, isCurrent: () => Promise<boolean>) {
  await isCurrent();
  await change();
  const start = performance.now();
  while (!(await isCurrent())) await wait(1);
  return performance.now() - start;
}

/** Changes that a process caches or reads, each made on one process and read on the other. */
async function listChanges(changing: ServerProcess, reading: ServerProcess) {
  const [maker, reader] = [at(changing, ada), at(reading, ada)];
  const product = await addProduct(ada, 'plugins', uniqueSlug());
  await release(ada, product, '1.0.0');
  const flags = await addFlagProduct(ada, uniqueSlug());
  const flag = await addFlag(ada, flags);
  const license = await addLicense(ada, await addCustomer(ada));
  const validate = `/api/v2/public/${ada.id}/license/validate?license=${license.key}`;
  const openSession = async () => {
    const session = await signIn(changing, ada.email, ada.password);
    return { ...session, sendHere: at(changing, session), sendThere: at(reading, session) };
  };
  let session = await openSession();
  return {
    product: (n: number) => [
      () => maker.api('PATCH', `/api/v1/plugins/${product}`, { name: `Name ${n}` }),
      async () => (await reader.get(`/api/v1/updates/${product}`)).name === `Name ${n}`,
    ],
    flags: (n: number) => [
      () => maker.api('PATCH', flag, { active: n % 2 === 0 }),
      async () =>
        (await reader.get(`/api/v2/public/feature-flags/${flags}`))[0].active === (n % 2 === 0),
    ],
    license: (n: number) => [
      () => maker.api('POST', `/api/v2/license/${license.id}/${n % 2 ? 'reinstate' : 'suspend'}`),
      async () => ((await reader.api('GET', validate)).status === 200) === (n % 2 === 1),
    ],
    session: () => [
      async () => {
        session = await openSession();
        await session.sendHere.api('DELETE', '/api/v1/auth');
      },
      async () => (await session.sendThere.api('GET', '/api/v1/users/me')).status === 401,
    ],
  } satisfies Record<string, (n: number) => [() => Promise<unknown>, () => Promise<boolean>]>;
}

const rounds = 12;

test('changes reach the other process', { timeout: 120_000 }, async () => {
  const ways = [
    ['with notifications', await listChanges(second, first)],
    ['without notifications', await listChanges(first, second)],
  ] as const;
  for (const [way, changes] of ways) {
    for (const [name, step] of Object.entries(changes)) {
      const measured: number[] = [];
      for (let n = 0; n < rounds; n += 1) {
        const [change, isCurrent] = step(n);
        measured.push(await measureStaleness(change, isCurrent));
      }
      measured.sort((a, b) => a - b);
      const [median, max] = [measured[rounds / 2] ?? 0, measured.at(-1) ?? 0].map(Math.round);
      process.stdout.write(`Staleness ${way}, ${name}: median ${median} ms, max ${max} ms\n`);
    }
  }
});

test('no setting, role or lock stays on a pooled connection', async () => {
  await cluster.runScript(`
    do $$ begin
      if exists (select from pg_locks where locktype = 'advisory') then
        raise 'An advisory lock stays.';
      end if;
    end $$`);
  const { Client } = (await import('pg')).default;
  for (let n = 0; n < 12; n += 1) {
    const client = new Client({
      connectionString: `postgres://pressdock@127.0.0.1:${pooler.port}/pressdock`,
    });
    await client.connect();
    const { rows } = await client.query(`select current_user as person,
      current_setting('role') as role, current_setting('statement_timeout') as timeout,
      current_setting('pressdock.account', true) as account,
      (select count(*)::int from pg_listening_channels()) as channels`);
    await client.end();
    expect(rows).toEqual([
      { person: 'pressdock', role: 'none', timeout: '0', account: rows[0].account, channels: 0 },
    ]);
    expect(['', null]).toContain(rows[0].account);
  }
});

/** Runs a command that reaches the database through the pooler alone. */
const runPooled = (args: string[], variables: Record<string, string> = {}) =>
  runInTerminal(
    {
      config: {
        dataFolder: join(root, 'first'),
        databaseUrl: `postgres://pressdock@127.0.0.1:${pooler.port}/pressdock`,
      } as TestServer['config'],
    },
    [...args, '--json'],
    { PRESSDOCK_MASTER_KEY, ...variables },
  );

test('commands examine, back up and restore through the pooler', async () => {
  const { output } = await runPooled(['doctor']);
  const { checks } = JSON.parse(output.trim().split('\n').at(-1) ?? '').result;
  const states = (part: string) =>
    checks
      .filter(({ name }: { name: string }) => name === part)
      .map(({ state }: { state: string }) => state);
  expect(new Set([...states('database'), ...states('master key')])).toEqual(new Set(['ok']));
  const PRESSDOCK_BACKUP_KEY = Buffer.alloc(32, 5).toString('base64');
  const backup = await runPooled(['backup', '--to', root], { PRESSDOCK_BACKUP_KEY });
  expect(backup.code, backup.output.slice(-500)).toBe(0);
  const { result } = JSON.parse(backup.output.trim().split('\n').at(-1) ?? '');
  const PRESSDOCK_DATA = join(root, 'restored');
  const restored = await runPooled(['restore', result.backup], {
    ...{ PRESSDOCK_BACKUP_KEY, PRESSDOCK_DATA },
  });
  expect(restored.output).toContain('A server uses the database in DATABASE_URL.');
});

test('the log names the remedy for late changes where there is no direct connection', () => {
  const lines = (server: ServerProcess) =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes('DATABASE_DIRECT_URL'));
  expect([lines(first).length, lines(second).length]).toEqual([0, 1]);
});

test('connections that the pooler keeps of stopped servers do not count', async () => {
  const rotate = () =>
    runPooled(['rotate-master-key'], {
      PRESSDOCK_NEW_MASTER_KEY: Buffer.alloc(32, 4).toString('base64'),
    });
  expect((await rotate()).output).toContain('A server uses the database. Stop it');
  killServerProcesses();
  await Promise.all(servers.map(({ ended }) => ended));
  expect((await rotate()).output).toContain('A server uses the database. Stop it');
  await expect.poll(async () => (await rotate()).code, { timeout: 60_000, interval: 2000 }).toBe(0);
}, 90_000);
