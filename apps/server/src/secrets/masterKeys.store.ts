import type { SystemTransaction } from '../db/database.ts';
import type { NewRow, Row } from '../db/schema.ts';

/** Returns the master keys that encrypted secrets in this database, newest first. */
export function listKeys(tx: SystemTransaction): Promise<Row<'master_keys'>[]> {
  return tx.selectFrom('master_keys').selectAll().orderBy('created_at', 'desc').execute();
}

/** Registers a master key, unless it is registered. */
export async function registerKey(
  tx: SystemTransaction,
  key: NewRow<'master_keys'>,
): Promise<void> {
  await tx
    .insertInto('master_keys')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets the keys that a server does not have. */
export async function forgetOtherKeys(
  tx: SystemTransaction,
  keyIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('master_keys').where('key_id', 'not in', keyIds).execute();
}
