import type { AccountTransaction } from '../../db/database.ts';

/** Returns the owner of a product, whether they receive notifications, and the product's name. */
export function findAlertReader(tx: AccountTransaction, accountId: string, productId: string) {
  return tx
    .selectFrom('items')
    .innerJoin('users', 'users.id', 'items.account_id')
    .select([
      'users.email',
      'users.first_name',
      'users.receive_email_notifications',
      'items.name as product',
    ])
    .where('items.account_id', '=', accountId)
    .where('items.id', '=', productId)
    .executeTakeFirst();
}
