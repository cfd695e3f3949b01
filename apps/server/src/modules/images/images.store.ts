import { sql } from 'kysely';
import type { AccountTransaction } from '../../db/database.ts';

/** Returns the number of an account's images, and locks the account against other uploads. */
export async function lockAndCount(tx: AccountTransaction, accountId: string): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  const { count } = await tx
    .selectFrom('images')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Sets the upload time of an existing image to now. Returns false if it does not exist. */
export async function touchImage(
  tx: AccountTransaction,
  accountId: string,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('images')
    .set({ uploaded_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Adds an image. */
export async function insertImage(
  tx: AccountTransaction,
  accountId: string,
  name: string,
): Promise<void> {
  await tx.insertInto('images').values({ account_id: accountId, name }).execute();
}
