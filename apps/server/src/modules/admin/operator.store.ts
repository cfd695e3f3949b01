import type { SystemTransaction } from '../../db/database.ts';
import { interfaceProductId } from '../../db/migrations/002-interface-flags.ts';
import type { NewRow, Row } from '../../db/schema.ts';

/** Whether somebody administers this server. */
export async function hasOperator(tx: SystemTransaction): Promise<boolean> {
  const operator = await tx
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return operator !== undefined;
}

/** Keeps the only code that makes the operator's account; the one of before is good for nothing then. */
export async function keepCode(tx: SystemTransaction, codeHash: string): Promise<void> {
  await tx.deleteFrom('operator_codes').execute();
  await tx.insertInto('operator_codes').values({ is_only: true, code_hash: codeHash }).execute();
}

/** Whether a code can be used. */
export async function hasCode(tx: SystemTransaction, codeHash: string): Promise<boolean> {
  const code = await tx
    .selectFrom('operator_codes')
    .select('is_only')
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return code !== undefined;
}

/** Uses a code up, once; whoever else uses it waits and gets false. */
export async function useCode(tx: SystemTransaction, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('operator_codes')
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Adds the operator; false where the address has an account. */
export async function insertOperator(
  tx: SystemTransaction,
  user: NewRow<'users'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('users')
    .values({ ...user, is_admin: true })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Gives the product whose flags switch parts of the dashboard to an account. */
export async function ownInterfaceFlags(tx: SystemTransaction, accountId: string): Promise<void> {
  const owner = { account_id: accountId };
  await tx
    .updateTable('feature_flag_products')
    .set(owner)
    .where('id', '=', interfaceProductId)
    .execute();
  await tx
    .updateTable('feature_flags')
    .set(owner)
    .where('product_id', '=', interfaceProductId)
    .execute();
}

/** The switches of the dashboard's own parts. */
export function listInterfaceFlags(tx: SystemTransaction): Promise<Row<'feature_flags'>[]> {
  return tx
    .selectFrom('feature_flags')
    .selectAll()
    .where('product_id', '=', interfaceProductId)
    .orderBy('name')
    .execute();
}

/** Switches one of them; undefined when there is none. */
export function switchInterfaceFlag(
  tx: SystemTransaction,
  id: string,
  active: boolean,
): Promise<Row<'feature_flags'> | undefined> {
  return tx
    .updateTable('feature_flags')
    .set({ active, updated_at: new Date() })
    .where('product_id', '=', interfaceProductId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
