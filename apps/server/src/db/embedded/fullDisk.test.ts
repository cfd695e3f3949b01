import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { verifyEmail } from '../../../test/harness/email.ts';
import { freePort } from '../../../test/harness/freePort.ts';
import { postZip, requestUploadTicket } from '../../../test/harness/products.ts';
import { nodeEnvironment, sendRequest, signUpUnverified } from '../../../test/harness/server.ts';
import { readConfig } from '../../config.ts';
import { startServer } from '../../start.ts';
import { planDiskUse } from './diskReserve.rules.ts';
import { DiskReserve } from './diskReserve.ts';
import { explainFullDisk } from './fullDisk.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

let folder: string;
let isMounted = false;
const ends: (() => void)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pressdock-full-'));
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  if (isMounted) execFileSync('umount', ['-l', folder]);
  isMounted = false;
  await rm(folder, { recursive: true, force: true });
});

/** Mounts a small disk on the folder, which requires root. */
function makeSmallDisk(megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    isMounted = true;
  } catch {
    isMounted = false;
  }
  return isMounted;
}

async function run() {
  const port = String(await freePort());
  const child = spawn(process.execPath, ['--conditions=pressdock-source', main], {
    env: {
      ...nodeEnvironment,
      PATH: process.env.PATH,
      PRESSDOCK_DATA: folder,
      PORT: port,
      PUBLIC_URL: 'http://127.0.0.1:8080',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  ends.push(() => child.kill('SIGKILL'));
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const ended = once(child, 'close').then(([code]) => code as number);
  return { child, url: `http://127.0.0.1:${port}`, ended, errors: () => errors };
}

test.each([1, 30])('reports a full disk of %i MB on startup in one line', async (megabytes) => {
  if (makeSmallDisk(megabytes)) {
    const server = await run();
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe(
      `The disk is full (${folder}). Free some space and start the server again.\n`,
    );
    expect(await readdir(folder)).toEqual(['lock']);
    return;
  }
  // Without the privilege to mount a disk: the rule that startup applies.
  const error = new Error('ended');
  expect(explainFullDisk(error, folder, () => megabytes)).toMatchObject({ code: 'ENOSPC' });
  expect(explainFullDisk(error, folder, () => 2 ** 30)).toBe(error);
});

async function untilReady({ child }: Awaited<ReturnType<typeof run>>): Promise<void> {
  for await (const chunk of child.stdout) if (String(chunk).includes('ready ')) return;
  throw new Error('The server ended.');
}

/** Fills the disk and waits until the server notices, which takes up to a second. */
async function fillDisk(): Promise<void> {
  const filler = createWriteStream(join(folder, 'filler'));
  const chunk = Buffer.alloc(2 ** 16);
  try {
    await pipeline(function* () {
      for (;;) yield chunk;
    }, filler);
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  }
  await wait(1100);
}

/** Stores an account with a plugin, and a session so old that its next use would be stored. */
async function prepareAccount(): Promise<string> {
  await cp(inject('template'), folder, { recursive: true });
  const PORT = String(await freePort());
  const config = readConfig({ PORT, PRESSDOCK_DATA: folder, LOG_LEVEL: 'silent' });
  const server = await startServer(config, (error) => {
    throw error;
  });
  const { token, api } = await signUpUnverified(server);
  await api('POST', '/api/v1/plugins', { name: 'n', slug: 'n', description: 'x' });
  await server.database.runStatement(
    `update sessions set last_used_at = now() - interval '1 hour'`,
  );
  await server.close();
  await new DiskReserve(folder).refill();
  return token;
}

test('serves reads on a full disk, also after a restart, and rejects changes', async () => {
  if (!makeSmallDisk(400)) {
    expect(planDiskUse(0, true, 'opening')).toEqual({ reserve: 'delete', isReadOnly: true });
    return;
  }
  const token = await prepareAccount();
  const add = ({ url }: { url: string }) =>
    sendRequest(url, 'POST', '/api/v1/plugins', {
      token,
      body: { name: 'n', slug: randomUUID(), description: 'x' },
    });
  const expectReadsOnly = async (server: { url: string }) => {
    const list = await sendRequest(server.url, 'GET', '/api/v1/plugins', { token });
    expect([list.status, list.body.at(-1)?.name]).toEqual([200, 'n']);
    expect(await add(server)).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('disk of the server is full') },
    });
    expect((await sendRequest(server.url, 'GET', '/readyz')).status).toBe(200);
  };

  const first = await run();
  await untilReady(first);
  await fillDisk();
  await expectReadsOnly(first);
  await rm(join(folder, 'filler'));
  expect((await add(first)).status).toBe(201);
  // The write noticed the space, and the reserve is created again.
  await vi.waitUntil(() => existsSync(join(folder, 'reserve')), { timeout: 10_000 });
  await fillDisk();
  first.child.kill('SIGKILL');
  await first.ended;

  const second = await run();
  await untilReady(second);
  await expectReadsOnly(second);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('rejects an upload for which there is no room and leaves nothing behind', async () => {
  if (!makeSmallDisk(128)) {
    expect(explainFullDisk(null, folder, () => 0)).toMatchObject({ path: folder });
    return;
  }
  await cp(inject('template'), folder, { recursive: true });
  const server = await run();
  await untilReady(server);
  const ines = await signUpUnverified(server);
  await verifyEmail({ config: { dataFolder: folder } }, ines);
  const size = 30 * 1024 * 1024;
  const ticket = await requestUploadTicket(ines, size);
  const { bavail, bsize } = await statfs(folder);
  await mkdir(join(folder, 'other'));
  await writeFile(join(folder, 'other/filler'), Buffer.alloc(bavail * bsize - size / 2));
  const target = { ...ticket, url: `${server.url}/storage` };
  expect(await postZip(target, Buffer.alloc(size))).toBe(507);
  const early = await ines.api('GET', `/api/v1/generate-s3-policy?fileSizeInBytes=${size}`);
  expect([early.status, early.body.code]).toEqual([507, 'insufficient_storage']);
  expect(await readdir(join(folder, 'objects/tmp'))).toEqual([]);
  expect(await readdir(join(folder, 'objects'))).not.toContain('incoming');
  expect((await sendRequest(server.url, 'GET', '/readyz')).status).toBe(200);
  await rm(join(folder, 'other/filler'));
  expect(await postZip(target, Buffer.alloc(size))).toBe(204);
});
