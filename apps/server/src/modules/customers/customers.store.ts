import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import type { NewRow, RowPatch } from '../../db/schema.ts';

/** Selects customers of an account. */
export interface CustomerFilter {
  accountId: string;
  /** Words in name, e-mail address or notes; blank for any. */
  q: string;
  /** The last customer that was read. */
  after?: CustomerCursor | undefined;
  limit: number;
}

/** The position of a customer in an account's list. */
export interface CustomerCursor {
  id: string;
  email_folded: string;
}

const licenseCount = sql<number>`(select count(*) from licenses
  where account_id = customers.account_id and customer_id = customers.id)`;

/** Returns the cursors of matching customers, by e-mail address. */
export async function findCustomers(
  tx: AccountTransaction | SystemTransaction,
  { accountId, q, after, limit }: CustomerFilter,
): Promise<CustomerCursor[]> {
  const matching = q === '' ? sql`true` : sql`search @@ license_query(${q})`;
  const isAfter = after
    ? sql`(email_folded, id) > (${after.email_folded}::text, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<CustomerCursor>`select id, email_folded from customers
    where account_id = ${accountId} and ${matching} and ${isAfter}
    order by email_folded, id limit ${limit}`.execute(tx);
  return rows;
}

/** Returns the cursor of a customer; undefined if there is none. */
export function findCursor(
  tx: AccountTransaction,
  accountId: string,
  id: string,
): Promise<CustomerCursor | undefined> {
  return tx
    .selectFrom('customers')
    .select(['id', 'email_folded'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A customer with the number of their licenses. */
export type CustomerRow = Awaited<ReturnType<typeof readCustomers>>[number];

/** Reads customers, by e-mail address. */
export function readCustomers(tx: AccountTransaction, accountId: string, ids: readonly string[]) {
  return tx
    .selectFrom('customers')
    .select(['id', 'first_name', 'last_name', 'email', 'notes', 'created_at', 'revision'])
    .select(licenseCount.as('license_count'))
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${`{${ids.join()}}`}::uuid[])`)
    .orderBy('email_folded')
    .orderBy('id')
    .execute();
}

/** Adds a customer. */
export async function insertCustomer(
  tx: AccountTransaction,
  row: NewRow<'customers'>,
): Promise<void> {
  await tx.insertInto('customers').values(row).execute();
}

/** Updates a customer; false if it does not exist or its revision has changed. */
export async function updateCustomer(
  tx: AccountTransaction,
  { accountId, id, revision }: { accountId: string; id: string; revision?: number | undefined },
  patch: RowPatch<'customers'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('customers')
    .set(patch)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .$if(revision !== undefined, (query) => query.where('revision', '=', Number(revision)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Licenses changed per transaction, so that other transactions do not wait long. */
const LICENSES_PER_TRANSACTION = 1000;

/**
 * Deletes a customer, and their licenses if `withLicenses` is true; otherwise the licenses stay without
 * a customer. Returns `more` if it has to be called again because there are many licenses.
 */
export async function deleteCustomer(
  tx: AccountTransaction,
  accountId: string,
  id: string,
  withLicenses: boolean,
): Promise<'deleted' | 'more' | 'unknown'> {
  // The lock prevents new licenses. Others may delete some meanwhile, so counting them is not enough.
  const customer = await tx
    .selectFrom('customers')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!customer) return 'unknown';
  const theirs = sql`select id from licenses where account_id = ${accountId} and customer_id = ${id}`;
  const some = sql`account_id = ${accountId}
    and id = any(array(${theirs} limit ${LICENSES_PER_TRANSACTION}))`;
  await (withLicenses
    ? sql`delete from licenses where ${some}`
    : sql`update licenses set customer_id = null where ${some}`
  ).execute(tx);
  if ((await sql`${theirs} limit 1`.execute(tx)).rows.length > 0) return 'more';
  await tx
    .deleteFrom('customers')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  return 'deleted';
}
