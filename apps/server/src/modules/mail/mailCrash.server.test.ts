import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRequest, testEnvironment } from '../../../test/harness/server.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../../../test/harness/smtpServer.ts';
import { dropDatabase } from '../../../test/setup/postgres-database.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

let peer: TestSmtpServer;
let environment: Record<string, string>;
let child: ChildProcess;

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

beforeAll(async () => {
  peer = await startTestSmtpServer();
  environment = await testEnvironment({ SMTP_URL: peer.url, MAIL_FROM: 'mail@example.com' });
  await start();
});

afterAll(async () => {
  await kill();
  await peer.close();
  await rm(environment.PRESSDOCK_DATA ?? '', { recursive: true, force: true });
  if (environment.DATABASE_URL) await dropDatabase(environment.DATABASE_URL);
});

test('an e-mail that a killed server was sending is sent after the next start with the same id', async () => {
  const email = 'nora@example.com';
  // The first attempt is accepted long after its server was killed.
  const { promise: after, resolve: goOn } = Promise.withResolvers<void>();
  peer.respond = () => ({ after });
  const body = { firstName: 'Nora', lastName: 'Example', email, password: 'a long enough phrase' };
  const url = `http://127.0.0.1:${environment.PORT}`;
  await sendRequest(url, 'POST', '/api/v1/users/create/register/', { body });
  await expect.poll(peer.countOffered, { timeout: 15_000, interval: 20 }).toBe(1);
  await kill();
  goOn();

  peer.respond = () => ({});
  await start();
  await expect.poll(() => peer.accepted.length, { timeout: 80_000, interval: 100 }).toBe(2);
  const [first, second] = peer.accepted;
  expect(first?.recipients).toEqual([email]);
  expect(second?.messageId).toBe(first?.messageId);
}, 120_000);
