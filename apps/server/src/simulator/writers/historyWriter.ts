import type { Database } from '../../db/database.ts';
import { createSiteHistory } from '../../modules/sites/recording/siteHistory.service.ts';
import { createSiteKeys } from '../../modules/sites/report/siteKey.ts';
import { createSiteReports } from '../../modules/sites/report/siteReport.rules.ts';
import type { Sealer } from '../../ports/sealing.ts';
import type { Fleet } from '../fleet.ts';
import { fleetGeo } from '../fleetGeo.ts';
import type { Visit } from '../site.ts';
import { addPastDownloads, findProductVersions } from './downloads.store.ts';
import {
  batchVisits,
  createVisitReader,
  type HistoryBatch,
  type HistoryProduct,
  mergeVisits,
} from './historyBatches.ts';

/** The visits of small fleets that are merged into one batch at least, always of whole days. */
const MERGED_VISITS = 5000;
/** The checks in one transaction at most. */
const MAX_CHECKS = 20_000;

/** How history is written. */
export interface HistoryOptions {
  /** The present of the server. */
  now: Date;
  /** Whether only the last check of each site and day is written, which is faster. */
  isMerged?: boolean;
  /** Called after each day with the number of days that are written. */
  onDay?: (done: number) => void;
}

/**
 * Writes the history of a fleet into a database, through the code that records the requests of sites.
 * Locations come from the fleet, so that no database of locations is necessary.
 */
export function createHistoryWriter(database: Database, sealer: Pick<Sealer, 'digest'>) {
  const siteHistory = createSiteHistory(database);
  const reports = createSiteReports({ deriveKey: createSiteKeys(sealer), geo: fleetGeo });

  const write = async (
    { checks, downloads, counts }: HistoryBatch,
    now: Date,
    isMerged: boolean,
  ) => {
    // Checks of several days tell what happened to a version only if its download is known.
    if (isMerged) await siteHistory.recordDownloads(downloads);
    for (let start = 0; start < checks.length; start += MAX_CHECKS) {
      const batch = { checks: checks.slice(start, start + MAX_CHECKS), uncounted: new Map() };
      await siteHistory.recordChecks(batch, now, { isLimited: false });
    }
    await siteHistory.recordDownloads(downloads);
    await database.withSystem((tx) => addPastDownloads(tx, counts));
  };

  return {
    siteHistory,
    reports,

    /** Returns the ids of a product's versions by version; undefined if there is no such product. */
    findVersions: (productId: string) =>
      database.withSystem((tx) => findProductVersions(tx, productId)),

    /** Writes all days of a fleet. Their daily records are not rolled up yet. */
    async writeFleet(
      fleet: Fleet,
      product: HistoryProduct,
      { now, isMerged = false, onDay }: HistoryOptions,
    ): Promise<void> {
      const reader = createVisitReader(product, reports);
      let visits: Visit[] = [];
      let done = 0;
      for (const day of fleet.simulate()) {
        visits = visits.length === 0 ? day.visits : visits.concat(day.visits);
        done += 1;
        const isComplete = visits.length >= MERGED_VISITS || done === fleet.days.length;
        if (isMerged && !isComplete) continue;
        const batches = isMerged ? [mergeVisits(visits, reader)] : batchVisits(visits, reader);
        for (const batch of batches) await write(batch, now, isMerged);
        visits = [];
        onDay?.(done);
      }
    },
  };
}
