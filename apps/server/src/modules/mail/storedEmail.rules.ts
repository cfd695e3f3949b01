import type { EmailTemplate } from '../../ports/email.ts';

/** The part of a queued e-mail that is stored encrypted. */
export interface StoredEmail {
  /** The name in the greeting. */
  name: string;
  content: object;
}

/** Returns an e-mail as text. The field `letter` is part of the stored format. */
export function serializeEmail({ kind }: EmailTemplate, { name, content }: StoredEmail): string {
  return JSON.stringify({ name, letter: { kind, ...content } });
}

/** Parses what {@link serializeEmail} returned. */
export function parseEmail({ dateFields }: EmailTemplate, text: string): StoredEmail {
  const { name, letter } = JSON.parse(text, (key, value) =>
    dateFields.includes(key) ? new Date(value) : value,
  );
  const { kind: _, ...content } = letter;
  return { name, content };
}

/**
 * Returns the encryption context of an e-mail, so that its content decrypts only in its own row.
 */
export function sealingContext(id: string): string {
  return `outbox/${id}`;
}
