import type { Database } from '../../db/database.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import * as store from './imageSweep.store.ts';
import { pictureKey } from './images.rules.ts';

/** How long a picture waits for the product that it was uploaded for. */
const WAIT_MS = 24 * 60 * 60 * 1000;
const BATCH = 200;

/**
 * Remove pictures that no product has shown for a day since their upload, and those whose account is
 * gone; answers how many.
 */
export async function sweepImages(
  db: Database,
  objects: ObjectStore,
  now = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - WAIT_MS);
  let removed = 0;
  // Upkeep is done for nobody in particular.
  for (const image of await db.withSystem((tx) => store.listUnused(tx, before))) {
    const isGone = await db.withSystem(async (tx) => {
      // An upload of the same picture waits for this, and then puts its bytes back.
      if (!(await store.deleteUnused(tx, image, before))) return false;
      const key = pictureKey(image.account_id, image.name);
      if (key !== undefined) await objects.remove(key);
      return true;
    });
    if (isGone) removed += 1;
  }
  const batch: string[] = [];
  const removeUnknown = async () => {
    const keys = batch.splice(0);
    const known = await db.withSystem((tx) => store.keysOfImages(tx, keys));
    for (const key of keys.filter((one) => !known.has(one))) {
      await objects.remove(key);
      removed += 1;
    }
  };
  for await (const { key, modifiedAt } of objects.list('img/')) {
    if (modifiedAt > before) continue;
    batch.push(key);
    if (batch.length >= BATCH) await removeUnknown();
  }
  if (batch.length > 0) await removeUnknown();
  return removed;
}
