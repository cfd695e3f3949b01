import type { Database } from '../../db/database.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import * as store from './storageSweep.store.ts';
import { deleteOldTickets, findOpenKeys } from './uploads.store.ts';

/**
 * No database can have a ticket of an older upload: tickets are valid for 15 minutes and are deleted
 * an hour later, by a sweep that runs every 15 minutes.
 */
const UPLOAD_MS = 90 * 60 * 1000;
const BATCH = 200;

/** Deletes uploads that no version was created from, also those of other databases. */
async function sweepUploads(db: Database, objects: ObjectStore, now: Date): Promise<number> {
  let removed = 0;
  const removeUnneeded = async (keys: string[]) => {
    if (keys.length === 0) return;
    const openKeys = await db.withSystem((tx) => findOpenKeys(tx, keys));
    for (const key of keys) {
      if (openKeys.has(key)) continue;
      await objects.remove(key);
      removed += 1;
    }
  };
  let batch: string[] = [];
  for await (const { key, modifiedAt } of objects.list('incoming/')) {
    if (now.getTime() - modifiedAt.getTime() < UPLOAD_MS) continue;
    batch.push(key);
    if (batch.length < BATCH) continue;
    await removeUnneeded(batch);
    batch = [];
  }
  await removeUnneeded(batch);
  return removed;
}

/**
 * Deletes the packages and images that are recorded as unused, unless a row refers to them again. An
 * object that this database does not know is not deleted: it may belong to a newer database.
 */
async function sweepUnused(db: Database, objects: ObjectStore): Promise<number> {
  // A concurrent request may refer to the object, so its product or account is locked.
  const sweep = (object: store.UnusedObject) =>
    db.withSystem(async (tx) => {
      if (!(await store.lockUnused(tx, object))) return false;
      const isUsed = await store.isUsed(tx, object);
      if (!isUsed && !(await objects.remove(object.object_key))) return false;
      await store.deleteUnused(tx, object);
      return !isUsed;
    });
  let removed = 0;
  const failures: unknown[] = [];
  for (const object of await db.withSystem(store.listUnused)) {
    try {
      if (await sweep(object)) removed += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  // One object that cannot be deleted keeps no other one.
  if (failures.length > 0) throw failures[0];
  return removed;
}

/**
 * Deletes uploads that no version was created from, packages without a version, and images without a
 * row. Returns the number of deleted files.
 */
export async function sweepStorage(
  db: Database,
  objects: ObjectStore,
  now = new Date(),
): Promise<number> {
  // The sweep covers all accounts.
  await db.withSystem(deleteOldTickets);
  return (await sweepUploads(db, objects, now)) + (await sweepUnused(db, objects));
}
