import type {
  ActiveInstallsResponse,
  AnalyticsDatesResponse,
  AnalyticsDayResponse,
  DownloadPointsResponse,
  GrowthResponse,
  UpdateCountResponse,
} from '@pressdock/api';
import { ANALYTICS_RANGE_DAYS, DOWNLOAD_POINTS, UPDATE_COUNT_DAYS } from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { AccountTransaction, Database } from '../../../db/database.ts';
import { invalid } from '../../../errors.ts';
import { withAnalytics } from '../../../permissions/withAnalytics.ts';
import { analyticsMessages } from '../analytics.messages.ts';
import { selectProducts } from '../products.store.ts';
import * as store from './analyticsDays.store.ts';

/** The account in the path of a call, and the product that it is about; undefined for all products. */
export interface Selection {
  project: string;
  product: string | undefined;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the number of days from one day to another one. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Reads the totals of days. */
export type AnalyticsDaysService = ReturnType<typeof createAnalyticsDays>;

/** Creates the service. */
export function createAnalyticsDays(db: Database, now: () => Date = () => new Date()) {
  const today = () => now().toISOString().slice(0, 10);

  const inProducts = <Result>(
    ctx: RequestContext,
    { project, product }: Selection,
    read: (tx: AccountTransaction, scope: store.Scope) => Promise<Result>,
  ): Promise<Result> =>
    withAnalytics(db, ctx, project, async (tx) => {
      const { accountId } = ctx;
      const productIds = await selectProducts(tx, accountId, product);
      return read(tx, { accountId, productIds });
    });

  return {
    /** Returns the days with data, newest first. */
    listDates: (ctx: RequestContext, selection: Selection): Promise<AnalyticsDatesResponse> =>
      inProducts(ctx, selection, store.listDates),

    /** Returns the totals of a day. */
    readDay: (
      ctx: RequestContext,
      selection: Selection,
      date: string,
    ): Promise<AnalyticsDayResponse> =>
      inProducts(ctx, selection, async (tx, scope) => ({
        data: { date, ...(await store.readTotals(tx, scope, date)) },
      })),

    /** Returns the downloads of the last days, oldest first. */
    listDownloads: (ctx: RequestContext, selection: Selection): Promise<DownloadPointsResponse> =>
      inProducts(ctx, selection, (tx, scope) =>
        store.listDownloads(tx, scope, { until: today(), days: DOWNLOAD_POINTS }),
      ),

    /** Returns the update checks of the last days, oldest first. */
    listUpdateCounts: (ctx: RequestContext, selection: Selection): Promise<UpdateCountResponse> =>
      inProducts(ctx, selection, (tx, scope) =>
        store.listUpdateCounts(tx, scope, { until: today(), days: UPDATE_COUNT_DAYS.listed }),
      ),

    /** Counts the sites from `start` until the day before `end`; one of several products counts in each. */
    async countActiveInstalls(
      ctx: RequestContext,
      selection: Selection,
      { start, end }: { start: string; end: string },
    ): Promise<ActiveInstallsResponse> {
      const days = daysBetween(start, end);
      if (days < 1 || days > ANALYTICS_RANGE_DAYS.activeInstalls) {
        throw invalid(analyticsMessages.installsPeriod);
      }
      const activeInstallCount = await inProducts(ctx, selection, async (tx, scope) => {
        if (days > 1) return store.countSites(tx, scope, { start, end });
        return (await store.readTotals(tx, scope, start)).sites;
      });
      return { activeInstallCount };
    },

    /** Returns the sites of each day of a period, and the releases in it. */
    async listGrowth(
      ctx: RequestContext,
      selection: Selection,
      period: { from: string; to: string },
    ): Promise<GrowthResponse> {
      const days = daysBetween(period.from, period.to) + 1;
      if (days < 1 || days > ANALYTICS_RANGE_DAYS.growth) {
        throw invalid(analyticsMessages.period(ANALYTICS_RANGE_DAYS.growth));
      }
      return inProducts(ctx, selection, async (tx, scope) => ({
        days: await store.listGrowth(tx, scope, period),
        releases: await store.listReleases(tx, scope, period),
      }));
    },
  };
}
