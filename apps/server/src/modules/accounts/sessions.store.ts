import type { SystemTransaction } from '../../db/database.ts';
import type { NewRow } from '../../db/schema.ts';

/** Finds a session by its token's hash, with whether its person may still use the account. */
export function findSession(tx: SystemTransaction, tokenHash: string) {
  return tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.account_id',
      'sessions.last_used_at',
      'sessions.expires_at',
      'sessions.revoked_at',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('users.deactivated_at', 'is', null)
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

/** Ends every session of a person but one. */
export async function revokeOtherSessions(
  tx: SystemTransaction,
  userId: string,
  keptId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('id', '!=', keptId)
    .where('revoked_at', 'is', null)
    .execute();
}
