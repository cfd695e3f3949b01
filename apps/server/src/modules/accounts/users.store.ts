import { type SqlBool, sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import type { NewRow, Row, RowPatch } from '../../db/schema.ts';

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

/** Changes what describes a person; the database itself lets no account change more of it. */
export async function updateDescription(
  tx: AccountTransaction,
  id: string,
  patch: RowPatch<'users'>,
): Promise<void> {
  await tx.updateTable('users').set(patch).where('id', '=', id).execute();
}

/** What somebody signs in with, and what it was when they proved to know it. */
export interface CredentialChange {
  id: string;
  provenHash: string;
  email: string;
  passwordHash: string;
}

/** Changes what somebody signs in with; false where it was changed since it was proven. */
export async function changeCredentials(
  tx: SystemTransaction,
  { id, provenHash, email, passwordHash }: CredentialChange,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ email, password_hash: passwordHash, updated_at: new Date() })
    .where('id', '=', id)
    .where('password_hash', '=', provenHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
