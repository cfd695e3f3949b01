import { hash } from 'node:crypto';
import type { Database, SystemTransaction } from '../../../db/database.ts';
import { isId } from '../../../identity/ids.ts';
import {
  type CacheResult,
  createRevalidatingCache,
  SHARED_AGES,
} from '../../../load/revalidatingCache.ts';
import type { Counts } from '../../../observability/metrics/counts.ts';
import { isAccountServed } from '../../../permissions/serving.ts';
import { type PreparedFlag, prepareFlag } from '../evaluation/evaluation.rules.ts';
import { readFlagRules, readRevisions } from './flagCache.store.ts';

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
  /** Removes a product that was changed. */
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
const PERSON_BYTES = 150;

type Rules = Awaited<ReturnType<typeof readFlagRules>>[number];

function toCached(revision: string, { identifier, ...rule }: Rules): CachedFlag {
  return {
    revision,
    flag: prepareFlag(rule),
    on: JSON.stringify({ flag: identifier, active: true }),
    off: JSON.stringify({ flag: identifier, active: false }),
    bytes: FLAG_BYTES + PERSON_BYTES * rule.individual_users.length,
  };
}

/** Reads a product's flags. Those that were not changed are current, because they may list 10,000 people. */
async function readFlags(
  tx: SystemTransaction,
  id: string,
  known: CachedFlags | undefined,
): Promise<CachedFlags | undefined> {
  const product = await readRevisions(tx, id);
  if (!product) return undefined;
  const { accountId } = product;
  if (accountId !== null && !(await isAccountServed(tx, accountId))) return undefined;
  const current = new Map(known?.flags.map((one) => [one.revision, one]));
  const keyOf = (one: { id: string; revision: string }) => `${one.id} ${one.revision}`;
  const changed = product.flags.filter((one) => !current.has(keyOf(one)));
  const rules =
    changed.length === 0
      ? []
      : await readFlagRules(
          tx,
          changed.map((one) => one.id),
        );
  const revisions = new Map(changed.map((one) => [one.id, keyOf(one)]));
  for (const rule of rules) {
    const revision = revisions.get(rule.id) ?? '';
    current.set(revision, toCached(revision, rule));
  }
  const flags = product.flags.flatMap((one) => current.get(keyOf(one)) ?? []);
  const isChanged = !known || changed.length > 0 || flags.length !== known.flags.length;
  return {
    id: product.id,
    accountId,
    flags,
    tag: hash('sha1', flags.map(({ on }) => on).join(), 'base64url'),
    readAt: new Date(product.readAt.getTime() + 1).toISOString(),
    changedSeconds: isChanged ? Math.ceil(performance.now() / 1000) : known.changedSeconds,
  };
}

/** Creates the cache. */
export function createFlagCache(database: Database): FlagCache {
  const cache = createRevalidatingCache<CachedFlags | undefined>(
    // Sites have no account: anyone may read a product's flags.
    (id, known) => database.withSystem((tx) => readFlags(tx, id, known)),
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
