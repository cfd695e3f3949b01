import type { Database } from '../../db/database.ts';
import { deleteUnused } from './imageSweep.store.ts';

/** Unused images are deleted this long after their upload. */
const UNUSED_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes images that no product uses a day after their upload, and returns how many. The storage
 * sweep deletes their files, like those of deleted accounts.
 */
export function sweepImages(db: Database, now = new Date()): Promise<number> {
  // The sweep covers all accounts.
  return db.withSystem((tx) => deleteUnused(tx, new Date(now.getTime() - UNUSED_MS)));
}
