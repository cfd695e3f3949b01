import type { SystemTransaction } from '../../../db/database.ts';
import type { NewRow } from '../../../db/schema.ts';

/** Keeps an address that a new password was asked for by. */
export async function insertRequest(
  tx: SystemTransaction,
  request: NewRow<'reset_requests'>,
): Promise<void> {
  await tx.insertInto('reset_requests').values(request).execute();
}

/** Takes such an address; undefined where it was dealt with before. */
export function takeRequest(
  tx: SystemTransaction,
  id: string,
): Promise<{ email: string; created_at: Date } | undefined> {
  return tx
    .deleteFrom('reset_requests')
    .where('id', '=', id)
    .returning(['email', 'created_at'])
    .executeTakeFirst();
}

/** Keeps leave to set a new password. */
export async function insertReset(
  tx: SystemTransaction,
  reset: NewRow<'password_resets'>,
): Promise<void> {
  await tx.insertInto('password_resets').values(reset).execute();
}

/** Whose password may be set with a nonce, if it still works. */
export function findReset(tx: SystemTransaction, nonceHash: string, now: Date) {
  return tx
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'users.email'])
    .where('nonce_hash', '=', nonceHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Takes leave to set a new password; false where it was taken before, ran out or was withdrawn. */
export async function takeReset(
  tx: SystemTransaction,
  nonceHash: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('nonce_hash', '=', nonceHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Counts the API keys of an account that work, which outlive a password. */
export async function countKeys(tx: SystemTransaction, id: string, now: Date): Promise<number> {
  const { keys } = await tx
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll().as('keys'))
    .where('account_id', '=', id)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return Number(keys);
}

/** Withdraws all leave to set a person's password. */
export async function withdrawResets(tx: SystemTransaction, userId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

/** Forgets leave that ran out, and addresses that were asked for and could not be dealt with. */
export async function deleteOldResets(
  tx: SystemTransaction,
  now: Date,
  requestedBefore: Date,
): Promise<void> {
  await tx.deleteFrom('password_resets').where('expires_at', '<', now).execute();
  await tx.deleteFrom('reset_requests').where('created_at', '<', requestedBefore).execute();
}
