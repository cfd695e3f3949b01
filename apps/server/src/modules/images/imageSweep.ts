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
      await objects.remove(keyOf(image));
      return true;
    });
    if (isGone) removed += 1;
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
    if (modifiedAt > before || pictureKey(account_id, name) !== key) continue;
    batch.push({ account_id, name });
    if (batch.length >= BATCH) await removeUnknown();
  }
  if (batch.length > 0) await removeUnknown();
  return removed;
}

function keyOf({ account_id, name }: store.ImageName): string {
  return `img/${account_id}/${name}`;
}
