import type { SystemTransaction } from '../../db/database.ts';
import type { NewRow } from '../../db/schema.ts';

/** Returns whether there is an operator. */
export async function hasOperator(tx: SystemTransaction): Promise<boolean> {
  const operator = await tx
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return operator !== undefined;
}

/** Replaces the code that creates the operator's account. */
export async function replaceCode(tx: SystemTransaction, codeHash: string): Promise<void> {
  const row = { code_hash: codeHash, created_at: new Date() };
  await tx
    .insertInto('operator_codes')
    .values({ is_only: true, ...row })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute();
}

/** Returns whether a code is valid. */
export async function hasCode(tx: SystemTransaction, codeHash: string): Promise<boolean> {
  const code = await tx
    .selectFrom('operator_codes')
    .select('is_only')
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return code !== undefined;
}

/** Consumes a code; false if it is not valid. A concurrent request waits and gets false. */
export async function useCode(tx: SystemTransaction, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('operator_codes')
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Adds the operator; false if the address already has an account. */
export async function insertOperator(
  tx: SystemTransaction,
  user: NewRow<'users'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('users')
    // The setup code proves access to the server, which is more than a mailbox.
    .values({ ...user, is_admin: true, email_verified_at: new Date() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
