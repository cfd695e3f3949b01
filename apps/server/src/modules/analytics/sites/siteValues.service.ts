import type {
  AnalyticsPluginsResponse,
  PluginVersionsResponse,
  SiteValuesResponse,
  VersionTableResponse,
} from '@pressdock/api';
import { ANALYTICS_DATE_DAYS, type SiteFact } from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { withAnalytics } from '../../../permissions/withAnalytics.ts';
import type { ValueCount } from '../../../snapshots/snapshotQueries.ts';
import { listProducts } from '../products.store.ts';
import type { SiteCounts } from './siteCounts.ts';
import type { SiteSelection } from './siteSelection.ts';
import { parseFilters, scopeOf } from './siteSelection.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Reads what sites report. */
export type SiteValuesService = ReturnType<typeof createSiteValues>;

/** Creates the service. */
export function createSiteValues(
  db: Database,
  { count, createTable, readValues }: SiteCounts,
  now: () => Date = () => new Date(),
) {
  return {
    /** Returns the account's products by name. */
    listProducts: async (
      ctx: RequestContext,
      project: string,
    ): Promise<AnalyticsPluginsResponse> => ({
      data: await withAnalytics(db, ctx, project, (tx) => listProducts(tx, ctx.accountId)),
    }),

    /** Returns the sites of a day by a fact, most sites first. */
    listValues: async (
      ctx: RequestContext,
      selection: SiteSelection,
      fact: SiteFact,
    ): Promise<SiteValuesResponse> =>
      readValues(await scopeOf(db, ctx, selection), selection, fact),

    /**
     * Returns the sites of each product by installed version. Unknown products are left out.
     * @param date by default two days before today
     */
    async listInstalledVersions(
      ctx: RequestContext,
      project: string,
      { pluginIds, date, filter }: { pluginIds: string[]; date?: string; filter?: string[] },
    ): Promise<PluginVersionsResponse> {
      const filters = parseFilters(filter);
      const latest = new Date(now().getTime() - ANALYTICS_DATE_DAYS * dayMs);
      const day = date ?? latest.toISOString().slice(0, 10);
      const all = await scopeOf(db, ctx, { project, product: undefined });
      const productIds = all.productIds.filter((id) => pluginIds.includes(id));
      const data = await Promise.all(
        productIds.map(async (id) => {
          const scope = { accountId: ctx.accountId, productIds: [id] };
          const counts = await count(scope, { date: day, filters }, 'version');
          return { id, installed_versions: counts.map(toVersionCount) };
        }),
      );
      return { data };
    },

    /** Returns the sites of a day by WordPress version and installed version. */
    readVersionTable: async (
      ctx: RequestContext,
      selection: SiteSelection,
    ): Promise<VersionTableResponse> => createTable(await scopeOf(db, ctx, selection), selection),
  };
}

/** Returns a count as the specification's calls return it. */
export function toVersionCount({ value, sites }: ValueCount) {
  return { version: value, vcount: sites };
}
