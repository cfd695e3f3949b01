import type { Database } from '../../db/database.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import * as store from './imageSweep.store.ts';
import { imageKey } from './images.rules.ts';

/** Unused images are deleted this long after their upload. */
const UNUSED_MS = 24 * 60 * 60 * 1000;
const BATCH = 200;

/**
 * Deletes images that no product uses a day after their upload, and images of deleted accounts.
 * Returns how many.
 */
export async function sweepImages(
  db: Database,
  objects: ObjectStore,
  now = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - UNUSED_MS);
  let removed = 0;
  // The sweep covers all accounts.
  for (const image of await db.withSystem((tx) => store.listUnused(tx, before))) {
    const isDeleted = await db.withSystem(async (tx) => {
      // An upload of the same image waits for this transaction, then stores its bytes again.
      if (!(await store.deleteUnused(tx, image, before))) return false;
      await objects.remove(keyOf(image));
      return true;
    });
    if (isDeleted) removed += 1;
  }
  const batch: store.ImageName[] = [];
  const removeUnknown = async () => {
    const images = batch.splice(0);
    const known = await db.withSystem((tx) => store.listKnown(tx, images));
    const keys = new Set(images.map(keyOf));
    for (const image of known) keys.delete(keyOf(image));
    for (const key of keys) await objects.remove(key);
    removed += keys.size;
  };
  for await (const { key, modifiedAt } of objects.list('img/')) {
    const [, account_id = '', name = ''] = key.split('/');
    if (modifiedAt > before || imageKey(account_id, name) !== key) continue;
    batch.push({ account_id, name });
    if (batch.length >= BATCH) await removeUnknown();
  }
  if (batch.length > 0) await removeUnknown();
  return removed;
}

function keyOf({ account_id, name }: store.ImageName): string {
  return `img/${account_id}/${name}`;
}
