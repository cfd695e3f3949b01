import { sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';
import { isReadOnly } from '../../../db/readOnly.ts';
import type { NewRow, Row } from '../../../db/schema.ts';

/**
 * Finds a session by its token's hash, with the facts that decide who acts in it. Sessions of
 * deactivated or suspended people and accounts are not found.
 */
export function findSession(tx: SystemTransaction, tokenHash: string) {
  return tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('users as account', 'account.id', 'sessions.account_id')
    .leftJoin('team_members', 'team_members.user_id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.account_id',
      'sessions.last_used_at',
      'sessions.expires_at',
      'sessions.revoked_at',
      'sessions.viewing_until',
      'users.is_admin',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.email_verified_at',
      'users.is_verification_waived',
      'team_members.account_id as team_id',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('users.deactivated_at', 'is', null)
    .where('account.deactivated_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .where('account.suspended_at', 'is', null)
    .executeTakeFirst();
}

/** Sessions and devices of a person that are stored; the oldest ones are deleted first. */
const MAX_PER_PERSON = 100;

/** Stores a new session and deletes the same person's expired, revoked and oldest sessions. */
export async function insertSession(
  tx: SystemTransaction,
  session: NewRow<'sessions'>,
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', session.user_id)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('expires_at', '<', now),
        eb('revoked_at', '<', now),
        eb(
          'id',
          'in',
          selectFrom('sessions as older')
            .select('older.id')
            .where('older.user_id', '=', session.user_id)
            .orderBy('older.last_used_at', 'desc')
            .offset(MAX_PER_PERSON - 1),
        ),
      ]),
    )
    .execute();
  await tx.insertInto('sessions').values(session).execute();
}

/** Stores that a session was used. */
export async function touchSession(tx: SystemTransaction, id: string, now: Date): Promise<void> {
  if (await isReadOnly(tx)) return;
  await tx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', id).execute();
}

/** Revokes a session. */
export async function revokeSession(tx: SystemTransaction, id: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ revoked_at: now }).where('id', '=', id).execute();
}

/** Revokes all sessions of a person except `exceptId`. */
export async function revokeOtherSessions(
  tx: SystemTransaction,
  userId: string,
  exceptId: string | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .$if(exceptId !== null, (query) => query.where('id', '!=', exceptId))
    .where('revoked_at', 'is', null)
    .execute();
}

/** Revokes all sessions that act for an account. */
export async function revokeAccountSessions(
  tx: SystemTransaction,
  accountId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Returns a person's sessions that were not revoked, most recently used first. */
export function listSessions(tx: SystemTransaction, userId: string): Promise<Row<'sessions'>[]> {
  return tx
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Revokes one of a person's sessions; false if there is no such active session. */
export async function revokeOwnSession(
  tx: SystemTransaction,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Stores that the password was confirmed in a session. */
export async function saveConfirmation(
  tx: SystemTransaction,
  id: string,
  now: Date,
): Promise<void> {
  await tx.updateTable('sessions').set({ proved_at: now }).where('id', '=', id).execute();
}

/** Returns when the password was last confirmed in a session. */
export async function findConfirmation(tx: SystemTransaction, id: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('sessions')
    .select('proved_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.proved_at ?? null;
}

/** The browser and network that a person signs in with. */
export interface Device {
  device: string;
  network: string;
}

/**
 * Stores the device that a person signs in with, and deletes the ones that were not used for longest.
 * Returns whether it is new while other devices are known.
 */
export async function saveDevice(
  tx: SystemTransaction,
  userId: string,
  { device, network }: Device,
  now: Date,
): Promise<boolean> {
  const { known, other } = await tx
    .selectFrom('known_devices')
    .select([
      sql<boolean>`coalesce(bool_or(device = ${device} and network = ${network}), false)`.as(
        'known',
      ),
      sql<boolean>`count(*) > 0`.as('other'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('known_devices')
    .values({ user_id: userId, device, network, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device', 'network']).doUpdateSet({ seen_at: now }),
    )
    .execute();
  await sql`delete from known_devices where user_id = ${userId} and seen_at < (
    select seen_at from known_devices where user_id = ${userId}
    order by seen_at desc offset ${MAX_PER_PERSON - 1} limit 1)`.execute(tx);
  return other && !known;
}

/** Deletes the devices that were last used before a given date. */
export async function deleteOldDevices(tx: SystemTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('known_devices').where('seen_at', '<', before).execute();
}
