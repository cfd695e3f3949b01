import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../db/database.ts';
import type { ItemKind, NewRow } from '../db/schema.ts';

/** The setting that says that all of the demo is there. */
const DONE = 'demo-ready';

/** The demo account, once it is registered, and whether everything of it is there. */
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
    .where('key', '=', DONE)
    .executeTakeFirst();
  return { id: user.id, isDone: done !== undefined };
}

/** Let the demo account in, or keep it and its sessions out; nothing of it is lost. */
export async function admitAccount(
  tx: SystemTransaction,
  email: string,
  isAdmitted: boolean,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ deactivated_at: isAdmitted ? null : sql<Date>`now()`, leaves_at: null })
    .where('email', '=', email)
    .where(
      // Who leaves may come back with the password that everyone knows.
      sql<boolean>`(deactivated_at is null) <> ${isAdmitted} or leaves_at is not null`,
    )
    .execute();
}

/** Whether somebody but the person with an address administers this server. */
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

/** Give the account the plan that the demo shows. No call can do this. */
export async function choosePlan(tx: SystemTransaction, id: string, plan: string): Promise<void> {
  await tx.updateTable('users').set({ selected_plan: plan }).where('id', '=', id).execute();
}

/** The product of a slug, with the numbers of the versions it has. */
export async function findDemoProduct(
  tx: AccountTransaction,
  accountId: string,
  kind: ItemKind,
  slug: string,
) {
  const item = await tx
    .selectFrom('items')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!item) return undefined;
  const rows = await tx
    .selectFrom('versions')
    .select('version')
    .where('item_id', '=', item.id)
    .execute();
  return { id: item.id, versions: new Set(rows.map((row) => row.version)) };
}

/** A version's past: when it came out and how often it was downloaded. */
export interface DemoHistory {
  version: string;
  releasedAt: Date;
  downloads: number;
}

/** Give a product's versions a past, and the product one from its first version on. */
export async function writeHistory(
  tx: SystemTransaction,
  itemId: string,
  history: readonly DemoHistory[],
): Promise<void> {
  const first = history[0]?.releasedAt;
  if (first) {
    await tx
      .updateTable('items')
      .set({ created_at: first, updated_at: first })
      .where('id', '=', itemId)
      .execute();
  }
  for (const { version, releasedAt, downloads } of history) {
    await tx
      .updateTable('versions')
      .set({ created_at: releasedAt, updated_at: releasedAt, downloads })
      .where('item_id', '=', itemId)
      .where('version', '=', version)
      .execute();
  }
}

/** Spread some of the newest version's downloads over the last days, and note when sites last asked. */
export async function writeRecentActivity(
  tx: SystemTransaction,
  accountId: string,
  days: readonly NewRow<'daily_downloads'>[],
  checks: readonly NewRow<'update_checks'>[],
): Promise<void> {
  await tx.deleteFrom('daily_downloads').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('update_checks').where('account_id', '=', accountId).execute();
  if (days.length > 0)
    await tx
      .insertInto('daily_downloads')
      .values([...days])
      .execute();
  if (checks.length > 0)
    await tx
      .insertInto('update_checks')
      .values([...checks])
      .execute();
}

/** The newest version of each product that has one. */
export async function newestVersions(tx: SystemTransaction, accountId: string) {
  const { rows } = await sql<{ id: string; item_id: string; downloads: number }>`
    select distinct on (item_id) id, item_id, downloads from versions where account_id = ${accountId}
    order by item_id, version_major desc, version_minor desc, version_patch desc`.execute(tx);
  return rows;
}

/** Note that everything of the demo is there: what its owner deletes now does not come back. */
export async function markDone(tx: SystemTransaction, accountId: string): Promise<void> {
  await tx
    .insertInto('user_settings')
    .values({ account_id: accountId, key: DONE, value: 'true' })
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
    .execute();
}

/** Give a licence its past: when it was issued and suspended, when its sites last asked; answers its id. */
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
