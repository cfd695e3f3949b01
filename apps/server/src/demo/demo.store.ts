import type { ProductKind } from '@pressdock/api';
import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../db/database.ts';
import type { NewRow } from '../db/schema.ts';

/** The setting that records a completely seeded demo. */
const DEMO_READY = 'demo-ready';

/** Finds the demo account and whether it is completely seeded. */
export async function findDemoAccount(
  tx: SystemTransaction,
  email: string,
): Promise<{ id: string; isDone: boolean } | undefined> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user) return undefined;
  const done = await tx
    .selectFrom('user_settings')
    .select('key')
    .where('account_id', '=', user.id)
    .where('key', '=', DEMO_READY)
    .executeTakeFirst();
  return { id: user.id, isDone: done !== undefined };
}

/** Activates or deactivates a demo account. Its data stays. */
export async function setAccountActive(
  tx: SystemTransaction,
  email: string,
  isActive: boolean,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ deactivated_at: isActive ? null : sql<Date>`now()`, leaves_at: null })
    .where('email', '=', email)
    .where(
      // A deactivated person can reactivate the account, and this password is public.
      sql<boolean>`(deactivated_at is null) <> ${isActive} or leaves_at is not null`,
    )
    .execute();
}

/** Returns whether there is an active operator with another e-mail address. */
export async function hasOtherOperator(tx: SystemTransaction, email: string): Promise<boolean> {
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .where('deactivated_at', 'is', null)
    .where('email', '!=', email)
    .executeTakeFirst();
  return other !== undefined;
}

/** Sets the account's plan, and verifies its address, which receives no e-mails. */
export async function prepareAccount(
  tx: SystemTransaction,
  id: string,
  plan: string,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ selected_plan: plan, email_verified_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Finds a product by slug, with its version numbers. */
export async function findDemoProduct(
  tx: AccountTransaction,
  accountId: string,
  kind: ProductKind,
  slug: string,
) {
  const product = await tx
    .selectFrom('items')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!product) return undefined;
  const rows = await tx
    .selectFrom('versions')
    .select('version')
    .where('item_id', '=', product.id)
    .execute();
  return { id: product.id, versions: new Set(rows.map((row) => row.version)) };
}

/** When a version was released and how often it was downloaded. */
export interface DemoHistory {
  version: string;
  releasedAt: Date;
  downloads: number;
}

/** Writes the dates and downloads of a product's versions, and the date of the product. */
export async function writeHistory(
  tx: SystemTransaction,
  productId: string,
  history: readonly DemoHistory[],
): Promise<void> {
  const first = history[0]?.releasedAt;
  if (first) {
    await tx
      .updateTable('items')
      .set({ created_at: first, updated_at: first })
      .where('id', '=', productId)
      .execute();
  }
  for (const { version, releasedAt, downloads } of history) {
    await tx
      .updateTable('versions')
      .set({ created_at: releasedAt, updated_at: releasedAt, downloads })
      .where('item_id', '=', productId)
      .where('version', '=', version)
      .execute();
  }
}

const activityTables = [
  'daily_downloads',
  'sites',
  'site_days',
  'site_releases',
  'daily_update_checks',
  'daily_site_counts',
  'daily_theme_counts',
  'daily_plugin_counts',
  'day_snapshots',
  'day_rollups',
] as const;

/** Replaces the account's downloads of the last days, and deletes its sites. */
export async function writeRecentDownloads(
  tx: SystemTransaction,
  accountId: string,
  days: readonly NewRow<'daily_downloads'>[],
): Promise<void> {
  for (const table of activityTables) {
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
  }
  if (days.length > 0)
    await tx
      .insertInto('daily_downloads')
      .values([...days])
      .execute();
}

/** Lists the newest version of each product. */
export async function listNewestVersions(tx: SystemTransaction, accountId: string) {
  const { rows } = await sql<{ id: string; item_id: string; downloads: number }>`
    select distinct on (item_id) id, item_id, downloads from versions where account_id = ${accountId}
    order by item_id, version_order desc`.execute(tx);
  return rows;
}

/** Records that the demo is completely seeded, so that deleted data is not seeded again. */
export async function markDone(tx: SystemTransaction, accountId: string): Promise<void> {
  await tx
    .insertInto('user_settings')
    .values({ account_id: accountId, key: DEMO_READY, value: 'true' })
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
    .execute();
}

/** Writes when a license was created, suspended and last checked by its sites; returns its id. */
export async function writeLicensePast(
  tx: SystemTransaction,
  accountId: string,
  past: { key: string; issuedAt: Date; suspendedAt: Date | null; seenAt: Date },
): Promise<string> {
  const license = await tx
    .updateTable('licenses')
    .set({ created_at: past.issuedAt, suspended_at: past.suspendedAt })
    .where('account_id', '=', accountId)
    .where('key_folded', '=', past.key)
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('license_activations')
    .set({ first_seen_at: past.issuedAt, last_seen_at: past.seenAt, plugin_version: '2.5.1' })
    .where('license_id', '=', license.id)
    .execute();
  return license.id;
}

/** Writes decisions of the access log. An interrupted seed may have written some of them. */
export async function writeDecisions(
  tx: SystemTransaction,
  decisions: readonly NewRow<'license_decisions'>[],
): Promise<void> {
  await tx
    .insertInto('license_decisions')
    .values([...decisions])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores the present counts of a product's releases as those that they had from their first day on. */
export async function assumeConstantHealth(
  tx: SystemTransaction,
  productId: string,
): Promise<void> {
  await sql`
    update release_health set ages = jsonb_build_object('0', jsonb_build_object(
      'downloaded', downloaded, 'failed', failed, 'rolled_back', rolled_back, 'silent', silent))
    where item_id = ${productId}`.execute(tx);
}
