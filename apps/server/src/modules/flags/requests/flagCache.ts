import { hash } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { isId } from '../../../identity/ids.ts';
import { createPause } from '../../../load/pause.ts';
import {
  type CacheResult,
  createRevalidatingCache,
  type KnownValue,
  SHARED_AGES,
} from '../../../load/revalidatingCache.ts';
import type { Counts } from '../../../observability/metrics/counts.ts';
import { isAccountServed } from '../../../permissions/serving.ts';
import { type PreparedFlag, prepareFlag } from '../evaluation/evaluation.rules.ts';
import { prepareList } from '../evaluation/peopleList.rules.ts';
import { type ProductRevisions, readFlagRules, readRevisions } from './flagCache.store.ts';

/** A flag that is ready to be evaluated, with its part of the response. */
interface CachedFlag {
  revision: string;
  flag: PreparedFlag;
  on: string;
  off: string;
  bytes: number;
}

/** The flags of a product as requests need them. */
export interface CachedFlags {
  id: string;
  accountId: string | null;
  flags: readonly CachedFlag[];
  /** Identifies the list of flags, whichever of them are active. */
  tag: string;
  /** When they were read, by the database's clock, rounded up to a millisecond. */
  readAt: string;
  /** When this process read the last change, in seconds as {@link performance} counts them. */
  changedSeconds: number;
}

/** Caches the flags of products for requests of sites. */
export interface FlagCache {
  /** Returns the flags of a product, at most two seconds old; undefined for an unknown product. */
  find(id: string): CachedFlags | undefined | Promise<CachedFlags | undefined>;
  /** Reads a product that was changed again before it is returned. */
  forget(id: string): void;
  /** Makes all products expire. */
  expireAll(): void;
  /** How many reads found a product. */
  counts: Counts<CacheResult>;
}

const MAX_PRODUCTS = 2000;
const MAX_BYTES = 256 * 1024 * 1024;
/** About what a flag and a listed person take in memory. */
const FLAG_BYTES = 1500;
const PERSON_BYTES = 180;
/** How many flags are read at once. Each may list 10,000 people. */
const BATCH_SIZE = 10;

type Rules = Awaited<ReturnType<typeof readFlagRules>>[number];

async function toCached(
  revision: string,
  { identifier, ...rule }: Rules,
  pause: () => Promise<void>,
): Promise<CachedFlag> {
  const isList = rule.active && rule.flag_type === 'individual';
  const people = isList ? rule.individual_users : [];
  return {
    revision,
    flag: prepareFlag(rule, await prepareList(people, pause)),
    on: JSON.stringify({ flag: identifier, active: true }),
    off: JSON.stringify({ flag: identifier, active: false }),
    bytes: FLAG_BYTES + PERSON_BYTES * people.length,
  };
}

const keyOf = (one: { id: string; revision: string }) => `${one.id} ${one.revision}`;

/** Returns the flags of a product. Only those that are not known in their current revision are read. */
async function readFlags(
  database: Database,
  product: ProductRevisions,
  known: readonly CachedFlag[],
): Promise<CachedFlag[]> {
  const current = new Map(known.map((one) => [one.revision, one]));
  const changed = product.flags.filter((one) => !current.has(keyOf(one)));
  const revisions = new Map(changed.map((one) => [one.id, keyOf(one)]));
  const pause = createPause();
  for (let start = 0; start < changed.length; start += BATCH_SIZE) {
    const ids = changed.slice(start, start + BATCH_SIZE).map(({ id }) => id);
    // Lists are prepared between the transactions, so that others do not wait for a connection.
    for (const rule of await database.withSystem((tx) => readFlagRules(tx, ids))) {
      const revision = revisions.get(rule.id) ?? '';
      current.set(revision, await toCached(revision, rule, pause));
    }
  }
  return product.flags.flatMap((one) => current.get(keyOf(one)) ?? []);
}

/** Reads a product with its flags. Sites have no account: anyone may read them. */
async function readProduct(
  database: Database,
  id: string,
  { value: known, isForgotten }: KnownValue<CachedFlags | undefined>,
): Promise<CachedFlags | undefined> {
  const product = await database.withSystem(async (tx) => {
    const read = await readRevisions(tx, id);
    const accountId = read?.accountId ?? null;
    return accountId === null || (await isAccountServed(tx, accountId)) ? read : undefined;
  });
  if (!product) return undefined;
  const flags = await readFlags(database, product, known?.flags ?? []);
  const isSame =
    !isForgotten &&
    flags.length === known?.flags.length &&
    flags.every((flag, index) => flag === known.flags[index]);
  return {
    id: product.id,
    accountId: product.accountId,
    flags,
    tag: hash('sha1', flags.map(({ on }) => on).join(), 'base64url'),
    readAt: new Date(product.readAt.getTime() + 1).toISOString(),
    changedSeconds: isSame ? known.changedSeconds : Math.ceil(performance.now() / 1000),
  };
}

/** Creates the cache. */
export function createFlagCache(database: Database): FlagCache {
  const cache = createRevalidatingCache<CachedFlags | undefined>(
    (id, known) => readProduct(database, id, known),
    {
      ...SHARED_AGES,
      maxEntries: MAX_PRODUCTS,
      maxBytes: MAX_BYTES,
      measure: (cached) => 500 + (cached?.flags ?? []).reduce((sum, { bytes }) => sum + bytes, 0),
    },
  );
  return {
    find(id) {
      if (!isId(id)) return undefined;
      const key = id.toLowerCase();
      return cache.peek(key) ?? cache.get(key);
    },
    forget: cache.forget,
    expireAll: cache.expireAll,
    counts: cache.counts,
  };
}
