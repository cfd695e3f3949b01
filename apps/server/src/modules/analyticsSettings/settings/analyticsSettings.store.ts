import type { CollectedField } from '@pressdock/api/limits';
import type { AccountTransaction } from '../../../db/database.ts';
import type { OptionalFact } from '../../sites/recording/siteFacts.ts';

/** Returns how many days an account stores daily records; undefined for the default. */
export async function readRetention(
  tx: AccountTransaction,
  accountId: string,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('analytics_settings')
    .select('retention_days')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.retention_days;
}

/** Saves how many days an account stores daily records. */
export async function saveRetention(
  tx: AccountTransaction,
  accountId: string,
  retentionDays: number,
): Promise<void> {
  await tx
    .insertInto('analytics_settings')
    .values({ account_id: accountId, retention_days: retentionDays })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ retention_days: retentionDays }),
    )
    .execute();
}

/** Returns a product with the fields that it collects, null for the default; undefined if it does not exist. */
export function findCollectedFields(
  tx: AccountTransaction,
  accountId: string,
  productId: string,
): Promise<{ fields: CollectedField[] | null } | undefined> {
  return tx
    .selectFrom('items')
    .leftJoin('collected_fields', 'collected_fields.item_id', 'items.id')
    .select('collected_fields.fields')
    .where('items.account_id', '=', accountId)
    .where('items.id', '=', productId)
    .executeTakeFirst();
}

/**
 * Waits for the transactions that write records of a product's sites, and keeps new ones out until this
 * transaction ends. Returns whether the product exists.
 */
export async function lockProduct(
  tx: AccountTransaction,
  accountId: string,
  productId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('items')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves the fields that a product collects. */
export async function saveCollectedFields(
  tx: AccountTransaction,
  accountId: string,
  productId: string,
  fields: CollectedField[],
): Promise<void> {
  await tx
    .insertInto('collected_fields')
    .values({ account_id: accountId, item_id: productId, fields })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet({ fields }))
    .execute();
}

/** Forgets what a product's sites reported with their newest checks. */
export async function forgetFields(
  tx: AccountTransaction,
  accountId: string,
  productId: string,
  columns: readonly OptionalFact[],
): Promise<void> {
  if (columns.length === 0) return;
  await tx
    .updateTable('sites')
    .set(Object.fromEntries(columns.map((column) => [column, null])))
    .where('account_id', '=', accountId)
    .where('item_id', '=', productId)
    .execute();
}
