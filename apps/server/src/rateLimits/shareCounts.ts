import type { Database } from '../db/database.ts';
import { createBatcher } from '../load/batcher.ts';
import type { AddedRequests, ShareCount, SharedWindow } from '../load/shareCount.ts';
import type { Sealer } from '../ports/sealing.ts';
import { addCounts } from './rateLimits.store.ts';

const maxBatchSize = 1000;

/**
 * Returns the function that counts requests together with the other servers of a database. Keys are
 * stored as keyed hashes, because they contain addresses.
 */
export function createShareCount(database: Database, sealer: Pick<Sealer, 'digest'>): ShareCount {
  async function share(added: readonly AddedRequests[]): Promise<SharedWindow[]> {
    const hashes = added.map(({ key }) => sealer.digest(`rate limit ${key}`));
    const counts = new Map<string, { count: number; window_ms: number }>();
    for (const [index, { count, windowMs }] of added.entries()) {
      const known = counts.get(hashes[index] ?? '')?.count ?? 0;
      counts.set(hashes[index] ?? '', { count: known + count, window_ms: windowMs });
    }
    const rows = [...counts].map(([key_hash, row]) => ({ key_hash, ...row }));
    // Clients have no account.
    const totals = await database.withSystem((tx) => addCounts(tx, rows));
    const windows = new Map(totals.map((total) => [total.key_hash, total]));
    const shared: SharedWindow[] = [];
    // The total includes the whole batch, so the last request is the last of its key.
    for (const [index, { count }] of [...added.entries()].reverse()) {
      const window = windows.get(hashes[index] ?? '');
      if (!window) throw new Error('A request was not counted.');
      shared[index] = { total: window.count, remainingMs: window.remaining_ms };
      window.count -= count;
    }
    return shared;
  }

  return createBatcher(share, { maxBatchSize, concurrency: 2 });
}
