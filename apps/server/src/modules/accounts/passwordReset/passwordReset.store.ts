import type { SystemTransaction } from '../../../db/database.ts';
import type { NewRow } from '../../../db/schema.ts';

/** Stores a request to reset the password of an address. */
export async function insertRequest(
  tx: SystemTransaction,
  request: NewRow<'reset_requests'>,
): Promise<void> {
  await tx.insertInto('reset_requests').values(request).execute();
}

/** Reads and deletes a request; undefined if it was handled before. */
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

/** Stores a password reset. */
export async function insertReset(
  tx: SystemTransaction,
  reset: NewRow<'password_resets'>,
): Promise<void> {
  await tx.insertInto('password_resets').values(reset).execute();
}

/** Returns the person whose password a nonce resets; undefined for an invalid nonce. */
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

/** Marks a password reset as used; false if it was used, expired or deleted. */
export async function useReset(
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

/** Counts the API keys of an account that still work after its password was changed. */
export async function countActiveKeys(
  tx: SystemTransaction,
  id: string,
  now: Date,
): Promise<number> {
  const { keys } = await tx
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll().as('keys'))
    .where('account_id', '=', id)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return Number(keys);
}

/** Deletes all password resets of a person. */
export async function deleteResetsOf(tx: SystemTransaction, userId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

/** Deletes expired password resets and requests that could not be handled. */
export async function deleteOldResets(
  tx: SystemTransaction,
  now: Date,
  requestedBefore: Date,
): Promise<void> {
  await tx.deleteFrom('password_resets').where('expires_at', '<', now).execute();
  await tx.deleteFrom('reset_requests').where('created_at', '<', requestedBefore).execute();
}
