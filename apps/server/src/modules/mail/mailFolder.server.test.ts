import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEmails } from '../../../test/harness/email.ts';
import type { ModuleEmail } from '../../../test/harness/outbox.ts';
import { sharedTestServer, type TestServer } from '../../../test/harness/server.ts';
import { openFolderMailer } from '../../adapters/mail/folderMailer.ts';
import { buildApp } from '../../app.ts';
import { type ExternalServices, openExternalServices } from '../../externalServices.ts';
import type { App } from '../../http.ts';
import { openStorage } from '../../storage.ts';
import { passwordResetEmail } from '../accounts/accounts.emails.ts';
import { invitationEmail } from '../team/team.emails.ts';
import { compose } from './compose.rules.ts';

const link = 'http://127.0.0.1:8080/password-reset/0123456789abcdef';
const address = 'ada@example.com';

let server: TestServer;
let external: ExternalServices;
let demo: App;

beforeAll(async () => {
  server = await sharedTestServer();
  const { config, database } = server;
  external = await openExternalServices(config);
  const storage = await openStorage(config);
  demo = await buildApp({ config: { ...config, isDemo: true }, database, storage, external });
  await send({ template: passwordResetEmail, content: { link } }, '<b>Ada</b>');
  const content = { inviter: 'Eve <i>', team: 'x', link, expiresAt: new Date() };
  await send({ template: invitationEmail, content });
});

afterAll(async () => {
  await demo.close();
  await external.close();
});

async function send(email: ModuleEmail, name = 'Ada'): Promise<void> {
  const to = { email: address, name };
  await external.mailer.send(
    compose({ id: randomUUID(), createdAt: new Date(), to, ...email }, server.config),
  );
}

async function page(url: string) {
  const { statusCode, headers, body } = await demo.inject({ method: 'GET', url });
  const links = [...body.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
  return { statusCode, headers, body, links };
}

test('an e-mail is a file in the data folder that only the owner can read', async () => {
  const folder = join(server.config.dataFolder, 'mail');
  const [name = ''] = (await readdir(folder)).filter((file) => file.includes('passwordReset'));
  expect(name).toMatch(/^[\w-]+-passwordReset-[0-9a-f-]{36}\.eml$/);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  const [stored] = await listEmails(server, address, 'passwordReset');
  expect(stored?.link).toBe(link);
});

test('the demo lists e-mails, newest first, with their text escaped', async () => {
  const { headers, body, links } = await page('/demo/mail');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain("style-src 'self'");
  expect(body.indexOf('Eve &lt;i&gt; invited')).toBeGreaterThan(0);
  expect(body.indexOf('Eve')).toBeLessThan(body.indexOf('Reset your'));
  expect(links).toEqual([
    '/demo/mail/style.css',
    expect.stringMatching(/^\/demo\/mail\/[0-9a-f-]{36}$/),
    expect.stringMatching(/^\/demo\/mail\/[0-9a-f-]{36}$/),
  ]);
  expect((await page('/demo/mail/style.css')).headers['content-type']).toContain('text/css');
});

test('the demo shows an e-mail with working links, as a mail program does', async () => {
  const path = (await page('/demo/mail')).links.at(-1) ?? '';
  const email = await page(path);
  expect(email.body).toContain('Hello &lt;b&gt;Ada&lt;/b&gt;,');
  expect(email.links).toContain(link);
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
  const mailer = await openFolderMailer(folder, { name: '', address: 'mail@example.com' });
  const words = { subject: 'x', text: 'x', html: 'x', kind: 'welcome' };
  const older = Array.from({ length: 500 }, (_, i) => `2000-01-01-welcome-${1000 + i}.eml`);
  await Promise.all(older.map((name) => writeFile(join(folder, name), '')));
  for (const id of ['a', 'b']) {
    const to = { name: '', address };
    await mailer.send({ ...words, messageId: `<${id}@x>`, date: new Date(), to });
  }
  const names = await readdir(folder);
  expect(names).toHaveLength(500);
  expect(names.filter((name) => /-welcome-(1000|1001|a|b)\.eml$/.test(name))).toHaveLength(2);
  await rm(folder, { recursive: true });
});
