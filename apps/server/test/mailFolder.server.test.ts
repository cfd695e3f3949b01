import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolderPostman } from '../src/adapters/mail/folderPostman.ts';
import { buildApp } from '../src/app.ts';
import type { App } from '../src/http.ts';
import { compose } from '../src/modules/mail/compose.rules.ts';
import { type Outside, openOutside } from '../src/outside.ts';
import type { Letter } from '../src/ports/letters.ts';
import { openStorage } from '../src/storage.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { lettersTo } from './mailPeer.ts';

const link = 'http://127.0.0.1:8080/password-reset/0123456789abcdef';
const email = 'ada@example.com';

let server: TestServer;
let outside: Outside;
let demo: App;

beforeAll(async () => {
  server = await startTestServer();
  const { config, database } = server;
  outside = await openOutside(config);
  const storage = await openStorage(config);
  demo = await buildApp({ config: { ...config, isDemo: true }, database, storage, outside });
  await send({ kind: 'passwordReset', link }, '<b>Ada</b>');
  await send({ kind: 'invitation', inviter: 'Eve <i>', team: 'x', link, expiresAt: new Date() });
});

afterAll(async () => {
  await demo.close();
  await outside.close();
  await server.close();
});

async function send(letter: Letter, name = 'Ada'): Promise<void> {
  const to = { email, name };
  await outside.postman.send(
    compose({ id: randomUUID(), createdAt: new Date(), to, letter }, server.url),
  );
}

async function page(url: string) {
  const { statusCode, headers, body } = await demo.inject({ method: 'GET', url });
  const links = [...body.matchAll(/href="([^"]*)"/g)].map(([, address]) => address ?? '');
  return { statusCode, headers, body, links };
}

test('an e-mail is a file in the data folder that only the owner can read', async () => {
  const folder = join(server.config.dataFolder, 'mail');
  const [name = ''] = (await readdir(folder)).filter((file) => file.includes('passwordReset'));
  expect(name).toMatch(/^[\w-]+-passwordReset-[0-9a-f-]{36}\.eml$/);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  const [letter] = await lettersTo(server, email, 'passwordReset');
  expect(letter?.link).toBe(link);
});

test('the demo lists e-mails, newest first, with their text escaped', async () => {
  const { headers, body, links } = await page('/demo/mail');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain("style-src 'self'");
  expect(body.indexOf('Eve &lt;i&gt; invites')).toBeGreaterThan(0);
  expect(body.indexOf('Eve')).toBeLessThan(body.indexOf('Choose a new'));
  expect(links).toEqual([
    '/demo/mail/style.css',
    expect.stringMatching(/^\/demo\/mail\/[0-9a-f-]{36}$/),
    expect.stringMatching(/^\/demo\/mail\/[0-9a-f-]{36}$/),
  ]);
  expect((await page('/demo/mail/style.css')).headers['content-type']).toContain('text/css');
});

test('the demo shows an e-mail with working links, as a mail program does', async () => {
  const path = (await page('/demo/mail')).links.at(-1) ?? '';
  const letter = await page(path);
  expect(letter.body).toContain('Hello &lt;b&gt;Ada&lt;/b&gt;,');
  expect(letter.links).toContain(link);
  const html = await page(`${path}/html`);
  expect(html.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox/);
  expect(html.links).toContain(link);
  expect((await page(`/demo/mail/${randomUUID()}`)).statusCode).toBe(404);
});

test.each(['', '/style.css', `/${randomUUID()}`, `/${randomUUID()}/html`])(
  'without the demo no e-mail is shown: /demo/mail%s',
  async (path) => {
    expect((await server.api('GET', `/demo/mail${path}`)).status).toBe(404);
  },
);

test('the folder keeps the newest five hundred e-mails', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pressdock-mail-'));
  const postman = await openFolderPostman(folder, { name: '', address: 'mail@example.com' });
  const words = { subject: 'x', text: 'x', html: 'x', kind: 'welcome' };
  const older = Array.from({ length: 500 }, (_, i) => `2000-01-01-welcome-${1000 + i}.eml`);
  await Promise.all(older.map((name) => writeFile(join(folder, name), '')));
  for (const id of ['a', 'b']) {
    const to = { name: '', address: email };
    await postman.send({ ...words, messageId: `<${id}@x>`, date: new Date(), to });
  }
  const names = await readdir(folder);
  expect(names).toHaveLength(500);
  expect(names.filter((name) => /-welcome-(1000|1001|a|b)\.eml$/.test(name))).toHaveLength(2);
  await rm(folder, { recursive: true });
});
