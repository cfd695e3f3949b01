import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../../db/database.ts';
import type { NewRow } from '../../../db/schema.ts';

type AnyTransaction = AccountTransaction | SystemTransaction;

/** Identifies a product of an account. */
export interface FlagProductKey {
  accountId: string;
  productId: string;
}

/** A product with feature flags. */
export type FlagProductRow = Awaited<ReturnType<typeof listProducts>>[number];

const columns = ['id', 'name', 'created_at', 'last_requested_at'] as const;

/** Returns the products of an account, by name. */
export function listProducts(tx: AccountTransaction, accountId: string) {
  return tx
    .selectFrom('feature_flag_products')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** Returns a product; undefined if the account has no such product. */
export function findProduct(
  tx: AccountTransaction,
  { accountId, productId }: FlagProductKey,
): Promise<FlagProductRow | undefined> {
  return tx
    .selectFrom('feature_flag_products')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('id', '=', productId)
    .executeTakeFirst();
}

/**
 * Returns a product and locks it, so that changes of its flags are made one at a time. Rows that refer to
 * the product can still be added.
 */
export function lockProduct(
  tx: AnyTransaction,
  { accountId, productId }: FlagProductKey,
): Promise<FlagProductRow | undefined> {
  return tx
    .selectFrom('feature_flag_products')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Adds a product. */
export async function insertProduct(
  tx: AccountTransaction,
  row: NewRow<'feature_flag_products'>,
): Promise<void> {
  await tx.insertInto('feature_flag_products').values(row).execute();
}

/** Renames a product; false if the account has no such product. */
export async function renameProduct(
  tx: AccountTransaction,
  { accountId, productId }: FlagProductKey,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('feature_flag_products')
    .set({ name, updated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', productId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes up to `limit` identifiers of a product; returns how many. */
export async function deleteSomeUsers(
  tx: AccountTransaction,
  { accountId, productId }: FlagProductKey,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`delete from feature_flag_users
    where account_id = ${accountId} and product_id = ${productId} and ctid = any (array(
      select ctid from feature_flag_users where account_id = ${accountId}
      and product_id = ${productId} limit ${limit}))`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Deletes a product with everything that belongs to it; false if the account has no such product. */
export async function deleteProduct(
  tx: AccountTransaction,
  { accountId, productId }: FlagProductKey,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('feature_flag_products')
    .where('account_id', '=', accountId)
    .where('id', '=', productId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Returns how many flags of a product are on and off. */
export async function countFlags(
  tx: AccountTransaction,
  { accountId, productId }: FlagProductKey,
): Promise<{ active: number; inactive: number }> {
  const { rows } = await sql<{ active: number; inactive: number }>`
    select count(*) filter (where active) as active, count(*) filter (where not active) as inactive
    from feature_flags where account_id = ${accountId} and product_id = ${productId}`.execute(tx);
  return { active: Number(rows[0]?.active), inactive: Number(rows[0]?.inactive) };
}

/** Returns how many flags of each product of an account are on and off. Products without flags have zeros. */
export async function countFlagsByProduct(
  tx: AccountTransaction,
  accountId: string,
): Promise<{ id: string; active: number; inactive: number }[]> {
  const { rows } = await sql<{ id: string; active: number; inactive: number }>`
    select product.id, count(*) filter (where flag.active)::integer as active,
      count(*) filter (where not flag.active)::integer as inactive
    from feature_flag_products product
    left join feature_flags flag on flag.product_id = product.id
    where product.account_id = ${accountId} group by product.id`.execute(tx);
  return rows;
}
