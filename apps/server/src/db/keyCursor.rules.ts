import { invalid } from '../errors.ts';
import { invalidCursor } from './listCursor.messages.ts';

/** A position in a list that is ordered by a text and an id. It stays valid if its row is deleted. */
export interface KeyCursor {
  key: string;
  id: string;
}

// PostgreSQL does not accept the character U+0000.
const pattern = /^([^\0]+) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Returns a cursor as opaque text. */
export function encodeKeyCursor({ key, id }: KeyCursor): string {
  return Buffer.from(`${key} ${id}`).toString('base64url');
}

/** Parses the cursor of a request. @throws for an invalid one */
export function decodeKeyCursor(text: string): KeyCursor {
  const [, key, id] = pattern.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (key === undefined || id === undefined) throw refuseCursor();
  return { key, id };
}

/** Returns the error for a cursor that no response contained. */
export function refuseCursor() {
  return invalid(invalidCursor, { after: invalidCursor });
}
