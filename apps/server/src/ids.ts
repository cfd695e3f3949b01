import { notFound } from './errors.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for what can be an identifier of ours. */
export function isId(text: string): boolean {
  return uuid.test(text);
}

/** Passes an identifier on to a query; a malformed one answers exactly as a missing one. */
export function knownId(text: string): string {
  if (!isId(text)) throw notFound();
  return text.toLowerCase();
}
