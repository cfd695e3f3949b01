import { sql } from 'kysely';
import type { SystemTransaction } from '../../db/database.ts';
import type { NewRow, Row } from '../../db/schema.ts';

/**
 * Finds a session by its token's hash, with what decides whether its person may still use the account.
 * Neither the person nor the account may have left.
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
      'team_members.account_id as team_id',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('users.deactivated_at', 'is', null)
    .where('account.deactivated_at', 'is', null)
    .executeTakeFirst();
}

/** Keeps a new session, and forgets those of the same person that have ended. */
export async function insertSession(
  tx: SystemTransaction,
  session: NewRow<'sessions'>,
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', session.user_id)
    .where((where) => where.or([where('expires_at', '<', now), where('revoked_at', '<', now)]))
    .execute();
  await tx.insertInto('sessions').values(session).execute();
}

/** Writes down that a session was used. */
export async function touchSession(tx: SystemTransaction, id: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', id).execute();
}

/** Ends a session for good. */
export async function revokeSession(tx: SystemTransaction, id: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ revoked_at: now }).where('id', '=', id).execute();
}

/** Ends every session of a person but one, if one is kept. */
export async function revokeOtherSessions(
  tx: SystemTransaction,
  userId: string,
  keptId: string | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .$if(keptId !== null, (query) => query.where('id', '!=', keptId))
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every session that acts for an account, whoever's it is. */
export async function revokeSessionsFor(
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

/** A person's sessions that were not ended, the latest used first. */
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

/** Ends one of a person's sessions; false when there is none that was not ended. */
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

/** Writes down that the current password was proven in a session. */
export async function noteProof(tx: SystemTransaction, id: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ proved_at: now }).where('id', '=', id).execute();
}

/** When the current password was proven in a session. */
export async function findProof(tx: SystemTransaction, id: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('sessions')
    .select('proved_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.proved_at ?? null;
}

/** From where somebody signs in. */
export interface SignInPlace {
  device: string;
  network: string;
}

/** Remembers from where somebody signs in; true where that is new of somebody seen elsewhere before. */
export async function isNewPlace(
  tx: SystemTransaction,
  userId: string,
  { device, network }: SignInPlace,
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
  return other && !known;
}

/** Forgets from where somebody has not signed in since a moment. */
export async function forgetOldDevices(tx: SystemTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('known_devices').where('seen_at', '<', before).execute();
}
