import { recordSites } from '../../src/modules/analytics/sites/sites.testing.ts';
import type { Person, TestServer } from '../harness/server.ts';

/** The day on which each account's plugin has a site. */
export const DAY = '2026-01-02';

/** The share of an account's analytics. */
export interface AnalyticsIds {
  share: string;
  /** The secret at the end of its URL. */
  shareToken: string;
}

/** Adds a site and a link that shares analytics. */
export async function addAnalytics(
  server: TestServer,
  person: Person,
  plugin: string,
): Promise<AnalyticsIds> {
  await recordSites(server, plugin, DAY, [{ site: 1 }]);
  const { body } = await person.api('POST', `/api/v2/analytics/${person.id}/shares`, {
    ...{ product: plugin, name: 'Mine', date: null, comparedDate: null, filters: [] },
  });
  return { share: body._id, shareToken: body.url.split('/').at(-1) };
}
