import { sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';
import type { TableName } from '../../../db/schema.ts';

/** Deactivates a person's account until it is deleted; false if it is deactivated already. */
export async function deactivate(
  tx: SystemTransaction,
  id: string,
  now: Date,
  deletedAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ deactivated_at: now, leaves_at: deletedAt })
    .where('id', '=', id)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes all members of an account's team. They act for their own accounts from then on. */
export async function removeAllMembers(tx: SystemTransaction, accountId: string): Promise<void> {
  await tx.deleteFrom('team_members').where('account_id', '=', accountId).execute();
}

/** Reactivates an account; false once it is due for deletion. */
export async function reactivate(tx: SystemTransaction, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ deactivated_at: null, leaves_at: null })
    .where('id', '=', id)
    .where('leaves_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns the accounts that are due for deletion. */
export async function listDepartures(tx: SystemTransaction, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('leaves_at', '<=', now)
    .orderBy('leaves_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Claims an account that is due for deletion, so that it can no longer be reactivated; returns its e-mail address. */
export async function claimDeparture(
  tx: SystemTransaction,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const claimed = await tx
    .updateTable('users')
    .set({ leaves_at: new Date(0) })
    .where('id', '=', id)
    .where('leaves_at', '<=', now)
    .returning('email')
    .executeTakeFirst();
  return claimed?.email;
}

/** Returns the ids of an account's products. */
export async function listProductIds(tx: SystemTransaction, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('items')
    .select('id')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes up to `limit` rows of an account from a table; returns how many. */
export async function deleteBatch(
  tx: SystemTransaction,
  table: TableName,
  accountId: string,
  limit: number,
): Promise<number> {
  const name = sql.table(table);
  // Rows in different partitions may have the same ctid.
  const { numAffectedRows } = await sql`delete from ${name} where ctid = any (array(
    select ctid from ${name} where account_id = ${accountId} limit ${limit}))
    and account_id = ${accountId}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Deletes an account that is due for deletion with all its remaining rows. Returns false if there is none. */
export async function deleteAccount(
  tx: SystemTransaction,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('users')
    .where('id', '=', id)
    .where('leaves_at', '<=', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
