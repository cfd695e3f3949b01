import { FLAG_DAYS } from '@pressdock/api/limits';
import { sql } from 'kysely';
import type { AccountTransaction } from '../../../db/database.ts';

/** Matches identifiers that requested flags lately. */
const isActive = sql`last_requested_at > now() - make_interval(days => ${FLAG_DAYS.active})`;

/** Returns how many identifiers requested the flags of a product lately, and not before `since`. */
export async function countOfProduct(
  tx: AccountTransaction,
  accountId: string,
  productId: string,
  since: Date = new Date(0),
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from feature_flag_users
    where account_id = ${accountId} and product_id = ${productId} and ${isActive}
    and last_requested_at >= ${since}`.execute(tx);
  return Number(rows[0]?.count);
}

/** Returns how many identifiers requested the flags of each product of an account lately, if there are any. */
export async function countByProduct(
  tx: AccountTransaction,
  accountId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ product_id: string; count: number }>`
    select product_id, count(*)::integer as count from feature_flag_users
    where account_id = ${accountId} and ${isActive} group by product_id`.execute(tx);
  return new Map(rows.map(({ product_id, count }) => [product_id, count]));
}

/** Returns the plan of an account. */
export async function findPlan(tx: AccountTransaction, accountId: string): Promise<string> {
  const account = await tx
    .selectFrom('users')
    .select('selected_plan')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.selected_plan ?? '';
}
