import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createSmtpPostman } from '../src/adapters/mail/smtpPostman.ts';
import { readConfig } from '../src/config.ts';
import type { Delivery } from '../src/ports/mail.ts';
import { startSmtpPeer } from './smtpPeer.ts';

/** Hands a letter to the mail server that a setting names. */
function send(SMTP_URL: string): Promise<Delivery> {
  const { smtp, from } = readConfig({ SMTP_URL, MAIL_FROM: 'mail@example.com' }).mail;
  if (smtp === null) throw new Error('There is no mail server.');
  return createSmtpPostman(smtp, from).send({
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

test('tells a password to no other machine that does not encrypt', async () => {
  const peer = await startSmtpPeer();
  // The same machine, by an address that does not say so.
  const elsewhere = peer.url.replace('127.0.0.1', 'user:secret@[::ffff:127.0.0.1]');
  const refused = { ...isTemporary, reason: expect.stringContaining('STARTTLS') };
  expect(await send(elsewhere)).toMatchObject(refused);
  expect(peer.users).toEqual([]);
  expect(peer.taken).toEqual([]);
  await peer.close();
});

test('keeps letters while its password is not taken', async () => {
  const peer = await startSmtpPeer();
  peer.isKnown = () => false;
  const withPassword = peer.url.replace('//', '//user:secret@');
  expect(await send(withPassword)).toMatchObject({ ...isTemporary, status: 535 });
  await peer.close();
});

test.each([
  [{ status: 550, isEarly: true }, true],
  [{ status: 554 }, true],
  [{ status: 450, isEarly: true }, false],
  [{ status: 451 }, false],
])('tells whether a refusal is for good: %j', async (answer, isPermanent) => {
  const peer = await startSmtpPeer();
  peer.answer = () => answer;
  expect(await send(peer.url)).toMatchObject({ ok: false, isPermanent, status: answer.status });
  await peer.close();
});

test('gives nothing to a server whose certificate nobody vouches for', async () => {
  const peer = await startSmtpPeer({ isSecure: true });
  expect(await send(peer.url)).toMatchObject({
    ...isTemporary,
    reason: expect.stringMatching(/certificate/i),
  });
  expect(peer.offered()).toBe(0);
  await peer.close();
});

test('comes back later to a server that is not there', async () => {
  const peer = await startSmtpPeer();
  await peer.close();
  expect(await send(peer.url)).toMatchObject({ ...isTemporary, status: null });
});

test('comes back later to a server that hangs up', async () => {
  const server = createServer((socket: Socket) => socket.destroy());
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  expect(await send(`smtp://127.0.0.1:${port}`)).toMatchObject({ ...isTemporary, status: null });
  server.close();
});
