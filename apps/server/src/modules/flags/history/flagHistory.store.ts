import type { FlagChangeKind } from '@pressdock/api';
import { sql } from 'kysely';
import type { AccountTransaction } from '../../../db/database.ts';
import type { FlagKey } from '../flags/flags.store.ts';
import type { FlagState } from '../flags.tables.ts';
import type { ReachPeriod } from './reach.rules.ts';

/** A change as it is listed. */
export interface ListedChange {
  id: string;
  kind: FlagChangeKind;
  changed_at: Date;
  changed_by: string | null;
  state: Omit<FlagState, 'individual_users'>;
  people: number;
  /** Whether the change before it has another list of people; null if that change is not stored. */
  is_list_changed: boolean | null;
  /** The people; null unless this change or the next one changed the list. */
  listed: string[] | null;
}

/** Returns the changes of a flag, newest first. Reads each list once, because lists are long. */
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
      and flag_id = ${flagId}),
    compared as (
      select id, kind, changed_at, changed_by, revision, state - 'individual_users' as state,
        jsonb_array_length(after) as people, before <> after as is_list_changed
      from changes)
    select compared.*, case
      when is_list_changed or lead(is_list_changed) over (order by revision) then (
        select change.state -> 'individual_users' from feature_flag_changes change
        where change.account_id = ${accountId} and change.id = compared.id)
      end as listed
    from compared order by revision desc`.execute(tx);
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
