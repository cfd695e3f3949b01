import type { RouteRecord } from '@pressdock/api';
import type { OperationId } from '@pressdock/api/client';
import type { ByOperation } from '../harness/samples.ts';
import { DAY } from './ownedAnalytics.ts';
import type { OwnedIds } from './ownedIds.ts';

/** Valid bodies of the calls about analytics. */
export const analyticsBodies: ByOperation<unknown> = {
  saveAnalyticsSettings: { retentionDays: 30 },
  saveCollectedFields: { fields: ['domain'] },
  eraseDomain: { domain: 'mine.com' },
};

/** Returns the bodies that name a product. */
export function analyticsBodiesOf(plugin: string): ByOperation<unknown> {
  return {
    listInstalledVersions: { pluginIds: [plugin] },
    createShare: { product: plugin, name: 'New', date: null, comparedDate: null, filters: [] },
  };
}

/** The queries that these calls need. */
export const analyticsQueries: ByOperation<string> = {
  listGrowth: `?from=${DAY}&to=${DAY}`,
  listDomains: `?date=${DAY}`,
  findSiteHosting: '?ip_address=192.0.2.0/24',
  findSiteLocation: '?ip_address=192.0.2.0/24',
  listOutcomeSites: '?outcome=failed',
};

/** The queries of calls that name a product. */
const productQueries: ByOperation<string> = {
  readAnswers: `&date=${DAY}`,
  listReleaseHealth: '',
};

/** Returns the query of a call that names a product; undefined for other calls. */
export function productQueryOf(operation: OperationId, product: string): string | undefined {
  const more = productQueries[operation];
  return more === undefined ? undefined : `?product=${product}${more}`;
}

/** The statuses that the owner receives, where they are not 200. */
export const analyticsStatuses: ByOperation<number> = {
  createShare: 201,
  revokeShare: 204,
  eraseDomain: 201,
};

/** Path parameters that identify nothing. */
export const plainParams: Readonly<Record<string, string>> = {
  date: DAY,
  startDate: DAY,
  endDate: '2026-01-03',
  fact: 'php',
};

/** Returns the id of the share of a call; undefined for other calls. */
export function analyticsIdOf({ url }: RouteRecord, of: OwnedIds): string | undefined {
  return url.endsWith('/shares/:id') ? of.share : undefined;
}
