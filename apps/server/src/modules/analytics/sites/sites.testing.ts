import type { TestServer } from '../../../../test/harness/server.ts';
import { NO_OPTIONAL_FACTS, type RecordedCheck } from '../../sites/recording/siteFacts.ts';
import { createSiteHistory } from '../../sites/recording/siteHistory.service.ts';
import { createRollups } from '../../sites/rollups/rollups.service.ts';

/** Ends with the error of a day that cannot be rolled up. */
const reject = (error: unknown) => Promise.reject(error);

/** A site of a test; its number is its key. */
export type TestSite = Partial<Omit<RecordedCheck, 'item_id' | 'site_key'>> & { site: number };

/** Records a check of each site on a day and rolls the day up. Sites consent and have a host. */
export async function recordSites(
  server: TestServer,
  item_id: string,
  day: string,
  sites: readonly TestSite[],
): Promise<void> {
  const checks = sites.map(({ site, ...facts }) => ({
    ...NO_OPTIONAL_FACTS,
    host: `site-${site}.example`,
    is_consenting: true,
    installed_version: '2.4.0',
    wordpress_version: '6.7.1',
    php_version: '8.1.29',
    at: `${day}T10:00:00.000Z`,
    times: 1,
    ...facts,
    item_id,
    site_key: String(site).padStart(32, '0'),
  }));
  const now = new Date(`${day}T12:00:00Z`);
  const batch = { checks, uncounted: new Map<string, number>() };
  await createSiteHistory(server.database).recordChecks(batch, now, { isLimited: false });
  await createRollups(server.database, reject).rollUpAll();
}
