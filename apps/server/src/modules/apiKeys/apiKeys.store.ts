import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import { isReadOnly } from '../../db/readOnly.ts';
import type { NewRow, Row } from '../../db/schema.ts';

/** Returns the keys of an account that were not revoked, newest first. */
export function listApiKeys(tx: AccountTransaction, accountId: string): Promise<Row<'api_keys'>[]> {
  return tx
    .selectFrom('api_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Adds a key. */
export function insertApiKey(
  tx: AccountTransaction,
  row: NewRow<'api_keys'>,
): Promise<Row<'api_keys'>> {
  return tx.insertInto('api_keys').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Revokes a key; false if there is no such active key. */
export async function revokeApiKey(
  tx: AccountTransaction,
  accountId: string,
  id: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('api_keys')
    .set({ revoked_at: new Date() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Finds an active key by its hash. */
export function findApiKey(tx: SystemTransaction, hash: string) {
  return tx
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.account_id')
    .select([
      'api_keys.id',
      'api_keys.account_id',
      'api_keys.scope',
      'api_keys.name',
      'api_keys.prefix',
      'api_keys.last_used_at',
      'users.email_verified_at',
      'users.is_verification_waived',
    ])
    .where('api_keys.key_hash', '=', hash)
    .where('api_keys.revoked_at', 'is', null)
    .where('users.deactivated_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .where(sql<boolean>`(api_keys.expires_at is null or api_keys.expires_at > clock_timestamp())`)
    .executeTakeFirst();
}

/** Stores that a key was used. */
export async function touchApiKey(tx: SystemTransaction, id: string): Promise<void> {
  if (await isReadOnly(tx)) return;
  await tx.updateTable('api_keys').set({ last_used_at: new Date() }).where('id', '=', id).execute();
}
