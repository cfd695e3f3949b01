import { type SqlBool, sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../../db/database.ts';
import type { NewRow, Row, RowPatch } from '../../../db/schema.ts';

/** Finds the credentials of an address. A deactivated account counts while it can be reactivated. */
export function findCredentials(tx: SystemTransaction, email: string, now: Date) {
  return tx
    .selectFrom('users')
    .select(['id', 'password_hash', 'leaves_at', 'suspended_at'])
    .where('email', '=', email)
    .where((where) => where.or([where('deactivated_at', 'is', null), where('leaves_at', '>', now)]))
    .executeTakeFirst();
}

/** Finds the person of an address. A deactivated account counts while it can be reactivated. */
export function findReachable(tx: SystemTransaction, email: string, now: Date) {
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'first_name'])
    .where('email', '=', email)
    .where((where) => where.or([where('deactivated_at', 'is', null), where('leaves_at', '>', now)]))
    .executeTakeFirst();
}

/**
 * Locks a person whose password was verified, until the transaction ends, so that they are not
 * deactivated meanwhile. Returns undefined if the password was changed since.
 */
export function lockVerifiedUser(
  tx: SystemTransaction,
  { id, password_hash }: { id: string; password_hash: string },
): Promise<Row<'users'> | undefined> {
  return tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Sets a person's password; undefined if address or password changed since they were read. */
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
 * Adds a person; false if the address already has an account. The existing row is written again:
 * a commit without a write is faster and would reveal who has an account.
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

/** Counts a referral; false if the referral code is unknown. */
export async function countReferral(tx: SystemTransaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ referral_count: sql<number>`referral_count + 1` })
    .where('id', '=', id)
    .where(sql<SqlBool>`deactivated_at is null`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Reads a person. Row-level security limits an account to itself. */
export function findUser(
  tx: AccountTransaction | SystemTransaction,
  id: string,
): Promise<Row<'users'> | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores who referred a new account. */
export async function saveReferrer(
  tx: SystemTransaction,
  id: string,
  referrerId: string,
): Promise<void> {
  await tx.updateTable('users').set({ referred_by: referrerId }).where('id', '=', id).execute();
}

/** Reads and locks a person until the transaction ends. */
export function lockPerson(tx: SystemTransaction, id: string): Promise<Row<'users'> | undefined> {
  return tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks an account until the transaction ends, so that its limits hold. */
export async function lockAccount(tx: AccountTransaction, accountId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

/** Updates a person's profile. The database rejects changes to any other column. */
export async function updateProfile(
  tx: AccountTransaction,
  id: string,
  patch: RowPatch<'users'>,
): Promise<void> {
  await tx.updateTable('users').set(patch).where('id', '=', id).execute();
}

/** New credentials of a person, and the hash of the password that was verified. */
export interface CredentialChange {
  id: string;
  verifiedHash: string;
  /** Undefined to leave the address unchanged. */
  email?: string | undefined;
  passwordHash?: string | undefined;
}

/** Changes a person's credentials; undefined if the password was changed since it was verified. */
export function changeCredentials(
  tx: SystemTransaction,
  { id, verifiedHash, email, passwordHash }: CredentialChange,
): Promise<Row<'users'> | undefined> {
  return tx
    .updateTable('users')
    .set({
      // A new address has yet to be verified.
      ...(email !== undefined && {
        email,
        email_verified_at: null,
        is_verification_waived: false,
      }),
      ...(passwordHash !== undefined && { password_hash: passwordHash }),
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .where('password_hash', '=', verifiedHash)
    .returningAll()
    .executeTakeFirst();
}
