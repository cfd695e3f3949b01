import type { SystemTransaction } from '../../db/database.ts';

/** Returns the accounts of operators, oldest first. */
export function listOperators(tx: SystemTransaction) {
  return tx
    .selectFrom('users')
    .select(['email', 'suspended_at'])
    .where('is_admin', '=', true)
    .orderBy('created_at')
    .execute();
}

/** Returns the id of the account with an e-mail address. */
export async function findAccountId(
  tx: SystemTransaction,
  email: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.id;
}
