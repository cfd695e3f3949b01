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
