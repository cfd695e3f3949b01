import type { AccountTransaction, SystemTransaction } from '../db/database.ts';

/** Returns the names of an account's stored secrets. */
export async function listSecretNames(
  tx: AccountTransaction,
  accountId: string,
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('account_secrets')
    .select('name')
    .where('account_id', '=', accountId)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** Returns a secret, still encrypted. */
export async function findSecret(
  tx: AccountTransaction | SystemTransaction,
  accountId: string,
  name: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('account_secrets')
    .select('sealed')
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.sealed;
}

/** Stores an encrypted secret in place of the previous one. */
export async function upsertSecret(
  tx: AccountTransaction,
  accountId: string,
  name: string,
  sealed: string,
): Promise<void> {
  const row = { sealed, updated_at: new Date() };
  await tx
    .insertInto('account_secrets')
    .values({ account_id: accountId, name, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'name']).doUpdateSet(row))
    .execute();
}

/** Deletes a secret if it exists. */
export async function deleteSecret(
  tx: AccountTransaction,
  accountId: string,
  name: string,
): Promise<void> {
  await tx
    .deleteFrom('account_secrets')
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .execute();
}
