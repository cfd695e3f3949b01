import type { Database } from '../../../db/database.ts';
import { deleteOldHours } from '../hours/receivedHours.store.ts';
import { deleteOldErasures } from '../recording/erasedSites.store.ts';
import {
  closeOldDays,
  closeOldReleases,
  type DeleteOldRows,
  deleteOldReleases,
  deleteOrphanedDays,
  renewPartitions,
  retention,
} from './retention.store.ts';

/** Deletes what is past its retention period. */
export type SiteRetention = ReturnType<typeof createSiteRetention>;

const DELETED_PER_BATCH = 5000;

/** Creates the service. Sites have no account: each record has the account of its product. */
export function createSiteRetention(database: Database) {
  async function deleteAll(deleteOldRows: DeleteOldRows): Promise<number> {
    let total = 0;
    let deleted = DELETED_PER_BATCH;
    // Batches let the requests of sites and people through in between.
    while (deleted >= DELETED_PER_BATCH) {
      deleted = await database.withSystem((tx) => deleteOldRows(tx, DELETED_PER_BATCH));
      total += deleted;
    }
    return total;
  }

  return {
    /** Renews the partitions of daily records, and deletes old ones and those of deleted products. */
    async deleteOld(): Promise<void> {
      await deleteAll(closeOldDays);
      await database.withSystem(renewPartitions);
      await database.withSystem(deleteOldHours);
      await database.withSystem(deleteOldErasures);
      for (const { deleteOldRows } of retention) await deleteAll(deleteOldRows);
      await deleteAll(deleteOrphanedDays);
    },

    /** Deletes what happened to old releases. Reads the whole table, so it is to run rarely. */
    async deleteOldReleases(): Promise<void> {
      await deleteAll(closeOldReleases);
      await deleteAll(deleteOldReleases.deleteOldRows);
    },
  };
}
