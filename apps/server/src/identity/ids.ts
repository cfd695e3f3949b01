import { notFound } from '../errors.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns true for a text that has the form of an id. */
export function isId(text: string): boolean {
  return uuid.test(text);
}

/**
 * Returns an id in lower case, as the database stores it.
 * @throws {Refusal} "not found" for a malformed id, exactly as for an unknown one
 */
export function parseId(text: string): string {
  if (!isId(text)) throw notFound();
  return text.toLowerCase();
}
