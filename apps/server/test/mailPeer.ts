import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { vi } from 'vitest';
import type { Letter } from '../src/ports/letters.ts';
import type { TestServer } from './harness.ts';

/** A letter, read back by a reader that is not ours. */
export interface ReadLetter {
  to: string;
  kind: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** The first address in its text that leads somewhere: the link of a reset or an invitation. */
  link: string;
  mail: Email;
}

/** Reads the bytes of a letter. */
export async function readLetter(bytes: Uint8Array): Promise<ReadLetter> {
  const mail = await PostalMime.parse(bytes);
  const { to, subject = '', text = '', html = '', messageId = '' } = mail;
  const kind = mail.headers.find(({ key }) => key === 'x-pressdock-letter')?.value ?? '';
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
  return { to: to?.[0]?.address ?? '', kind, subject, text, html, messageId, link, mail };
}

/** Every letter of a kind to an address that a server without a mail server has put into its folder, oldest first. */
export async function lettersTo(
  { config }: Pick<TestServer, 'config'>,
  email: string,
  kind: Letter['kind'],
): Promise<ReadLetter[]> {
  const folder = join(config.dataFolder, 'mail');
  const names = (await readdir(folder)).filter((name) => name.includes(`-${kind}-`)).sort();
  const read = names.map(async (name) => readLetter(await readFile(join(folder, name))));
  return (await Promise.all(read)).filter(({ to }) => to === email);
}

/**
 * Waits for the first (second, …) letter of a kind to an address and reads it:
 * `const { link } = await letterTo(server, 'ada@example.com', 'passwordReset')`.
 */
export async function letterTo(
  server: Pick<TestServer, 'config'>,
  email: string,
  kind: Letter['kind'],
  which = 1,
): Promise<ReadLetter> {
  return vi.waitUntil(async () => (await lettersTo(server, email, kind))[which - 1], {
    timeout: 15_000,
    interval: 50,
  });
}
