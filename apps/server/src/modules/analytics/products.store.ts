import type { ProductKind } from '@pressdock/api';
import type { AccountTransaction } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import { parseId } from '../../identity/ids.ts';

/**
 * Returns the ids of the products that a call is about: one or all of the account.
 * @throws {Refusal} "not found" for a product that the account does not have
 */
export async function selectProducts(
  tx: AccountTransaction,
  accountId: string,
  product: string | undefined,
): Promise<string[]> {
  let query = tx.selectFrom('items').select('id').where('account_id', '=', accountId);
  if (product !== undefined) query = query.where('id', '=', parseId(product));
  const rows = await query.orderBy('id').execute();
  if (product !== undefined && rows.length === 0) throw notFound();
  return rows.map(({ id }) => id);
}

/** Returns the account's products by name. */
export function listProducts(
  tx: AccountTransaction,
  accountId: string,
): Promise<{ id: string; name: string; kind: ProductKind }[]> {
  return tx
    .selectFrom('items')
    .select(['id', 'name', 'kind'])
    .where('account_id', '=', accountId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}
