import { sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';
import type { SiteCheck } from './siteFacts.ts';

/** Stores when the first site was offered each version. Later offers change nothing. */
export async function recordFirstOffers(
  tx: SystemTransaction,
  offers: ReadonlyMap<string, Date>,
): Promise<void> {
  const rows = JSON.stringify([...offers].map(([id, at]) => ({ id, at })));
  await sql`
    update versions v set first_offered_at = found.at
    from (select v.id, r.at
      from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, at timestamptz)
      join versions v on v.id = r.id
      where v.first_offered_at is null order by v.id for update of v) found
    where v.id = found.id`.execute(tx);
}

/** Returns when each installed version was first reported. */
function findFirstReports(checks: readonly SiteCheck[]) {
  const first = new Map<string, { item_id: string; version: string; at: string }>();
  for (const { item_id, installed_version: version, at } of checks) {
    if (version === null) continue;
    const key = `${item_id} ${version}`;
    const known = first.get(key);
    if (!known || at < known.at) first.set(key, { item_id, version, at });
  }
  return [...first.values()];
}

/**
 * Stores when the first site reported each version as installed. Checks from before its release are
 * skipped: the author's own site may have it earlier.
 */
export async function recordFirstUpdates(
  tx: SystemTransaction,
  checks: readonly SiteCheck[],
): Promise<void> {
  const reports = findFirstReports(checks);
  if (reports.length === 0) return;
  await sql`
    update versions v set first_updated_at = found.at
    from (select v.id, r.at
      from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb)
        as r(item_id uuid, version text, at timestamptz)
      join versions v on v.item_id = r.item_id and v.version = r.version
      where v.first_updated_at is null and r.at >= v.created_at
      order by v.id for update of v) found
    where v.id = found.id`.execute(tx);
}
