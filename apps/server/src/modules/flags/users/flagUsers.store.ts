import { type RawBuilder, sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../../db/database.ts';
import type { FlagProductKey } from '../products/flagProducts.store.ts';

/** An identifier and when it last requested flags. */
export interface UserRow {
  identifier: string;
  last_requested_at: Date;
}

/** Returns the newest identifiers of a product that contain a text. Case does not count. */
export async function searchUsers(
  tx: AccountTransaction,
  { accountId, productId }: FlagProductKey,
  { text, limit }: { text: string; limit: number },
): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`select identifier, last_requested_at from feature_flag_users
    where account_id = ${accountId} and product_id = ${productId}
    and position(lower(${text}::text) in lower(identifier)) > 0
    order by last_requested_at desc, identifier limit ${limit}`.execute(tx);
  return rows;
}

/** Returns the identifiers that requested the flags of a product and are one of some in lower case. */
export async function findUsers(
  tx: AccountTransaction,
  { accountId, productId }: FlagProductKey,
  keys: readonly string[],
): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`select identifier, last_requested_at from feature_flag_users
    where account_id = ${accountId} and product_id = ${productId}
    and lower(identifier) in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`.execute(
    tx,
  );
  return rows;
}

/** Returns the newest identifiers of a product. */
export function listNewestUsers(
  tx: AccountTransaction,
  { accountId, productId }: FlagProductKey,
  limit: number,
): Promise<UserRow[]> {
  return tx
    .selectFrom('feature_flag_users')
    .select(['identifier', 'last_requested_at'])
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .orderBy('last_requested_at', 'desc')
    .limit(limit)
    .execute();
}

/** Deletes the rows of a person's identifiers. */
export async function deleteUser(
  tx: AccountTransaction,
  { accountId, productId }: FlagProductKey,
  keys: readonly string[],
): Promise<void> {
  await sql`delete from feature_flag_users where account_id = ${accountId}
    and product_id = ${productId} and lower(identifier) in (${sql.join(keys)})`.execute(tx);
}

/** Deletes a person's identifiers in a product of any account. */
export async function deletePerson(
  tx: SystemTransaction,
  productId: string,
  keys: readonly string[],
): Promise<void> {
  await sql`delete from feature_flag_users where product_id = ${productId}
    and lower(identifier) in (${sql.join(keys)})`.execute(tx);
}

/** Returns the people, in lower case, whose digest a client sends instead of them, among those that flags list or listed. */
export async function findListedByDigest(
  tx: AccountTransaction,
  { accountId, productId }: FlagProductKey,
  digest: string,
): Promise<string[]> {
  const isInProduct = sql`account_id = ${accountId} and product_id = ${productId}`;
  const { rows } = await sql<{ person: string }>`select person from (
      select distinct lower(listed) as person from (
        select individual_users as list from feature_flags where ${isInProduct}
        union select individual_users from feature_flag_changes where ${isInProduct}
        union select removed -> 'first' from feature_flag_changes where ${isInProduct}
      ) as lists, jsonb_array_elements_text(list) as listed
    ) as people
    where 'sha256:' || encode(sha256(convert_to(person, 'UTF8')), 'hex') = ${digest}`.execute(tx);
  return rows.map(({ person }) => person);
}

/** Whether a JSON list has a person with one of some keys. Searches its text, which is much faster than its parts. */
function lists(list: RawBuilder<unknown>, keys: readonly string[]) {
  const found = keys.map(
    (key) => sql`position(${JSON.stringify(key)}::text in lower(${list}::text)) > 0`,
  );
  return sql`(${sql.join(found, sql` or `)})`;
}

/** The people of a JSON list without those with some keys. */
function remaining(list: RawBuilder<unknown>, keys: readonly string[]) {
  return sql`(select coalesce(jsonb_agg(person order by number), '[]')
    from jsonb_array_elements_text(${list}) with ordinality as listed (person, number)
    where lower(person) not in (${sql.join(keys)}))`;
}

/** Removes people from the flags of a locked product, and from the history of its flags. */
export async function unlistUser(
  tx: AccountTransaction,
  { accountId, productId }: FlagProductKey,
  keys: readonly string[],
): Promise<void> {
  const isInProduct = sql`account_id = ${accountId} and product_id = ${productId}`;
  const people = sql.ref('individual_users');
  await sql`update feature_flags set revision = revision + 1,
    individual_users = ${remaining(people, keys)}
    where ${isInProduct} and ${lists(people, keys)}`.execute(tx);
  const [added, removed] = [sql`(added -> 'first')`, sql`(removed -> 'first')`];
  await sql`update feature_flag_changes set individual_users = ${remaining(people, keys)},
    people = jsonb_array_length(${remaining(people, keys)}),
    added = jsonb_set(added, '{first}', ${remaining(added, keys)}),
    removed = jsonb_set(removed, '{first}', ${remaining(removed, keys)})
    where ${isInProduct} and (${lists(people, keys)} or ${lists(removed, keys)})`.execute(tx);
}

/** Deletes up to `limit` identifiers without a request for some days; returns how many. */
export async function deleteExpired(
  tx: SystemTransaction,
  days: number,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`delete from feature_flag_users where ctid = any (array(
    select ctid from feature_flag_users
    where last_requested_at < now() - make_interval(days => ${days}) limit ${limit}))`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
