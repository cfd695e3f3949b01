import type { FlagChangeKind } from '@pressdock/api';
import { sql } from 'kysely';
import type { AccountTransaction } from '../../../db/database.ts';
import type { NewRow } from '../../../db/schema.ts';
import type { FlagState } from '../flags.tables.ts';
import type { FlagProductKey } from '../products/flagProducts.store.ts';

/** Identifies a flag of a product of an account. */
export interface FlagKey extends FlagProductKey {
  flagId: string;
}

/** A flag with what its product and its schedule add, without the people it lists. */
export type FlagRow = Awaited<ReturnType<typeof listFlags>>[number];

function selectFlags(tx: AccountTransaction, { accountId, productId }: FlagProductKey) {
  return tx
    .selectFrom('feature_flags as flag')
    .innerJoin('feature_flag_products as product', 'product.id', 'flag.product_id')
    .leftJoin('feature_flag_schedules as schedule', 'schedule.flag_id', 'flag.id')
    .select(['flag.id', 'flag.product_id', 'flag.name', 'flag.identifier', 'flag.flag_type'])
    .select(['flag.percentage', 'flag.group_rule', 'flag.active', 'flag.revision'])
    .select(['flag.changed_by', 'flag.created_at', 'flag.updated_at', 'product.last_requested_at'])
    .select(sql<number>`jsonb_array_length(flag.individual_users)`.as('user_count'))
    .select(
      sql<boolean>`coalesce(schedule.next_at, schedule.paused_at) is not null`.as('has_schedule'),
    )
    .where('flag.account_id', '=', accountId)
    .where('product.account_id', '=', accountId)
    .where('flag.product_id', '=', productId);
}

/** Returns the flags of a product, by name. */
export function listFlags(tx: AccountTransaction, key: FlagProductKey) {
  return selectFlags(tx, key).orderBy(sql`lower(flag.name)`).orderBy('flag.id').execute();
}

/** Returns a flag; undefined if the product of the account has no such flag. */
export function findFlag(tx: AccountTransaction, key: FlagKey): Promise<FlagRow | undefined> {
  return selectFlags(tx, key).where('flag.id', '=', key.flagId).executeTakeFirst();
}

/** Returns the people that a flag lists. */
export async function readListedPeople(
  tx: AccountTransaction,
  { accountId, productId, flagId }: FlagKey,
): Promise<string[]> {
  const row = await tx
    .selectFrom('feature_flags')
    .select('individual_users')
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .where('id', '=', flagId)
    .executeTakeFirst();
  return row?.individual_users ?? [];
}

/** Returns how many flags a product has. */
export async function countFlags(
  tx: AccountTransaction,
  { accountId, productId }: FlagProductKey,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from feature_flags
    where account_id = ${accountId} and product_id = ${productId}`.execute(tx);
  return Number(rows[0]?.count);
}

/** Returns how many people the flags of a product list in all, without one of them. */
export async function countPeopleOfOthers(
  tx: AccountTransaction,
  { accountId, productId, flagId }: FlagKey,
): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select coalesce(sum(jsonb_array_length(individual_users)), 0)::integer as people
    from feature_flags where account_id = ${accountId} and product_id = ${productId}
    and flag_type = 'individual' and id <> ${flagId}`.execute(tx);
  return rows[0]?.people ?? 0;
}

/** A flag as it is changed. */
export interface CurrentFlag {
  state: FlagState;
  revision: number;
  created_at: Date;
}

/** Returns a flag's state. Its product must be locked. */
export async function readCurrent(
  tx: AccountTransaction,
  { accountId, productId, flagId }: FlagKey,
): Promise<CurrentFlag | undefined> {
  const row = await tx
    .selectFrom('feature_flags')
    .select(['name', 'identifier', 'flag_type', 'percentage', 'group_rule', 'individual_users'])
    .select(['active', 'revision', 'created_at'])
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .where('id', '=', flagId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { group_rule: group, revision, created_at, ...state } = row;
  return { state: { ...state, group }, revision, created_at };
}

/** The author and the kind of a change. */
export interface Change {
  kind: FlagChangeKind;
  /** The name of a person or an API key; null for a schedule. */
  by: string | null;
  revision: number;
}

function toColumns({ group, individual_users, ...state }: FlagState) {
  return {
    ...state,
    group_rule: group && JSON.stringify(group),
    individual_users: JSON.stringify(individual_users),
  };
}

/** Adds a flag. */
export async function insertFlag(
  tx: AccountTransaction,
  { accountId, productId, flagId }: FlagKey,
  state: FlagState,
  by: string | null,
): Promise<void> {
  await tx
    .insertInto('feature_flags')
    .values({
      id: flagId,
      account_id: accountId,
      product_id: productId,
      changed_by: by,
      ...toColumns(state),
    })
    .execute();
}

/** Replaces a flag's state. */
export async function replaceState(
  tx: AccountTransaction,
  { accountId, productId, flagId }: FlagKey,
  state: FlagState,
  { by, revision }: Change,
): Promise<void> {
  await tx
    .updateTable('feature_flags')
    .set({
      ...toColumns(state),
      revision,
      changed_by: by,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .where('id', '=', flagId)
    .execute();
}

/** Adds a change to a flag's history and deletes the oldest ones beyond `limit`. */
export async function addChange(
  tx: AccountTransaction,
  { change, limit }: { change: NewRow<'feature_flag_changes'>; limit: number },
): Promise<void> {
  const changed_at = sql<Date>`clock_timestamp()`;
  await tx
    .insertInto('feature_flag_changes')
    .values({ ...change, changed_at })
    .execute();
  await sql`delete from feature_flag_changes where account_id = ${change.account_id}
    and flag_id = ${change.flag_id} and revision <= (select revision from feature_flag_changes
      where flag_id = ${change.flag_id} order by revision desc offset ${limit} limit 1)`.execute(
    tx,
  );
}

/** Deletes a flag with its history; false if there is none. */
export async function deleteFlag(
  tx: AccountTransaction,
  { accountId, productId, flagId }: FlagKey,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('feature_flags')
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .where('id', '=', flagId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
