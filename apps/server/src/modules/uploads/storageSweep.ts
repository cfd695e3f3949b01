import type { Database } from '../../db/database.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import { parseProductId } from './uploads.rules.ts';
import { deleteOldTickets, findOpenKeys, findVersionKeys, lockProduct } from './uploads.store.ts';

const MIN_AGE_MS = 60 * 60 * 1000;
const BATCH = 200;

/**
 * Deletes uploads that no version was created from, and packages of deleted versions. Skips files
 * of the last hour. Returns the number of deleted files.
 */
export async function sweepStorage(
  db: Database,
  objects: ObjectStore,
  now = new Date(),
): Promise<number> {
  // The sweep covers all accounts.
  await db.withSystem(deleteOldTickets);
  let removed = 0;
  for (const [prefix, findNeeded] of [
    ['incoming/', findOpenKeys],
    ['pkg/', findVersionKeys],
  ] as const) {
    const remove = async (keys: string[]) => {
      if (keys.length === 0) return;
      const neededKeys = await db.withSystem((tx) => findNeeded(tx, keys));
      for (const key of keys) {
        if (!neededKeys.has(key) && (await removeUnneeded(key))) removed += 1;
      }
    };
    // A concurrent request may create a version with the same package, so the product is locked.
    const removeUnneeded = (key: string) =>
      db.withSystem(async (tx) => {
        await lockProduct(tx, parseProductId(key));
        if ((await findNeeded(tx, [key])).has(key)) return false;
        await objects.remove(key);
        return true;
      });
    let batch: string[] = [];
    for await (const { key, modifiedAt } of objects.list(prefix)) {
      if (now.getTime() - modifiedAt.getTime() < MIN_AGE_MS) continue;
      batch.push(key);
      if (batch.length < BATCH) continue;
      await remove(batch);
      batch = [];
    }
    await remove(batch);
  }
  return removed;
}
