import { PLANS } from '@pressdock/api/limits';
import type { AccountTransaction, SystemTransaction } from '../../../db/database.ts';
import type { NewRow } from '../../../db/schema.ts';

/** Locks an account, so that its links are counted exactly. */
export async function lockAccount(tx: AccountTransaction, accountId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

/** Returns the name of a product; undefined if it does not exist. */
export async function findProductName(
  tx: AccountTransaction,
  accountId: string,
  productId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('items')
    .select('name')
    .where('account_id', '=', accountId)
    .where('id', '=', productId)
    .executeTakeFirst();
  return row?.name;
}

/** Counts an account's links. */
export async function countShares(tx: AccountTransaction, accountId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('analytics_shares')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a link and returns its row. */
export function insertShare(tx: AccountTransaction, row: NewRow<'analytics_shares'>) {
  return tx.insertInto('analytics_shares').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Returns an account's links with the names of their products, newest first. */
export function listShares(tx: AccountTransaction, accountId: string) {
  return tx
    .selectFrom('analytics_shares as share')
    .innerJoin('items', 'items.id', 'share.item_id')
    .selectAll('share')
    .select('items.name as product_name')
    .where('share.account_id', '=', accountId)
    .orderBy('share.created_at', 'desc')
    .orderBy('share.id')
    .execute();
}

/** Deletes a link. Returns false if there is none. */
export async function deleteShare(
  tx: AccountTransaction,
  accountId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('analytics_shares')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns what a link of an active account with an analytics plan shares. */
export function findShared(tx: SystemTransaction, tokenHash: string) {
  return tx
    .selectFrom('analytics_shares as share')
    .innerJoin('items', 'items.id', 'share.item_id')
    .innerJoin('users', 'users.id', 'share.account_id')
    .select(['share.account_id', 'share.item_id', 'share.name', 'share.filters'])
    .select(['share.day', 'share.compared_day', 'items.name as product_name'])
    .where('share.token_hash', '=', tokenHash)
    .where('users.suspended_at', 'is', null)
    .where('users.deactivated_at', 'is', null)
    .where('users.analytics_plan', '=', PLANS.analytics)
    .executeTakeFirst();
}
