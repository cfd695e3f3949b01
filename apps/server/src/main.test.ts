import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../test/harness/freePort.ts';
import {
  createDataFolder,
  type Person,
  sendRequest,
  signUpUnverified,
} from '../test/harness/server.ts';
import {
  killServerProcesses,
  runServerProcess as run,
  startServerProcess as start,
} from '../test/harness/serverProcess.ts';

const startScript = new URL('../../../scripts/start/server.mjs', import.meta.url).href;

const folders = new Set<string>();

afterEach(async () => {
  killServerProcesses();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  folders.clear();
});

async function dataFolder(): Promise<string> {
  const folder = await createDataFolder();
  folders.add(folder);
  return folder;
}

/** Adds plugins as fast as the server responds, until it stops responding. */
async function addUntilItEnds(person: Person, acknowledged: string[]): Promise<void> {
  for (;;) {
    const slug = `s-${crypto.randomUUID()}`;
    const body = { name: 'n', slug, description: 'x' };
    const response = await person.api('POST', '/api/v1/plugins', body).catch(() => undefined);
    if (response === undefined) return;
    if (response.status === 201) acknowledged.push(slug);
  }
}

describe('a killed server', () => {
  test('has stored everything it acknowledged', { timeout: 120_000 }, async () => {
    const environment = { PRESSDOCK_DATA: await dataFolder() };
    const acknowledged: string[] = [];
    let person: Person | undefined;
    for (const writes of [1, 40, 120]) {
      const server = await start(environment);
      person = person
        ? {
            ...person,
            api: (method, path, body) =>
              sendRequest(server.url, method, path, { token: person?.token, body }),
          }
        : await signUpUnverified(server);
      const { api } = person;
      const enough = acknowledged.length + writes;
      const writing = [1, 2, 3, 4].map(() =>
        addUntilItEnds({ ...(person as Person), api }, acknowledged),
      );
      await vi.waitUntil(() => acknowledged.length >= enough, { timeout: 30_000, interval: 1 });
      server.child.kill('SIGKILL');
      await Promise.all(writing);
    }
    const server = await start(environment);
    const { body } = await sendRequest(server.url, 'GET', '/api/v1/plugins', {
      token: person?.token,
    });
    const stored = new Set(body.map((plugin: { slug: string }) => plugin.slug));
    expect(acknowledged.filter((slug) => !stored.has(slug))).toEqual([]);
  });
});

describe('a second process', () => {
  test('is refused the data folder within a second, with the id of the process that holds it', async () => {
    const PRESSDOCK_DATA = await dataFolder();
    const first = await start({ PRESSDOCK_DATA });
    const second = await run({ PRESSDOCK_DATA });
    expect(await second.ended).toBe(1);
    expect(second.errors()).toBe(
      `The data folder ${PRESSDOCK_DATA} is in use by process ${first.child.pid}. Stop that process or set PRESSDOCK_DATA to another folder.\n`,
    );
    expect((await sendRequest(first.url, 'GET', '/readyz')).status).toBe(200);
  });
});

describe('startup', () => {
  test('reports in one line that the port is in use', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const server = await run({ PRESSDOCK_DATA: await dataFolder(), PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe(`Port ${port} is already in use. Set PORT to another port.\n`);
    holder.close();
  });

  test('reports in one line which variable is invalid', async () => {
    const server = await run({ PRESSDOCK_DATA: await dataFolder(), PUBLIC_URL: 'ftp://x' });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe('PUBLIC_URL "ftp://x" is not an http or https address.\n');
  });

  test('reports in one line, without the password, that the database is unreachable', async () => {
    const server = await run({
      PRESSDOCK_DATA: await dataFolder(),
      DATABASE_URL: `postgres://me:secret@127.0.0.1:${await freePort()}/none`,
    });
    expect(await server.ended).toBe(1);
    expect(server.errors().trim().split('\n')).toHaveLength(1);
    expect(server.errors()).toMatch(/database/i);
    expect(server.errors()).not.toContain('secret');
  });

  test('makes the data folder unreadable to other users', async () => {
    const PRESSDOCK_DATA = await dataFolder();
    chmodSync(PRESSDOCK_DATA, 0o755);
    await start({ PRESSDOCK_DATA });
    expect(statSync(PRESSDOCK_DATA).mode & 0o777).toBe(0o700);
  });
});

describe('a stopped server', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('exits cleanly on %s', async (signal) => {
    const PRESSDOCK_DATA = await dataFolder();
    const server = await start({ PRESSDOCK_DATA });
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
    expect(server.errors()).toMatch(/^WordPress sites install packages only from [^\n]+\n$/);
  });
});

describe('a server and its start script', () => {
  const script = `const { runServer } = await import('${startScript}');
    process.exitCode = await runServer(process.execPath, process.env)`;
  const args = ['--input-type=module', '-e', script];

  test('do not outlive each other', async () => {
    const PRESSDOCK_DATA = await dataFolder();
    const first = await start({ PRESSDOCK_DATA }, args);
    first.child.kill('SIGKILL');
    const isDown = () =>
      sendRequest(first.url, 'GET', '/healthz').then(
        () => false,
        () => true,
      );
    await vi.waitUntil(isDown, { timeout: 10_000 });

    const second = await start({ PRESSDOCK_DATA }, args);
    const { pid } = JSON.parse(readFileSync(join(PRESSDOCK_DATA, 'lock'), 'utf8'));
    process.kill(pid, 'SIGKILL');
    expect(await second.ended).toBe(137);
    expect(second.errors()).toMatch(/\nThe server was killed\. .+ not enough memory: .+ 1 GB\.\n$/);
  });
});

describe('a first start', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pressdock-first-'));
    folders.add(folder);
  });

  /** Starts a server and returns it with the id of the process that creates its database. */
  async function startCreating() {
    const server = await run({ PRESSDOCK_DATA: folder });
    const findCreator = () =>
      Number(spawnSync('pgrep', ['-P', String(server.child.pid)], { encoding: 'utf8' }).stdout);
    await vi.waitUntil(() => findCreator() > 0, { timeout: 20_000, interval: 20 });
    return { server, creator: findCreator() };
  }

  test('continues interrupted ones', async () => {
    for (const [signal, end] of [
      ['SIGKILL', 'SIGKILL'],
      ['SIGTERM', 0],
    ] as const) {
      const { server } = await startCreating();
      await wait(800);
      server.child.kill(signal);
      expect(await server.ended).toBe(end);
    }
    await start({ PRESSDOCK_DATA: folder });
    const names = readdirSync(folder);
    expect(names.filter((name) => name.startsWith('database'))).toEqual(['database']);
  }, 60_000);

  test('names the memory as the probable cause if the system ended it', async () => {
    const { server, creator } = await startCreating();
    process.kill(creator, 'SIGKILL');
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(
      /^The .+ could not be created: .+SIGKILL, .+memory\. .+1 GB\.\n$/,
    );
  });
});
