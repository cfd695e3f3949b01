import * as z from 'zod';
import { toOneLine } from '../../text/oneLine.ts';

const Mailbox = z.email().max(254);

/**
 * Rejects everything but exactly one plain mailbox: lists, display names, line breaks.
 * @throws {TypeError} whose message never contains the address
 */
export function checkMailbox(email: string): void {
  if (!Mailbox.safeParse(email).success)
    throw new TypeError('An e-mail needs exactly one plain mailbox.');
}

/**
 * Returns a text that is safe in a mail header: one line, without characters that override the text
 * direction of what follows.
 */
export function toHeaderText(text: string): string {
  return toOneLine(text)
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
}
