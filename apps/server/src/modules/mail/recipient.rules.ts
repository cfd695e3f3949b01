import * as z from 'zod';

const Mailbox = z.email().max(254);

/**
 * Refuses what is not exactly one plain mailbox: a list, a display name, a line break.
 *
 * @throws {TypeError} which never quotes the address
 */
export function checkMailbox(email: string): void {
  if (!Mailbox.safeParse(email).success) throw new TypeError('A letter needs one plain mailbox.');
}

/**
 * A text as one line: breaks and other control characters become spaces, so that no header ends
 * early, and what would turn the direction of the words after it goes.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
}
