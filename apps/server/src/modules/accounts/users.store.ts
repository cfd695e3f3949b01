import { type SqlBool, sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import type { NewRow, Row } from '../../db/schema.ts';

/** The password of an address that may sign in. */
export function findCredentials(tx: SystemTransaction, email: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Adds a person; false when the address is known already. A known one is written anew all the same:
 * a commit that has nothing to write is quicker, and would tell who has an account.
 */
export async function insertUser(tx: SystemTransaction, user: NewRow<'users'>): Promise<boolean> {
  const { id } = await tx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email: user.email }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id === user.id;
}

/** Counts a new account for whoever recommended it; an unknown code counts for nobody. */
export async function countReferral(tx: SystemTransaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ referral_count: sql<number>`referral_count + 1` })
    .where('id', '=', id)
    .where(sql<SqlBool>`deactivated_at is null`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Reads one person by id. Row-level security shows an account only itself. */
export function findUser(tx: AccountTransaction, id: string): Promise<Row<'users'> | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Remembers by whom a new account was recommended. */
export async function keepReferrer(
  tx: SystemTransaction,
  id: string,
  referrerId: string,
): Promise<void> {
  await tx.updateTable('users').set({ referred_by: referrerId }).where('id', '=', id).execute();
}

/** Makes changes to one account's counted things wait for each other until the transaction ends. */
export async function lockAccount(tx: AccountTransaction, accountId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', accountId).forUpdate().execute();
}
