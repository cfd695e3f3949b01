import type { SharedAnalyticsResponse } from '@pressdock/api';
import { SITE_FACTS } from '@pressdock/api/limits';
import type { Database } from '../../../db/database.ts';
import { parseSiteFilter } from '../../../snapshots/siteFilter.rules.ts';
import * as days from '../days/analyticsDays.store.ts';
import { findUsualDay } from '../days/usualDay.rules.ts';
import type { SiteCounts } from '../sites/siteCounts.ts';

/** The figures that a link shows. */
export type SharedFigures = Pick<
  SharedAnalyticsResponse,
  'day' | 'compared' | 'versionTable' | 'growth'
>;

/** The selection of a link: null stands for the newest complete day, and for no comparison. */
export interface SharedSelection {
  accountId: string;
  productId: string;
  day: string | null;
  comparedDay: string | null;
  filters: readonly string[];
}

const GROWTH_DAYS = 90;
const dayMs = 24 * 60 * 60 * 1000;

/** Reads the figures of links, for callers that decide who may see them. */
export function createSharedFigures(
  db: Database,
  counts: SiteCounts,
  now: () => Date = () => new Date(),
) {
  /** Returns the figures; undefined if the product has no data. */
  return async (selection: SharedSelection): Promise<SharedFigures | undefined> => {
    const { accountId, productId } = selection;
    const scope = { accountId, productIds: [productId] };
    const filters = selection.filters.flatMap((text) => parseSiteFilter(text) ?? []);
    const dates = await db.withAccount(scope, (tx) => days.listDates(tx, scope));
    const date = selection.day ?? findUsualDay(dates, now());
    if (date === undefined || !dates.includes(date)) return undefined;

    const readDay = async (day: string) => {
      const { sites, newSites } = await db.withAccount(scope, (tx) =>
        days.readTotals(tx, scope, day),
      );
      const ofFacts: SharedFigures['day']['values'] = [];
      for (const fact of SITE_FACTS) {
        ofFacts.push({
          fact,
          ...(await counts.readValues(scope, { date: day, filters }, fact)),
        });
      }
      return { date: day, sites, newSites, values: ofFacts };
    };

    const from = new Date(Date.parse(date) - GROWTH_DAYS * dayMs).toISOString().slice(0, 10);
    return {
      day: await readDay(date),
      compared: selection.comparedDay === null ? null : await readDay(selection.comparedDay),
      versionTable: await counts.createTable(scope, { date, filters }),
      growth: await db.withAccount(scope, async (tx) => ({
        days: await days.listGrowth(tx, scope, { from, to: date }),
        releases: await days.listReleases(tx, scope, { from, to: date }),
      })),
    };
  };
}
