import type { CollectedField } from '@pressdock/api/limits';
import type { RecordedCheck } from '../../modules/sites/recording/siteFacts.ts';
import type { SiteHistory } from '../../modules/sites/recording/siteHistory.service.ts';
import type { SiteReports } from '../../modules/sites/report/siteReport.rules.ts';
import { dayAt } from '../fleet.ts';
import type { CheckVisit, DownloadVisit, SiteState, Visit } from '../site.ts';
import { siteKeyOf } from '../truth/reportedFacts.ts';
import { toRequest } from '../visitRequest.ts';
import type { DayDownloads } from './downloads.store.ts';

/** The product whose history is written. */
export interface HistoryProduct {
  id: string;
  /** The ids of its versions by version. */
  versionIds: ReadonlyMap<string, string>;
  /** The optional fields that it collects. */
  fields: ReadonlySet<CollectedField>;
}

type SiteDownload = Parameters<SiteHistory['recordDownloads']>[0][number];

/** Checks and the downloads after them. */
export interface HistoryBatch {
  checks: RecordedCheck[];
  downloads: SiteDownload[];
  /** All downloads by day, also of sites that do not send their address. */
  counts: DayDownloads[];
}

/** The checks in one batch at most. */
const BATCH_SIZE = 2000;

const emptyBatch = (): HistoryBatch => ({ checks: [], downloads: [], counts: [] });

const timeOf = (at: number) => new Date(at).toISOString();

/** Converts visits to the records of a product. */
export function createVisitReader(product: HistoryProduct, reports: SiteReports) {
  // Sites report the same for days, and reading a request takes longer than everything else.
  const known = new WeakMap<SiteState, Omit<RecordedCheck, 'at' | 'times'>>();
  const keys = new WeakMap<SiteState, string | undefined>();

  const read = (visit: CheckVisit) => {
    const check =
      known.get(visit.site) ?? reports.readCheck(product.id, toRequest(visit), product.fields);
    known.set(visit.site, check);
    return check;
  };

  return {
    readCheck(visit: CheckVisit, times = 1): RecordedCheck {
      const check = { ...read(visit), at: timeOf(visit.at), times };
      return visit.offered === null ? check : { ...check, offered: visit.offered };
    },

    /** Adds a download to a batch. Versions that the product does not have are skipped. */
    addDownload({ downloads, counts }: HistoryBatch, visit: DownloadVisit): void {
      const id = product.versionIds.get(visit.version);
      if (id === undefined) return;
      counts.push({ version_id: id, day: dayAt(visit.at), downloads: 1 });
      const key = keys.get(visit.site) ?? reports.readKey(toRequest(visit));
      keys.set(visit.site, key);
      if (key !== undefined) {
        downloads.push({ version_id: id, site_key: key, at: timeOf(visit.at) });
      }
    },
  };
}

type VisitReader = ReturnType<typeof createVisitReader>;

/** Divides the visits of a day into batches, in which no site checks again after a download. */
export function* batchVisits(
  visits: readonly Visit[],
  reader: VisitReader,
): Generator<HistoryBatch> {
  let batch = emptyBatch();
  let downloading = new Set<number>();
  for (const visit of visits) {
    if (visit.kind === 'download') {
      reader.addDownload(batch, visit);
      downloading.add(visit.site.number);
      continue;
    }
    if (batch.checks.length >= BATCH_SIZE || downloading.has(visit.site.number)) {
      yield batch;
      batch = emptyBatch();
      downloading = new Set();
    }
    batch.checks.push(reader.readCheck(visit));
  }
  yield batch;
}

/**
 * Returns one batch for several days with the last check of each site and day and the number of its
 * checks. That is faster, and hardly any answer about days differs.
 */
export function mergeVisits(visits: readonly Visit[], reader: VisitReader): HistoryBatch {
  const batch = emptyBatch();
  const last = new Map<string, { visit: CheckVisit; times: number }>();
  for (const visit of visits) {
    if (visit.kind === 'download') {
      reader.addDownload(batch, visit);
      continue;
    }
    const key = `${dayAt(visit.at)} ${siteKeyOf(visit.site) ?? visit.site.number}`;
    last.set(key, { visit, times: (last.get(key)?.times ?? 0) + 1 });
  }
  batch.checks = [...last.values()].map(({ visit, times }) => reader.readCheck(visit, times));
  return batch;
}
