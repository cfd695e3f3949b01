import type { LookupSourcesResponse, SiteLocationResponse } from '@pressdock/api';
import { SITE_LOOKUP_MINUTES } from '@pressdock/api/limits';

const MINUTE_MS = 60_000;

/** The facts that are looked up for a network. */
export type LookupKind = 'hosting' | 'location';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (kind: LookupKind, network: string) => `pressdock-${kind}:${network}`;

/**
 * Returns what was found for a network in the last 30 days; undefined if nothing was.
 * @see specification, section 9, "Hosting and geo lookups"
 */
export function readLookup(
  storage: Storage,
  kind: LookupKind,
  network: string,
  now: number,
): string | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(kind, network)) ?? 'null');
    if (!Array.isArray(stored)) return undefined;
    const [at, text] = stored as unknown[];
    if (typeof at !== 'number' || typeof text !== 'string' || text === '') return undefined;
    if (now - at < SITE_LOOKUP_MINUTES * MINUTE_MS && at <= now) return text;
    storage.removeItem(keyOf(kind, network));
    return undefined;
  } catch {
    // Storage is blocked, or its content is not ours: look it up again.
    return undefined;
  }
}

/** Stores what was found for a network. Blank results are looked up again, because the data may grow. */
export function storeLookup(
  storage: Storage,
  kind: LookupKind,
  network: string,
  text: string,
  now: number,
): void {
  if (text === '') return;
  try {
    storage.setItem(keyOf(kind, network), JSON.stringify([now, text]));
  } catch {
    // Storage is blocked or full: the lookup is repeated next time.
  }
}

/** Returns a location as one line: `city, state, country`, without what is unknown. */
export const locationText = ({ city, stateProvidence, country }: SiteLocationResponse) =>
  [city, stateProvidence, country].filter((part) => part !== '').join(', ');

/** The facts of a network in the order of their notes. */
const kinds = ['location', 'hosting'] as const satisfies readonly LookupKind[];

/**
 * Returns the facts that have no database and are blank for at least one site. Facts that were stored
 * while there was a database are still found.
 * @param found what was found for each site; undefined while it loads
 */
export const missingDatabases = (
  sources: LookupSourcesResponse,
  found: Readonly<Record<LookupKind, readonly (string | undefined)[]>>,
): LookupKind[] =>
  kinds.filter((kind) => sources[kind] === null && found[kind].some((text) => text === ''));
