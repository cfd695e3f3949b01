import type { Database } from '../../db/database.ts';
import { SHARED_AGES } from '../../load/revalidatingCache.ts';
import type { KnownVerdict } from './verdict.rules.ts';
import { findVerdict, saveVerdict, type VerdictKey } from './verdicts.store.ts';

const maxCached = 20_000;
const storedMs = 60 * 24 * 60 * 60 * 1000;

/** The latest verdicts of sales platforms, in memory and in the database. */
export interface VerdictCache {
  find(key: VerdictKey): Promise<KnownVerdict | undefined>;
  save(key: VerdictKey, accountId: string, known: KnownVerdict, moment: Date): Promise<void>;
}

/** Returns a verdict's name in the cache. */
export function nameOf({ productId, platform, codeHash }: VerdictKey): string {
  return `${productId} ${platform} ${codeHash}`;
}

interface Entry {
  known: KnownVerdict;
  /** After this moment, the verdict that another server process may have stored is read. */
  freshUntil: number;
}

function toKnown(row: NonNullable<Awaited<ReturnType<typeof findVerdict>>>): KnownVerdict {
  return {
    verdict: row.verdict === 'valid' ? 'valid' : 'invalid',
    reason: row.reason,
    lastValidAt: row.last_valid_at,
    nextCheckAt: row.next_check_at,
  };
}

/**
 * Creates the cache. Errors of the database are reported; the platform is called instead.
 *
 * @param clock the time in milliseconds since any moment
 */
export function createVerdictCache(
  database: Database,
  onFailure: (error: unknown) => void,
  clock: () => number = () => performance.now(),
): VerdictCache {
  const cached = new Map<string, Entry>();

  const add = (name: string, known: KnownVerdict) => {
    cached.delete(name);
    cached.set(name, { known, freshUntil: clock() + SHARED_AGES.maxAgeMs });
    const oldest = cached.keys().next().value;
    if (cached.size > maxCached && oldest !== undefined) cached.delete(oldest);
  };

  return {
    async find(key) {
      const name = nameOf(key);
      const entry = cached.get(name);
      if (entry && clock() < entry.freshUntil) return entry.known;
      // Sites have no account; the key names the product.
      const row = await database.withSystem((tx) => findVerdict(tx, key)).catch(onFailure);
      // A concurrent request may have stored a newer verdict meanwhile.
      const newer = cached.get(name);
      if (newer !== entry) return newer?.known;
      // A code that was never valid is not stored.
      const found: KnownVerdict | undefined = row ? toKnown(row) : entry?.known;
      if (found) add(name, found);
      return found;
    },

    /** Stores only codes that were valid once, so that guessing codes does not fill the table. */
    async save(key, accountId, known, moment) {
      add(nameOf(key), known);
      const { verdict, reason, lastValidAt, nextCheckAt } = known;
      if (!lastValidAt) return;
      const row = {
        item_id: key.productId,
        account_id: accountId,
        platform: key.platform,
        code_hash: key.codeHash,
        verdict,
        reason,
        checked_at: moment,
        last_valid_at: lastValidAt,
        next_check_at: nextCheckAt,
      };
      const oldest = new Date(moment.getTime() - storedMs);
      await database.withSystem((tx) => saveVerdict(tx, row, oldest)).catch(onFailure);
    },
  };
}
