import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { AccountTransaction, Database } from '../../../db/database.ts';
import type { ProductSnapshots } from '../../../snapshots/domainQueries.ts';
import type { Snapshot } from '../../../snapshots/snapshot.ts';
import { decodeSnapshot, sizeOf } from '../../../snapshots/snapshotFile.ts';
import type { Rollups } from '../../sites/rollups/rollups.service.ts';
import type { Scope } from '../days/analyticsDays.store.ts';
import { listParts, type PartKey, readParts } from './siteSnapshots.store.ts';

/** The memory for decoded snapshots, in bytes: about ten parts of 100,000 sites. */
const CACHE_BYTES = 96 * 1024 * 1024;
/** How often a missing snapshot is looked for while another request or process writes it. */
const ATTEMPTS = 100;
const ATTEMPT_MS = 200;
/** How often a day is read: an unreadable snapshot is written again in between. */
const READS = 3;

/** Runs a read of the account, which may be repeated. */
type InAccount = <Result>(work: (tx: AccountTransaction) => Promise<Result>) => Promise<Result>;

/** A decoded part. It is missing if it was deleted meanwhile. */
type ReadPart = Snapshot | 'missing' | 'unreadable';

/** Reads the sites of a day. */
export type SiteSnapshots = ReturnType<typeof createSiteSnapshots>;

/** Creates the reader. Decoded snapshots are cached until their day is rolled up again. */
export function createSiteSnapshots(db: Database, rollups: Pick<Rollups, 'rollUpDay'>) {
  const cache = new LRUCache<string, Snapshot>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (snapshot) => Math.max(1, sizeOf(snapshot)),
  });
  /** The parts that are read at the moment, by their keys. */
  const reading = new Map<string, Promise<ReadPart>>();
  const keyOf = ({ item_id, part, version }: PartKey, day: string) =>
    `${item_id} ${day} ${part} ${version}`;

  /** Rolls a day up, or waits until another request or process has done it. */
  async function rewrite(item_id: string, day: string): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if ((await rollups.rollUpDay({ item_id, day })) !== 'busy') return;
      await wait(ATTEMPT_MS);
    }
  }

  /** A snapshot is missing after the domain of one of its sites was erased, until the next rollup. */
  async function findParts(scope: Scope, day: string, inAccount: InAccount): Promise<PartKey[]> {
    const { parts, missing } = await inAccount((tx) => listParts(tx, scope, day));
    if (missing.length === 0) return parts;
    for (const item_id of missing) await rewrite(item_id, day);
    return (await inAccount((tx) => listParts(tx, scope, day))).parts;
  }

  /** Starts to read and decode parts. Calls of the same time share each part. */
  function startReading(scope: Scope, day: string, keys: readonly PartKey[], inAccount: InAccount) {
    const rows = inAccount((tx) => readParts(tx, scope, day, keys));
    // One part is decoded after the other.
    let previous: Promise<unknown> = rows;
    for (const key of keys) {
      const name = keyOf(key, day);
      const part = previous.then(async (): Promise<ReadPart> => {
        const row = (await rows).find(
          ({ item_id, part: number }) => item_id === key.item_id && number === key.part,
        );
        if (!row) return 'missing';
        const snapshot = await decode(row.data);
        if (!snapshot) return 'unreadable';
        cache.set(name, snapshot);
        return snapshot;
      });
      reading.set(name, part);
      previous = part.finally(() => reading.delete(name));
    }
    // The calls that wait for the parts get the error.
    previous.catch(() => undefined);
  }

  /** Returns undefined if a snapshot was unreadable, and writes it again. */
  async function tryRead(scope: Scope, day: string): Promise<ProductSnapshots[] | undefined> {
    const inAccount: InAccount = (work) => db.withAccount({ accountId: scope.accountId }, work);
    const keys = await findParts(scope, day, inAccount);
    const unread = keys.filter(
      (key) => !cache.has(keyOf(key, day)) && !reading.has(keyOf(key, day)),
    );
    if (unread.length > 0) startReading(scope, day, unread, inAccount);
    const parts = await Promise.all(
      keys.map((key) => cache.get(keyOf(key, day)) ?? reading.get(keyOf(key, day)) ?? 'missing'),
    );
    const unreadable = keys.find((_, index) => parts[index] === 'unreadable');
    if (unreadable) {
      await rewrite(unreadable.item_id, day);
      return undefined;
    }
    return groupByProduct(keys, parts);
  }

  return {
    /** Returns the snapshots of products on a day. Products without data on that day are left out. */
    async read(scope: Scope, day: string): Promise<ProductSnapshots[]> {
      for (let attempt = 0; attempt < READS; attempt += 1) {
        const products = await tryRead(scope, day);
        if (products) return products;
      }
      throw new Error('A snapshot is unreadable.');
    },
  };
}

/** Returns the parts of each product, without missing ones. @param parts those of the keys */
function groupByProduct(keys: readonly PartKey[], parts: readonly ReadPart[]): ProductSnapshots[] {
  const products = Map.groupBy(keys.keys(), (index) => keys[index]?.item_id ?? '');
  return [...products].map(([product, ofProduct]) => ({
    product,
    parts: ofProduct.flatMap((index) => {
      const part = parts[index];
      return typeof part === 'object' ? [part] : [];
    }),
  }));
}

/** Returns undefined for unreadable bytes. */
async function decode(data: Uint8Array): Promise<Snapshot | undefined> {
  try {
    return await decodeSnapshot(data);
  } catch {
    return undefined;
  }
}
