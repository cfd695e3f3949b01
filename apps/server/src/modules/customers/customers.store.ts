import { sql } from 'kysely';
import type { AccountTransaction } from '../../db/database.ts';
import type { NewRow, Row, RowPatch } from '../../db/schema.ts';

/** Reads an account's customers, by e-mail. @param q a text in name, e-mail or notes; blank is any */
export function listCustomers(
  tx: AccountTransaction,
  accountId: string,
  q: string,
  limit: number,
): Promise<Row<'customers'>[]> {
  const pattern = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return tx
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(q !== '', (query) =>
      query.where(
        sql<boolean>`lower(email || ' ' || first_name || ' ' || last_name || ' ' || notes)
          like ${pattern}`,
      ),
    )
    .orderBy(sql`lower(email)`)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Reads one customer. */
export function findCustomer(tx: AccountTransaction, accountId: string, id: string) {
  return tx
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Adds a customer. */
export async function insertCustomer(
  tx: AccountTransaction,
  row: NewRow<'customers'>,
): Promise<void> {
  await tx.insertInto('customers').values(row).execute();
}

/** Changes a customer; false when there is none. */
export async function updateCustomer(
  tx: AccountTransaction,
  accountId: string,
  id: string,
  patch: RowPatch<'customers'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('customers')
    .set(patch)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a customer; false when there is none. Their licences stay, without a customer, unless told. */
export async function deleteCustomer(
  tx: AccountTransaction,
  accountId: string,
  id: string,
  isWithLicenses: boolean,
): Promise<boolean> {
  if (isWithLicenses) {
    await tx
      .deleteFrom('licenses')
      .where('account_id', '=', accountId)
      .where('customer_id', '=', id)
      .execute();
  }
  const { numDeletedRows } = await tx
    .deleteFrom('customers')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
