import type { Database } from '../../db/database.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import { productOfPackage } from './uploads.rules.ts';
import { deleteOldTickets, keysOfVersions, keysStillOpen, lockProduct } from './uploads.store.ts';

const OLD_MS = 60 * 60 * 1000;
const BATCH = 200;

/**
 * Deletes uploads that no version was created from and packages of deleted versions, as a stopped
 * server or a deleted product leaves them. Files of the last hour are kept. Returns the number of
 * deleted files.
 */
export async function sweepStorage(
  db: Database,
  objects: ObjectStore,
  now = new Date(),
): Promise<number> {
  // The sweep covers all accounts.
  await db.withSystem(deleteOldTickets);
  let removed = 0;
  for (const [prefix, needed] of [
    ['incoming/', keysStillOpen],
    ['pkg/', keysOfVersions],
  ] as const) {
    const remove = async (keys: string[]) => {
      if (keys.length === 0) return;
      const kept = await db.withSystem((tx) => needed(tx, keys));
      for (const key of keys) {
        if (!kept.has(key) && (await removeUnneeded(key))) removed += 1;
      }
    };
    // A version with the same package may be created right now. The product's lock orders the two.
    const removeUnneeded = (key: string) =>
      db.withSystem(async (tx) => {
        await lockProduct(tx, productOfPackage(key));
        if ((await needed(tx, [key])).has(key)) return false;
        await objects.remove(key);
        return true;
      });
    let batch: string[] = [];
    for await (const { key, modifiedAt } of objects.list(prefix)) {
      if (now.getTime() - modifiedAt.getTime() < OLD_MS) continue;
      batch.push(key);
      if (batch.length < BATCH) continue;
      await remove(batch);
      batch = [];
    }
    await remove(batch);
  }
  return removed;
}
