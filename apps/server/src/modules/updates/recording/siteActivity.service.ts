import type { Database } from '../../../db/database.ts';
import { retention } from './retention.store.ts';
import { type CheckBatch, recordChecks } from './siteCounts.store.ts';

/** Stores what sites report with update checks, and deletes it after its retention period. */
export type SiteActivity = ReturnType<typeof createSiteActivity>;

const DELETED_PER_BATCH = 5000;

/** Creates the service. Sites have no account: each record has the account of its product. */
export function createSiteActivity(database: Database) {
  return {
    /**
     * Stores update checks: the newest one of each site, and the counts of its day.
     * @param now decides in which hour new sites are limited
     */
    record: (batch: CheckBatch, now = new Date()) =>
      database.withSystem((tx) => recordChecks(tx, batch, now)),

    /** Deletes what is past its retention period, and returns how many rows. */
    async deleteOld(): Promise<number> {
      let total = 0;
      for (const deleteOldRows of retention) {
        let deleted = DELETED_PER_BATCH;
        // Batches let the requests of sites and people through in between.
        while (deleted >= DELETED_PER_BATCH) {
          deleted = await database.withSystem((tx) => deleteOldRows(tx, DELETED_PER_BATCH));
          total += deleted;
        }
      }
      return total;
    },
  };
}
