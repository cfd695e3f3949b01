import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createDataFolder,
  freePort,
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

  test('creates a data folder that no other user can read', async () => {
    const folder = join(await dataFolder(), 'deeper');
    await mkdir(folder, { mode: 0o755 });
    await start({ PRESSDOCK_DATA: folder });
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  }, 60_000);
});

describe('a stopped server', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('exits cleanly on %s', async (signal) => {
    const PRESSDOCK_DATA = await dataFolder();
    const server = await start({ PRESSDOCK_DATA });
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
    expect(server.errors()).toMatch(/^WordPress sites install packages only from [^\n]+\n$/);
  });

  test('stops when its start script is killed', async () => {
    const PRESSDOCK_DATA = await dataFolder();
    const script = `const { runServer } = await import('${startScript}');
      await runServer(process.execPath, process.env)`;
    const server = await start({ PRESSDOCK_DATA }, ['--input-type=module', '-e', script]);
    server.child.kill('SIGKILL');
    const isDown = () =>
      sendRequest(server.url, 'GET', '/healthz').then(
        () => false,
        () => true,
      );
    await vi.waitUntil(isDown, { timeout: 10_000 });
    await start({ PRESSDOCK_DATA });
  });
});

describe('an interrupted first start', () => {
  let folder: string;
  const isCreating = () => readdirSync(folder).some((name) => name.includes('unfinished'));

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pressdock-first-'));
    folders.add(folder);
  });

  test.each([
    ['SIGKILL', 'SIGKILL'],
    ['SIGTERM', 0],
  ] as const)(
    'is continued by the next one after %s',
    async (signal, end) => {
      for (const delayMs of [0, 1000]) {
        const first = await run({ PRESSDOCK_DATA: folder });
        await vi.waitUntil(isCreating, { timeout: 20_000, interval: 5 });
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        first.child.kill(signal);
        expect(await first.ended).toBe(end);
      }
      await start({ PRESSDOCK_DATA: folder });
      expect(isCreating()).toBe(false);
    },
    60_000,
  );

  test('names the memory as the probable cause if the system ended it', async () => {
    const server = await run({ PRESSDOCK_DATA: folder });
    const findCreating = () =>
      Number(spawnSync('pgrep', ['-P', String(server.child.pid)], { encoding: 'utf8' }).stdout);
    await vi.waitUntil(() => findCreating() > 0, { timeout: 20_000 });
    process.kill(findCreating(), 'SIGKILL');
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(
      /^The .+ could not be created: .+SIGKILL, .+memory\. .+1 GB\.\n$/,
    );
  });
});
