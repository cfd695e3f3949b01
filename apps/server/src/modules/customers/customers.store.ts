import { type RawBuilder, sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import type { NewRow, RowPatch } from '../../db/schema.ts';
import { containsWords, hasParts } from '../../db/textSearch.ts';

/** Selects customers of an account. */
export interface CustomerFilter {
  accountId: string;
  /** Parts of name or e-mail address, or words in these or the notes; blank for any. */
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

type AnyTransaction = AccountTransaction | SystemTransaction;

const byEmail = sql`email_folded, id`;

/** How many customers are scanned in order before all are searched. */
const SCANNED = { min: 2500, perResult: 5 };

const contact = sql`contact_text(email, first_name, last_name)`;

// Hides the condition from the planner, which would otherwise prefer a worse index.
const withoutIndex = (condition: RawBuilder<unknown>) => sql`(${condition}) is true`;

/** Matches the beginnings of words in any text of a customer, and any part of name and e-mail address. */
const matches = (q: string) => sql`(search @@ license_query(${q}) or ${containsWords(contact, q)})`;

/** Matches an account's customers after a cursor, which one index covers in order. */
const isInScope = ({ accountId, after }: CustomerFilter) =>
  after
    ? sql`account_id = ${accountId}
        and (email_folded, id) > (${after.email_folded}::text, ${after.id}::uuid)`
    : sql`account_id = ${accountId}`;

/** Scans customers in order; undefined if there are too few matches among the first thousands. */
async function scan(
  tx: AnyTransaction,
  filter: CustomerFilter,
): Promise<CustomerCursor[] | undefined> {
  const { q, limit } = filter;
  const count = Math.max(SCANNED.min, SCANNED.perResult * limit);
  const { rows } = await sql<CustomerCursor & { seen: number }>`
    with scanned as materialized (select * from customers where ${isInScope(filter)}
      order by ${byEmail} limit ${count})
    select id, email_folded, (select count(*) from scanned) as seen from scanned
    where ${matches(q)} order by ${byEmail} limit ${limit}`.execute(tx);
  const isComplete = rows.length === limit || Number(rows[0]?.seen ?? count) < count;
  return isComplete ? rows : undefined;
}

/** Finds all matching customers with the text indexes, and returns the first after the cursor. */
async function search(tx: AnyTransaction, filter: CustomerFilter): Promise<CustomerCursor[]> {
  const { accountId, q, limit } = filter;
  const isOwn = withoutIndex(sql`account_id = ${accountId}`);
  const { rows } = await sql<CustomerCursor>`
    with hits as materialized (select * from customers where ${isOwn}
      and (search @@ license_index_query(${q}) or ${hasParts(contact, q)})
      and ${withoutIndex(matches(q))})
    select id, email_folded from hits where ${isInScope(filter)}
    order by ${byEmail} limit ${limit}`.execute(tx);
  return rows;
}

/** Returns the cursors of matching customers, by e-mail address. */
export async function findCustomers(
  tx: AnyTransaction,
  filter: CustomerFilter,
): Promise<CustomerCursor[]> {
  if (filter.q !== '') {
    // The planner expects few customers per account and would read and sort all of them. Without
    // sorting, it estimates a cost at which it would compile the query first.
    await sql`select set_config('enable_sort', 'off', true), set_config('jit', 'off', true)`.execute(
      tx,
    );
    return (await scan(tx, filter)) ?? search(tx, filter);
  }
  const { rows } = await sql<CustomerCursor>`select id, email_folded from customers
    where ${isInScope(filter)} order by ${byEmail} limit ${filter.limit}`.execute(tx);
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
