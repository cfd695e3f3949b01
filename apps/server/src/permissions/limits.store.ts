import type { PlanLimit } from '@pressdock/api/limits';
import { FLAG_DAYS } from '@pressdock/api/limits';
import { type RawBuilder, sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../db/database.ts';
import { interfaceProductId } from '../db/migrations/001-012/002-interface-flags.ts';

type Sources = Readonly<Record<PlanLimit, (accountId: string) => RawBuilder<unknown>>>;

/** The rows that each limit counts. The flags of the dashboard itself count for nobody. */
const sources: Sources = {
  products: (id) => sql`select from items where account_id = ${id}`,
  licenses: (id) => sql`select from licenses where account_id = ${id}`,
  flagProducts: (id) =>
    sql`select from feature_flag_products where account_id = ${id} and id <> ${interfaceProductId}`,
  flags: (id) =>
    sql`select from feature_flags where account_id = ${id} and product_id <> ${interfaceProductId}`,
  flagUsers: (id) => sql`select from feature_flag_users where account_id = ${id}
    and last_requested_at > now() - make_interval(days => ${FLAG_DAYS.active})
    and product_id <> ${interfaceProductId}`,
  team: (id) => sql`select from team_members where account_id = ${id}
    union all select from invitations where account_id = ${id} and expires_at > now()`,
};

/**
 * Counts what an account has of a kind that plans limit. Account transactions cannot see `team`.
 * @param stopAt the count ends there; null to count everything
 */
export async function countUsage(
  tx: AccountTransaction | SystemTransaction,
  accountId: string,
  kind: PlanLimit,
  stopAt: number | null = null,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from (${sources[kind](accountId)} limit ${stopAt}) as counted`.execute(tx);
  return Number(rows[0]?.count);
}
