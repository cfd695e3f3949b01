import type {
  AnalyticsDatesResponse,
  AnalyticsDayResponse,
  DownloadPointsResponse,
  GrowthResponse,
  SiteValuesResponse,
  UpdateCountResponse,
  VersionTableResponse,
} from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import type { SiteFact } from '@pressdock/api/limits';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom } from '../../shared/server/query.ts';
import { atomFamily } from '../../shared/state.ts';
import { meAtom } from '../user/user.queries.ts';
import { dayAfter } from './day.rules.ts';

/** The cache key of everything about analytics. */
export const analyticsKey = ['analytics'] as const;

/** The account that a call is about, and the signal that cancels it. */
export interface CallContext {
  uuid: string;
  signal: AbortSignal;
}

/**
 * Returns a family of atoms, one for each query, that call the analytics of the current account.
 * @param name the call's part of the cache key
 */
export function analyticsAtoms<Query extends object, Data>(
  name: string,
  call: (query: Query, context: CallContext) => Promise<Result<Data>>,
) {
  // Queries are compared by their text, because callers create a new object on every render.
  const family = atomFamily((text: string) =>
    queryAtom<Data>((get) => {
      const uuid = get(meAtom).data?._id;
      return {
        queryKey: [...analyticsKey, name, uuid, text],
        queryFn: ({ signal }) =>
          dataOf(call(JSON.parse(text) as Query, { uuid: uuid ?? '', signal })),
        enabled: uuid !== undefined,
      };
    }),
  );
  return (query: Query) => family(JSON.stringify(query));
}

/** A product; without one, the sites of all products are counted. */
export interface ProductScope {
  product?: string;
}

/** A product and a day (YYYY-MM-DD). */
export interface DayScope extends ProductScope {
  date: string;
}

/** A product, a day, and filters as the server reads them. */
export interface SitesScope extends DayScope {
  filter?: readonly string[];
}

const sitesQuery = ({ product, filter = [] }: SitesScope) => ({
  ...(product === undefined ? {} : { product }),
  ...(filter.length === 0 ? {} : { filter: [...filter] }),
});

/** The days with data, newest first. */
export const analyticsDatesAtoms = analyticsAtoms<ProductScope, AnalyticsDatesResponse>(
  'dates',
  (query, { uuid, signal }) =>
    api.get('/api/v2/analytics/{uuid}/dates', { params: { path: { uuid }, query }, signal }),
);

/** The totals of a day. */
export const analyticsDayAtoms = analyticsAtoms<DayScope, AnalyticsDayResponse>(
  'day',
  ({ date, ...query }, { uuid, signal }) =>
    api.get('/api/v2/analytics/{uuid}/{date}', { params: { path: { uuid, date }, query }, signal }),
);

/** The sites of a day by a fact, most sites first. */
export const siteValuesAtoms = analyticsAtoms<SitesScope & { fact: SiteFact }, SiteValuesResponse>(
  'values',
  ({ fact, ...scope }, { uuid, signal }) =>
    api.get('/api/v2/analytics/{uuid}/{date}/values/{fact}', {
      params: { path: { uuid, date: scope.date, fact }, query: sitesQuery(scope) },
      signal,
    }),
);

/** The sites of a day by WordPress and product version. */
export const versionTableAtoms = analyticsAtoms<SitesScope, VersionTableResponse>(
  'versionTable',
  (scope, { uuid, signal }) =>
    api.get('/api/v2/analytics/{uuid}/{date}/wordpress-by-version', {
      params: { path: { uuid, date: scope.date }, query: sitesQuery(scope) },
      signal,
    }),
);

/** The sites of each day of a period, and the releases in it; both days are included. */
export const growthAtoms = analyticsAtoms<
  ProductScope & { from: string; to: string },
  GrowthResponse
>('growth', (query, { uuid, signal }) =>
  api.get('/api/v2/analytics/{uuid}/growth', { params: { path: { uuid }, query }, signal }),
);

/** The downloads of the last days, oldest first. */
export const downloadPointsAtoms = analyticsAtoms<ProductScope, DownloadPointsResponse>(
  'downloads',
  (query, { uuid, signal }) =>
    api.get('/api/v2/analytics/{uuid}/downloads', { params: { path: { uuid }, query }, signal }),
);

/** The update checks of the last days, oldest first. */
export const updateCountsAtoms = analyticsAtoms<ProductScope, UpdateCountResponse>(
  'updateCounts',
  (query, { uuid, signal }) =>
    api.get('/api/v2/analytics/{uuid}/update-count', { params: { path: { uuid }, query }, signal }),
);

/** The different sites that checked for updates on a day. */
export const activeInstallsAtoms = analyticsAtoms<DayScope, { activeInstallCount: number }>(
  'activeInstalls',
  ({ date, ...query }, { uuid, signal }) =>
    api.get('/api/v2/analytics/{uuid}/active-installs/{startDate}/{endDate}', {
      params: { path: { uuid, startDate: date, endDate: dayAfter(date) }, query },
      signal,
    }),
);
