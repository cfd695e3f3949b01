import { sql } from 'kysely';
import type { RecordedCheck } from '../../src/modules/sites/recording/siteFacts.ts';
import { createSiteHistory } from '../../src/modules/sites/recording/siteHistory.service.ts';
import { createRollups } from '../../src/modules/sites/rollups/rollups.service.ts';
import type { TestServer } from './server.ts';

/** Ends with the error of a day that cannot be rolled up. */
const reject = (error: unknown) => Promise.reject(error);

/** Returns the day (UTC) that is a number of days from today. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Stores update checks and counts the sites of their days. */
export async function countSites(
  { database }: Pick<TestServer, 'database'>,
  checks: readonly RecordedCheck[],
): Promise<void> {
  const batch = { checks, uncounted: new Map() };
  // Checks of past days count as a history, which has no limit of new sites per hour.
  await createSiteHistory(database).recordChecks(batch, new Date(), { isLimited: false });
  const rollups = createRollups(database, reject);
  const ids = [...new Set(checks.map(({ item_id }) => item_id))];
  for (;;) {
    await rollups.rollUpAll();
    // The server's own sweep may still count a day.
    const { rows } = await database.withSystem((tx) =>
      sql`select from day_rollups where item_id = any(${`{${ids.join()}}`}::uuid[])
        and (rolled_up_at is null or rolled_up_at < changed_at)`.execute(tx),
    );
    if (rows.length === 0) return;
  }
}
