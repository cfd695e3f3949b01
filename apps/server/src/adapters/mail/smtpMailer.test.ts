import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { startTestSmtpServer } from '../../../test/harness/smtpServer.ts';
import { readConfig } from '../../config.ts';
import type { Delivery } from '../../ports/mail.ts';
import { createSmtpMailer } from './smtpMailer.ts';

/** Sends an e-mail to the mail server at a URL. */
function send(SMTP_URL: string): Promise<Delivery> {
  const { smtp, from } = readConfig({ SMTP_URL, MAIL_FROM: 'mail@example.com' }).mail;
  if (smtp === null) throw new Error('There is no mail server.');
  return createSmtpMailer(smtp, from).send({
    messageId: '<1@example.com>',
    kind: 'welcome',
    date: new Date(),
    to: { name: 'Ada', address: 'ada@example.com' },
    subject: 'x',
    text: 'x',
    html: 'x',
  });
}

const isTemporary = { ok: false, isPermanent: false };

test('does not send its password unencrypted to another machine', async () => {
  const peer = await startTestSmtpServer();
  // The same machine, by an address that does not reveal it.
  const elsewhere = peer.url.replace('127.0.0.1', 'user:secret@[::ffff:127.0.0.1]');
  const refused = { ...isTemporary, reason: expect.stringContaining('STARTTLS') };
  expect(await send(elsewhere)).toMatchObject(refused);
  expect(peer.users).toEqual([]);
  expect(peer.accepted).toEqual([]);
  await peer.close();
});

test('keeps e-mails while its password is rejected', async () => {
  const peer = await startTestSmtpServer();
  peer.acceptsSignIn = () => false;
  const withPassword = peer.url.replace('//', '//user:secret@');
  expect(await send(withPassword)).toMatchObject({ ...isTemporary, status: 535 });
  await peer.close();
});

test.each([
  [{ status: 550, isEarly: true }, true],
  [{ status: 554 }, true],
  [{ status: 450, isEarly: true }, false],
  [{ status: 451 }, false],
])('distinguishes permanent from temporary rejections: %j', async (response, isPermanent) => {
  const peer = await startTestSmtpServer();
  peer.respond = () => response;
  expect(await send(peer.url)).toMatchObject({ ok: false, isPermanent, status: response.status });
  await peer.close();
});

test('sends nothing to a server with an untrusted certificate', async () => {
  const peer = await startTestSmtpServer({ isSecure: true });
  expect(await send(peer.url)).toMatchObject({
    ...isTemporary,
    reason: expect.stringMatching(/certificate/i),
  });
  expect(peer.countOffered()).toBe(0);
  await peer.close();
});

test('retries later if the server is unreachable', async () => {
  const peer = await startTestSmtpServer();
  await peer.close();
  expect(await send(peer.url)).toMatchObject({ ...isTemporary, status: null });
});

test('retries later if the server closes the connection', async () => {
  const server = createServer((socket: Socket) => socket.destroy());
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  expect(await send(`smtp://127.0.0.1:${port}`)).toMatchObject({ ...isTemporary, status: null });
  server.close();
});
