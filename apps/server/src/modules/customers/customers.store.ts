import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import type { NewRow, RowPatch } from '../../db/schema.ts';

/** Which customers of an account are asked for. */
export interface CustomerFilter {
  accountId: string;
  /** Words in name, e-mail or notes; blank is any. */
  q: string;
  /** The last one read, or where they were, whoever they are now; those after that are read. */
  after?: string | CustomerPlace | undefined;
  limit: number;
}

/** Where a customer is among an account's. */
export interface CustomerPlace {
  id: string;
  email_folded: string;
}

const licenseCount = sql<number>`(select count(*) from licenses
  where account_id = customers.account_id and customer_id = customers.id)`;

/** Reads where an account's customers are, by e-mail. */
export async function findCustomers(
  tx: AccountTransaction | SystemTransaction,
  { accountId, q, after, limit }: CustomerFilter,
): Promise<CustomerPlace[]> {
  const matching = q === '' ? sql`true` : sql`search @@ license_query(${q})`;
  const place =
    typeof after === 'string'
      ? sql`select email_folded, id from customers where account_id = ${accountId} and id = ${after}`
      : sql`${after?.email_folded}::text, ${after?.id}::uuid`;
  const isAfter = after ? sql`(email_folded, id) > (${place})` : sql`true`;
  const { rows } = await sql<CustomerPlace>`select id, email_folded from customers
    where account_id = ${accountId} and ${matching} and ${isAfter}
    order by email_folded, id limit ${limit}`.execute(tx);
  return rows;
}

/** A customer as read, with the number of their licences. */
export type CustomerRow = Awaited<ReturnType<typeof readCustomers>>[number];

/** Reads customers, by e-mail. */
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

/** Changes a customer; false when there is none, or none any more of the revision that is named. */
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

/** How many licences are changed in one transaction: others wait no longer than for these. */
const LICENSES_AT_ONCE = 1000;

/**
 * Deletes a customer. Their licences stay, without a customer, unless told. Where these are many it is
 * done with some of them, and has to be asked again.
 */
export async function deleteCustomer(
  tx: AccountTransaction,
  accountId: string,
  id: string,
  isWithLicenses: boolean,
): Promise<'gone' | 'more' | 'unknown'> {
  // Under its lock no licence is added; some may be deleted by others, so that their number says nothing.
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
    and id = any(array(${theirs} limit ${LICENSES_AT_ONCE}))`;
  await (isWithLicenses
    ? sql`delete from licenses where ${some}`
    : sql`update licenses set customer_id = null where ${some}`
  ).execute(tx);
  if ((await sql`${theirs} limit 1`.execute(tx)).rows.length > 0) return 'more';
  await tx
    .deleteFrom('customers')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  return 'gone';
}
