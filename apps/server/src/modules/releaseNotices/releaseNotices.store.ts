import type { AccountTransaction } from '../../db/database.ts';

/** Returns who is notified of a release, whether they want it, and the product. */
export function findReleaseReader(tx: AccountTransaction, accountId: string, productId: string) {
  return tx
    .selectFrom('items')
    .innerJoin('users', 'users.id', 'items.account_id')
    .select([
      'users.email',
      'users.first_name',
      'users.receive_build_notifications',
      'items.name as product',
    ])
    .where('items.account_id', '=', accountId)
    .where('items.id', '=', productId)
    .executeTakeFirst();
}
