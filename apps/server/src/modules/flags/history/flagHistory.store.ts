import type { FlagChangeKind } from '@pressdock/api';
import { sql } from 'kysely';
import type { AccountTransaction } from '../../../db/database.ts';
import type { FlagKey } from '../flags/flags.store.ts';
import type { FlagState } from '../flags.tables.ts';
import type { ReachPeriod } from './reach.rules.ts';

/** A change as it is listed. The people are read only if the change concerns them. */
export interface ListedChange {
  id: string;
  kind: FlagChangeKind;
  changed_at: Date;
  changed_by: string | null;
  state: Omit<FlagState, 'individual_users'>;
  people: number;
  listed: string[] | null;
  listed_before: string[] | null;
}

/** Returns the changes of a flag, newest first. */
export async function listChanges(
  tx: AccountTransaction,
  { accountId, productId, flagId }: FlagKey,
): Promise<ListedChange[]> {
  const { rows } = await sql<ListedChange>`
    with changes as (
      select *, state -> 'individual_users' as after,
        lag(state -> 'individual_users', 1, case when kind = 'created' then '[]'::jsonb end)
          over (order by revision) as before
      from feature_flag_changes where account_id = ${accountId} and product_id = ${productId}
      and flag_id = ${flagId})
    select id, kind, changed_at, changed_by, state - 'individual_users' as state,
      jsonb_array_length(after) as people,
      case when before <> after then after end as listed,
      case when before <> after then before end as listed_before
    from changes order by revision desc`.execute(tx);
  return rows;
}

/** Returns a change; undefined if the flag has no such change. */
export function findChange(
  tx: AccountTransaction,
  { accountId, productId, flagId }: FlagKey,
  changeId: string,
) {
  return tx
    .selectFrom('feature_flag_changes')
    .select(['id', 'changed_at', 'state'])
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

/** Returns the flags of a product as they are evaluated, by name. */
export function listRules(
  tx: AccountTransaction,
  { accountId, productId }: Pick<FlagKey, 'accountId' | 'productId'>,
) {
  return tx
    .selectFrom('feature_flags')
    .select(['id', 'name', 'identifier', 'flag_type', 'percentage', 'active'])
    .select(['individual_users', 'group_rule as group'])
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}
