import type { SystemTransaction } from '../db/database.ts';

/** Returns the ids of the master keys that encrypted secrets in this database. */
export async function listKeys(tx: SystemTransaction): Promise<string[]> {
  const rows = await tx.selectFrom('master_keys').select('key_id').execute();
  return rows.map(({ key_id }) => key_id);
}

/** Registers a master key, unless it is registered. */
export async function registerKey(tx: SystemTransaction, keyId: string): Promise<void> {
  await tx
    .insertInto('master_keys')
    .values({ key_id: keyId })
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
