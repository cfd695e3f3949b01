import { sql } from 'kysely';
import type { SystemTransaction } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';

/** Reads and locks an active account until the transaction ends. */
export function lockAccount(tx: SystemTransaction, id: string): Promise<Row<'users'> | undefined> {
  return tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deactivated_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks people until the transaction ends, always in the same order to prevent deadlocks. */
export async function lockPeople(tx: SystemTransaction, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Returns the members of an account's team in the order in which they joined. */
export function listMembers(tx: SystemTransaction, accountId: string) {
  return tx
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .select(['users.id', 'email', 'first_name', 'last_name', 'joined_at'])
    .select(
      sql<Date | null>`(select max(last_used_at) from sessions
        where sessions.user_id = users.id and sessions.account_id = team_members.account_id)`.as(
        'last_used_at',
      ),
    )
    .where('team_members.account_id', '=', accountId)
    .orderBy('joined_at')
    .orderBy('users.id')
    .execute();
}

/** Counts the members of an account's team. */
export async function countMembers(tx: SystemTransaction, accountId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('team_members')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns whether the person with an address is a member of an account's team. */
export async function hasMember(
  tx: SystemTransaction,
  accountId: string,
  email: string,
): Promise<boolean> {
  const member = await tx
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .select('users.id')
    .where('team_members.account_id', '=', accountId)
    .where('users.email', '=', email)
    .executeTakeFirst();
  return member !== undefined;
}

/** Adds a member; false for a person who is already in a team. */
export async function insertMember(
  tx: SystemTransaction,
  row: { user_id: string; account_id: string; joined_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('team_members')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Removes a person from an account's team, or from any team; false if they are not a member. */
export async function deleteMember(
  tx: SystemTransaction,
  userId: string,
  accountId?: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('team_members')
    .where('user_id', '=', userId)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Returns whether an account has data that its person could not access as a member of another. */
export async function hasOwnData(tx: SystemTransaction, id: string): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`select
    exists (select from items where account_id = ${id})
    or exists (select from licenses where account_id = ${id})
    or exists (select from customers where account_id = ${id})
    or exists (select from feature_flag_products where account_id = ${id})
    or exists (select from team_members where account_id = ${id})
    or exists (select from invitations where account_id = ${id}) as owns`.execute(tx);
  return rows[0]?.owns ?? false;
}

/**
 * Revokes a person's sessions, except the current one if it is given, which acts for another account
 * from now on.
 */
export async function moveSessions(
  tx: SystemTransaction,
  userId: string,
  current: { sessionId: string; accountId: string } | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(current !== null, (query) => query.where('id', '!=', current?.sessionId ?? ''))
    .execute();
  if (current === null) return;
  await tx
    .updateTable('sessions')
    .set({ account_id: current.accountId })
    .where('id', '=', current.sessionId)
    .where('user_id', '=', userId)
    .execute();
}
