import type { SystemTransaction } from '../../../db/database.ts';
import type { NewRow, Row } from '../../../db/schema.ts';

/** Counts the free months that were credited to an account. */
export async function countCredits(tx: SystemTransaction, accountId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('billing_credits')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('credited_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds a free month, unless it was earned before. */
export async function addCredit(
  tx: SystemTransaction,
  credit: NewRow<'billing_credits'>,
): Promise<void> {
  await tx
    .insertInto('billing_credits')
    .values(credit)
    .onConflict((conflict) => conflict.columns(['account_id', 'number']).doNothing())
    .execute();
}

/** Returns the free months of an account that Stripe has not credited. */
export function listOpenCredits(
  tx: SystemTransaction,
  accountId: string,
): Promise<Row<'billing_credits'>[]> {
  return tx
    .selectFrom('billing_credits')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('credited_at', 'is', null)
    .orderBy('number')
    .execute();
}

/** Stores that Stripe has credited a free month. */
export async function completeCredit(
  tx: SystemTransaction,
  { account_id, number }: Pick<Row<'billing_credits'>, 'account_id' | 'number'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('billing_credits')
    .set({ credited_at: now })
    .where('account_id', '=', account_id)
    .where('number', '=', number)
    .execute();
}
