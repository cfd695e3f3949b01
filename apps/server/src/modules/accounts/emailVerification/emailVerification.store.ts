import { sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';
import type { NewRow } from '../../../db/schema.ts';

/** Stores a code that verifies an address. The person's earlier codes stop working. */
export async function replaceCode(
  tx: SystemTransaction,
  code: NewRow<'email_verifications'>,
): Promise<void> {
  await deleteCodesOf(tx, code.user_id);
  await tx.insertInto('email_verifications').values(code).execute();
}

/** Deletes all codes of a person. */
export async function deleteCodesOf(tx: SystemTransaction, userId: string): Promise<void> {
  await tx.deleteFrom('email_verifications').where('user_id', '=', userId).execute();
}

/** Consumes a person's code and returns the address that it verifies; undefined if it does not work. */
export async function useCode(
  tx: SystemTransaction,
  { userId, codeHash }: { userId: string; codeHash: string },
  now: Date,
): Promise<string | undefined> {
  const used = await tx
    .deleteFrom('email_verifications')
    .where('code_hash', '=', codeHash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst();
  return used?.email;
}

/** Stores that a person's address was verified; false if the address has been changed since. */
export async function markVerified(
  tx: SystemTransaction,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ email_verified_at: now, is_verification_waived: false })
    .where('id', '=', id)
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Revokes the API keys of an account; returns how many worked. */
export async function revokeKeys(
  tx: SystemTransaction,
  accountId: string,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`(expires_at is null or expires_at > ${now})`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes expired codes. */
export async function deleteExpiredCodes(tx: SystemTransaction, now: Date): Promise<void> {
  await tx.deleteFrom('email_verifications').where('expires_at', '<', now).execute();
}
