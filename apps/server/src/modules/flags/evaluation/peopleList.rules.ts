import { hash } from 'node:crypto';
import type { FlagRequest } from './flagRequest.rules.ts';

/** Returns whether a list has the identifier of a request, in plain text or hashed. Case does not count. */
export type IsListed = (request: FlagRequest) => boolean;

/** How many people are prepared before other work may run. They take less than a millisecond. */
const SLICE = 100;

const keyOf = (person: string) => person.trim().toLowerCase();
/** In Latin-1, which takes half of the memory of hexadecimal digits. */
const digestOf = (key: string) => hash('sha256', key, 'buffer').toString('latin1');

/** Returns how a client that hashes identifiers sends a person's. */
export function hashPerson(person: string): string {
  return `sha256:${hash('sha256', keyOf(person))}`;
}

/** Searches a list once. @see {@link prepareList} for many requests */
export function searchList(people: readonly string[], { key, digest }: FlagRequest): boolean {
  return people.some((person) => {
    const own = keyOf(person);
    return own === key || (digest !== null && digestOf(own) === digest);
  });
}

/**
 * Prepares a list for many requests. Ten thousand digests take about 40 ms, so they are computed before a
 * request needs them.
 * @param pause lets other work run
 */
export async function prepareList(
  people: readonly string[],
  pause: () => Promise<void>,
): Promise<IsListed> {
  const keys = new Set<string>();
  const digests = new Set<string>();
  for (const [index, person] of people.entries()) {
    if (index % SLICE === 0) await pause();
    const key = keyOf(person);
    keys.add(key);
    digests.add(digestOf(key));
  }
  return ({ key, digest }) => keys.has(key) || (digest !== null && digests.has(digest));
}
