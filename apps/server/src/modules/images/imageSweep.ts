import type { Database } from '../../db/database.ts';
import * as store from './imageSweep.store.ts';

/** Unused images are deleted this long after their upload. */
const UNUSED_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes images that no product uses a day after their upload, and returns how many. The storage
 * sweep deletes their files, like those of deleted accounts.
 */
export async function sweepImages(db: Database, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - UNUSED_MS);
  let removed = 0;
  // The sweep covers all accounts. One image at a time, so that nobody waits for the others.
  for (const image of await db.withSystem((tx) => store.listUnused(tx, before))) {
    if (await db.withSystem((tx) => store.deleteUnused(tx, image, before))) removed += 1;
  }
  return removed;
}
