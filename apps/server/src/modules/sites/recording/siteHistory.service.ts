import { SITE_DAY_RETENTION } from '@pressdock/api/limits';
import type { Database } from '../../../db/database.ts';
import { addDownloads } from './downloads.store.ts';
import { type CheckBatch, recordChecks } from './siteChecks.store.ts';
import { createSiteDayPartitions } from './siteDays.store.ts';
import { type SiteDownload, saveDownloads } from './siteReleases.store.ts';

/** Stores what sites report and download. */
export type SiteHistory = ReturnType<typeof createSiteHistory>;

const dayMs = 24 * 60 * 60 * 1000;
const longestRetention = Math.max(...SITE_DAY_RETENTION);

/** Returns the days of checks that may be stored. A check is never from the future. */
function listDays({ checks }: CheckBatch, now: Date): Set<string> {
  const dayAt = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
  const [oldest, newest] = [dayAt(-longestRetention), dayAt(1)];
  const days = checks.map(({ at }) => at.slice(0, 10));
  return new Set(days.filter((day) => day >= oldest && day <= newest));
}

/** Returns whether a row had no partition. Its day's partition was deleted meanwhile. */
function lacksPartition(error: unknown): boolean {
  return error instanceof Error && error.message.includes('no partition of relation');
}

/** Creates the service. Sites have no account: each record has the account of its product. */
export function createSiteHistory(database: Database) {
  const partitions = createSiteDayPartitions(database);
  return {
    /**
     * Stores update checks: the newest one of each site, also per day, and what they say about
     * releases. Duplicates and late checks are harmless. Daily records past their retention are skipped.
     * @param now the present for the retention and for the limit of new sites per hour
     * @param options `isLimited`: whether the number of new sites per hour is limited
     */
    async recordChecks(
      batch: CheckBatch,
      now = new Date(),
      { isLimited = true }: { isLimited?: boolean } = {},
    ): Promise<void> {
      await partitions.ensure(listDays(batch, now));
      try {
        await database.withSystem((tx) => recordChecks(tx, batch, { now, isLimited }));
      } catch (error) {
        if (lacksPartition(error)) partitions.forget();
        throw error;
      }
    },

    /** Stores the first download of each version by each site. Sites that never checked are skipped. */
    recordDownloads: (downloads: readonly SiteDownload[]) =>
      database.withSystem((tx) => saveDownloads(tx, downloads)),

    /** Counts downloads of today, and stores which sites they are from. */
    addDownloads: (counts: ReadonlyMap<string, number>, downloads: readonly SiteDownload[]) =>
      database.withSystem(async (tx) => {
        await saveDownloads(tx, downloads);
        await addDownloads(tx, counts);
      }),
  };
}
