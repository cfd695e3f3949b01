import { type SqlBool, sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import type { NewRow, Row, RowPatch } from '../../db/schema.ts';

/** What is known of an address that may sign in, or could while its account may still come back. */
export function findCredentials(tx: SystemTransaction, email: string, now: Date) {
  return tx
    .selectFrom('users')
    .select(['id', 'password_hash', 'leaves_at'])
    .where('email', '=', email)
    .where((where) => where.or([where('deactivated_at', 'is', null), where('leaves_at', '>', now)]))
    .executeTakeFirst();
}

/** Whoever a letter to an address reaches: whoever may sign in with it, or still come back. */
export function findReachable(tx: SystemTransaction, email: string, now: Date) {
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'first_name'])
    .where('email', '=', email)
    .where((where) => where.or([where('deactivated_at', 'is', null), where('leaves_at', '>', now)]))
    .executeTakeFirst();
}

/**
 * Locks a person who proved a password, until the transaction ends; undefined where the password was
 * changed since. Who is locked is neither signed out nor deactivated meanwhile.
 */
export function lockProven(
  tx: SystemTransaction,
  { id, password_hash }: { id: string; password_hash: string },
): Promise<Row<'users'> | undefined> {
  return tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .forUpdate()
    .executeTakeFirst();
}

/** Gives somebody a new password; undefined where address or password changed since they were read. */
export async function replacePassword(
  tx: SystemTransaction,
  { id, email, password_hash }: Pick<Row<'users'>, 'id' | 'email' | 'password_hash'>,
  passwordHash: string,
): Promise<Row<'users'> | undefined> {
  return tx
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: new Date() })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('password_hash', '=', password_hash)
    .returningAll()
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
export function findUser(
  tx: AccountTransaction | SystemTransaction,
  id: string,
): Promise<Row<'users'> | undefined> {
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

/** Makes changes to one person's codes wait for each other until the transaction ends; answers the person. */
export function lockPerson(tx: SystemTransaction, id: string): Promise<Row<'users'> | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
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

/** What somebody signs in with from now on, and the password they proved to know. */
export interface CredentialChange {
  id: string;
  provenHash: string;
  /** Left out where it stays what it is, also what it became meanwhile. */
  email?: string | undefined;
  passwordHash?: string | undefined;
}

/** Changes what somebody signs in with; undefined where the password was changed since it was proven. */
export function changeCredentials(
  tx: SystemTransaction,
  { id, provenHash, email, passwordHash }: CredentialChange,
): Promise<Row<'users'> | undefined> {
  return tx
    .updateTable('users')
    .set({
      ...(email !== undefined && { email }),
      ...(passwordHash !== undefined && { password_hash: passwordHash }),
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .where('password_hash', '=', provenHash)
    .returningAll()
    .executeTakeFirst();
}
