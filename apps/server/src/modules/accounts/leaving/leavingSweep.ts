import type { Database } from '../../../db/database.ts';
import type { ObjectStore } from '../../../ports/objects.ts';
import { deleteOldResets } from '../passwordReset/passwordReset.store.ts';
import { forgetOldDevices } from '../sessions.store.ts';
import * as store from './leaving.store.ts';

const batch = 2000;
const dayMs = 24 * 60 * 60 * 1000;
/** How long a device is remembered that nobody signs in with any more. */
const deviceMs = 365 * dayMs;

/** What the sweep of those who left works with. */
export interface LeavingSweep {
  database: Database;
  objects: ObjectStore;
  /** Told of each product that is gone. */
  onChange: (itemId: string) => void;
  /** Told why an account could not be deleted, which the next sweep tries again. */
  onFailure: (error: unknown) => void;
}

async function deleteRows(database: Database, accountId: string): Promise<void> {
  for (const table of store.NUMEROUS) {
    let deleted = batch;
    // Sites and other accounts are served between one batch and the next.
    while (deleted >= batch) {
      deleted = await database.withSystem((tx) => store.deleteSome(tx, table, accountId, batch));
    }
  }
}

async function deleteObjects(objects: ObjectStore, accountId: string): Promise<void> {
  for (const kind of ['incoming', 'pkg', 'img']) {
    for await (const { key } of objects.list(`${kind}/${accountId}/`)) await objects.remove(key);
  }
}

/** Deletes one account; false for one that came back in time. */
async function deleteLeft(
  { database, objects, onChange }: LeavingSweep,
  id: string,
  now: Date,
): Promise<boolean> {
  if (!(await database.withSystem((tx) => store.claimLeft(tx, id, now)))) return false;
  const items = await database.withSystem((tx) => store.listItemIds(tx, id));
  await deleteRows(database, id);
  if (!(await database.withSystem((tx) => store.deleteAccount(tx, id, now)))) return false;
  for (const item of items) onChange(item);
  await deleteObjects(objects, id);
  return true;
}

/**
 * Deletes the accounts whose grace is over, with everything that is kept of them; answers how many. One
 * that is cut short goes on the next time, and objects left over then are those of no product.
 */
export async function sweepLeft(sweep: LeavingSweep, now = new Date()): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  // Upkeep is done for nobody in particular.
  const ids = await sweep.database.withSystem(async (tx) => {
    await deleteOldResets(tx, now, before(dayMs));
    await forgetOldDevices(tx, before(deviceMs));
    return store.listLeft(tx, now);
  });
  let deleted = 0;
  for (const id of ids) {
    try {
      if (await deleteLeft(sweep, id, now)) deleted += 1;
    } catch (error) {
      sweep.onFailure(error);
    }
  }
  return deleted;
}
