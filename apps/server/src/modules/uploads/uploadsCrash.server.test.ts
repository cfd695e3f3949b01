import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { UploadPolicyResponse } from '@pressdock/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyEmail } from '../../../test/harness/email.ts';
import {
  addProduct,
  postZip,
  requestUploadTicket,
  uniqueSlug,
} from '../../../test/harness/products.ts';
import { type Person, signUpUnverified, testEnvironment } from '../../../test/harness/server.ts';
import { pluginZip } from '../../../test/harness/zips.ts';
import { dropDatabase } from '../../../test/setup/postgres-database.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
const quiet = () => undefined;

let environment: Record<string, string>;
let url: string;
let child: ChildProcess;
let ines: Person;

async function start(): Promise<void> {
  child = spawn(process.execPath, ['--conditions=pressdock-source', main], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { stdout } = child;
  if (!stdout) throw new Error('The server has no output.');
  for await (const chunk of stdout) if (String(chunk).includes('ready ')) break;
}

async function kill(): Promise<void> {
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}

/** Sends the form up to the middle of its file and stops there. */
async function sendHalf({ url: target, fields }: UploadPolicyResponse, zip: Buffer): Promise<void> {
  const head = Object.entries(fields)
    .map(
      ([name, value]) =>
        `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('');
  const file = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\n\r\n';
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const post = request(target, { method: 'POST', headers });
  post.on('error', quiet);
  post.write(head + file);
  await new Promise((resolve) => post.write(zip.subarray(0, zip.length / 2), resolve));
  const temporary = join(environment.PRESSDOCK_DATA ?? '', 'objects', 'tmp');
  await expect.poll(() => readdir(temporary), { timeout: 5000 }).toHaveLength(1);
}

async function files(prefix: string): Promise<string[]> {
  const root = join(environment.PRESSDOCK_DATA ?? '', 'objects', prefix);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

beforeAll(async () => {
  environment = await testEnvironment();
  url = `http://127.0.0.1:${environment.PORT}`;
  await start();
  ines = await signUpUnverified({ url });
  const dataFolder = environment.PRESSDOCK_DATA ?? '';
  await verifyEmail({ config: { dataFolder } }, ines);
});

afterAll(async () => {
  await kill();
  await rm(environment.PRESSDOCK_DATA ?? '', { recursive: true, force: true });
  if (environment.DATABASE_URL) await dropDatabase(environment.DATABASE_URL);
});

describe('a killed server', { timeout: 90_000 }, () => {
  it('during an upload stores nothing partially and accepts the same upload after a restart', async () => {
    const plugin = await addProduct(ines, 'plugins', uniqueSlug());
    const zip = await pluginZip('1.0.0', 'hello-harbor', randomBytes(4_000_000));
    const ticket = await requestUploadTicket(ines, zip.length);
    await sendHalf(ticket, zip);
    await kill();
    expect(await files('incoming')).toEqual([]);

    await start();
    expect(await files('tmp')).toEqual([]);
    const path = `/api/v1/plugins/${plugin}/versions`;
    const early = await ines.api('POST', path, { version: '1.0.0', s3Url: ticket.s3Url });
    expect([early.status, early.body.fields]).toEqual([
      400,
      { s3Url: expect.stringMatching(/has not arrived/) },
    ]);
    expect(await postZip(ticket, zip)).toBe(204);
    const made = await ines.api('POST', path, { version: '1.0.0', s3Url: ticket.s3Url });
    expect(made.body.sha256).toBe(createHash('sha256').update(zip).digest('hex'));
  });

  it.each([0, 5, 20, 60])(
    '%i ms into the creation of a version has created it completely or not at all, and a retry succeeds',
    async (ms) => {
      const plugin = await addProduct(ines, 'plugins', uniqueSlug());
      const zip = await pluginZip('1.0.0', 'hello-harbor', randomBytes(500_000));
      const ticket = await requestUploadTicket(ines, zip.length);
      expect(await postZip(ticket, zip)).toBe(204);
      const path = `/api/v1/plugins/${plugin}/versions`;
      const body = { version: '1.0.0', s3Url: ticket.s3Url };
      const response = ines.api('POST', path, body).catch(quiet);
      await new Promise((resolve) => setTimeout(resolve, ms));
      await kill();
      const acknowledged = await response;

      await start();
      const before = (await ines.api('GET', path)).body;
      if (acknowledged) expect(before).toEqual([acknowledged.body]);
      const retried = await ines.api('POST', path, body);
      expect(retried.status).toBe(201);
      expect((await ines.api('GET', path)).body).toEqual([retried.body]);
      const package_ = await fetch(`${url}/api/v1/updates/${plugin}/download`);
      expect(Buffer.from(await package_.arrayBuffer()).equals(zip)).toBe(true);
    },
  );
});
