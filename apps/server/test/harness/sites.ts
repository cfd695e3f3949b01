import { sql } from 'kysely';
import type { SystemTransaction } from '../../src/db/database.ts';

/** Adds a row to each table of sites and of analytics. @param version_id one of the product's versions */
export async function addSiteRows(
  tx: SystemTransaction,
  { version_id, ...product }: { account_id: string; item_id: string; version_id: string },
): Promise<void> {
  const { account_id, item_id } = product;
  const at = '2026-01-01T10:00:00Z';
  const day = { ...product, day: '2026-01-01' };
  const key = { ...product, site_key: Buffer.alloc(16, 1) };
  const site = { ...key, at, host: 'a.example', is_consenting: true };
  await sql`select add_site_days('2026-01-01', '2026-01-01')`.execute(tx);
  await sql`insert into received_hours values (${at}) on conflict do nothing`.execute(tx);
  await tx
    .insertInto('sites')
    .values({ ...site, first_at: at })
    .execute();
  await tx
    .insertInto('site_days')
    .values({ ...site, ...day })
    .execute();
  await tx
    .insertInto('site_releases')
    .values({ ...key, version: '1' })
    .execute();
  await tx
    .insertInto('release_health')
    .values({ ...product, version_id })
    .execute();
  await tx
    .insertInto('release_outcomes')
    .values({ ...key, version: '1', version_id, outcome: 'failed', at })
    .execute();
  await tx.insertInto('daily_update_checks').values(day).execute();
  await tx
    .insertInto('daily_site_counts')
    .values({ ...day, fact: 'php', value: '8.3', sites: 1 })
    .execute();
  for (const table of ['daily_theme_counts', 'daily_plugin_counts'] as const) {
    await tx
      .insertInto(table)
      .values({ ...day, name: 'x', version: '1', sites: 1 })
      .execute();
  }
  await tx
    .insertInto('daily_return_counts')
    .values({ ...day, gap: 1, sites: 1 })
    .execute();
  await tx
    .insertInto('day_rollups')
    .values({ ...day, changed_at: at })
    .execute();
  await tx
    .insertInto('day_snapshots')
    .values({ ...day, part: 0, sites: 1, data: key.site_key })
    .execute();
  await tx.insertInto('analytics_settings').values({ account_id }).execute();
  await tx
    .insertInto('collected_fields')
    .values({ ...product, fields: ['domain'] })
    .execute();
  await tx
    .insertInto('analytics_shares')
    .values({ ...product, id: item_id, name: 'x', token_hash: 'x', filters: ['php:eq:8.3'] })
    .execute();
  await tx
    .insertInto('erased_sites')
    .values({ account_id, site_key: key.site_key, erased_at: at })
    .execute();
  await tx
    .insertInto('domain_erasures')
    .values({ id: item_id, account_id, reference: 'x', rows: '{}' })
    .execute();
}
