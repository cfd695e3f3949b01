import { sql } from 'kysely';
import type { SystemTransaction } from '../../db/database.ts';
import type { NewRow, Row } from '../../db/schema.ts';

/** An account with what decides the possible actions. */
export type LockedAccount = Row<'users'> & { is_member: boolean };

/** Reads and locks an account and all operators, so that concurrent operators take turns. */
export async function lockAccount(
  tx: SystemTransaction,
  id: string,
): Promise<LockedAccount | undefined> {
  await tx
    .selectFrom('users')
    .select('id')
    .where((where) => where.or([where('id', '=', id), where('is_admin', '=', true)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return tx
    .selectFrom('users')
    .selectAll()
    .select(
      sql<boolean>`exists (select 1 from team_members where user_id = users.id)`.as('is_member'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns whether a person is an active operator. */
export async function isActiveOperator(tx: SystemTransaction, id: string): Promise<boolean> {
  const operator = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('is_admin', '=', true)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return operator !== undefined;
}

/** Returns whether no other operator could sign in. */
export async function isOnlyOperator(tx: SystemTransaction, id: string): Promise<boolean> {
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '<>', id)
    .where('is_admin', '=', true)
    .where('deactivated_at', 'is', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  return other === undefined;
}

/** Adds an account; false if the address already has one. */
export async function insertAccount(
  tx: SystemTransaction,
  user: NewRow<'users'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Suspends an account, or ends its suspension. */
export async function setSuspended(
  tx: SystemTransaction,
  id: string,
  suspendedAt: Date | null,
): Promise<void> {
  await tx.updateTable('users').set({ suspended_at: suspendedAt }).where('id', '=', id).execute();
}

/** Makes a person an operator, or ends that. */
export async function setAdmin(tx: SystemTransaction, id: string, isAdmin: boolean): Promise<void> {
  await tx.updateTable('users').set({ is_admin: isAdmin }).where('id', '=', id).execute();
}

/** Replaces a person's password and removes their second factor and their unused reset links. */
export async function resetSignIn(
  tx: SystemTransaction,
  id: string,
  passwordHash: string,
): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
  await tx.deleteFrom('second_factors').where('user_id', '=', id).execute();
  await tx.deleteFrom('password_resets').where('user_id', '=', id).execute();
}

/** Revokes all sessions of a person, and all sessions that act for their account. */
export async function revokeSessions(tx: SystemTransaction, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where((where) => where.or([where('user_id', '=', id), where('account_id', '=', id)]))
    .where('revoked_at', 'is', null)
    .execute();
}

/** Makes an account due for deletion now. It can no longer be reactivated. */
export async function scheduleDeletion(
  tx: SystemTransaction,
  id: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ deactivated_at: now, leaves_at: now })
    .where('id', '=', id)
    .execute();
}
