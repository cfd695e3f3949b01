import { sql } from 'kysely';
import type { AccountTransaction } from '../../../db/database.ts';
import type { FlagKey } from '../flags/flags.store.ts';
import type { ReachPeriod } from './reach.rules.ts';

/** Returns the changes of a flag without the people it lists, newest first. */
export function listChanges(tx: AccountTransaction, { accountId, productId, flagId }: FlagKey) {
  return tx
    .selectFrom('feature_flag_changes')
    .select(['id', 'kind', 'changed_at', 'changed_by', 'state', 'people', 'added', 'removed'])
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .where('flag_id', '=', flagId)
    .orderBy('revision', 'desc')
    .execute();
}

/** A change as it is listed. */
export type ListedChange = Awaited<ReturnType<typeof listChanges>>[number];

/** Returns a change; undefined if the flag has no such change. */
export function findChange(
  tx: AccountTransaction,
  { accountId, productId, flagId }: FlagKey,
  changeId: string,
) {
  return tx
    .selectFrom('feature_flag_changes')
    .select(['id', 'changed_at', 'state', 'individual_users'])
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .where('flag_id', '=', flagId)
    .where('id', '=', changeId)
    .executeTakeFirst();
}

/** Returns how many identifiers fetched a change for the first time in each period. */
export function listReach(
  tx: AccountTransaction,
  accountId: string,
  changeId: string,
): Promise<ReachPeriod[]> {
  return tx
    .selectFrom('feature_flag_reach')
    .select(['period', 'identifiers'])
    .where('account_id', '=', accountId)
    .where('change_id', '=', changeId)
    .orderBy('period')
    .execute();
}

/** Returns the flags of a product as they are evaluated, by name, without the people that they list. */
export function listRules(
  tx: AccountTransaction,
  { accountId, productId }: Pick<FlagKey, 'accountId' | 'productId'>,
) {
  return tx
    .selectFrom('feature_flags')
    .select(['id', 'name', 'identifier', 'flag_type', 'percentage', 'active'])
    .select('group_rule as group')
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}
