import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { vi } from 'vitest';
import type { Person, TestServer } from './server.ts';

/** An e-mail, parsed by an independent library. */
export interface ParsedEmail {
  to: string;
  kind: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** The first URL in its text: the link of a password reset or an invitation. */
  link: string;
  mail: Email;
}

/** A server that writes its e-mails to its data folder. */
export interface MailFolder {
  config: Pick<TestServer['config'], 'dataFolder'>;
}

/** Parses the bytes of an e-mail. */
export async function parseMimeEmail(bytes: Uint8Array): Promise<ParsedEmail> {
  const mail = await PostalMime.parse(bytes);
  const { to, subject = '', text = '', html = '', messageId = '' } = mail;
  const kind = mail.headers.find(({ key }) => key === 'x-pressdock-letter')?.value ?? '';
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
  return { to: to?.[0]?.address ?? '', kind, subject, text, html, messageId, link, mail };
}

/** Returns the e-mails of a kind to an address in the mail folder of a server, oldest first. */
export async function listEmails(
  { config }: MailFolder,
  email: string,
  kind: string,
): Promise<ParsedEmail[]> {
  const folder = join(config.dataFolder, 'mail');
  const names = (await readdir(folder)).filter((name) => name.includes(`-${kind}-`)).sort();
  const read = names.map(async (name) => parseMimeEmail(await readFile(join(folder, name))));
  return (await Promise.all(read)).filter(({ to }) => to === email);
}

/**
 * Waits for the first (second, …) e-mail of a kind to an address and parses it:
 * `const { link } = await waitForEmail(server, 'ada@example.com', 'passwordReset')`.
 */
export async function waitForEmail(
  server: MailFolder,
  email: string,
  kind: string,
  which = 1,
): Promise<ParsedEmail> {
  return vi.waitUntil(async () => (await listEmails(server, email, kind))[which - 1], {
    timeout: 15_000,
    interval: 50,
  });
}

/** Verifies a person's e-mail address with the link that was e-mailed to it. */
export async function verifyEmail(
  server: MailFolder,
  person: Person,
  kind: 'welcome' | 'emailVerification' = 'welcome',
): Promise<void> {
  const { link } = await waitForEmail(server, person.email, kind);
  const body = { code: link.split('/').at(-1) };
  const verified = await person.api('POST', '/api/v1/users/me/email-verification/confirm', body);
  if (verified.status !== 204) throw new Error(`Verifying failed: ${verified.text}`);
}
