import { sql } from 'kysely';
import type { SystemTransaction } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';

/** Reads an account and makes other changes to its team wait until the transaction ends. */
export function lockAccount(tx: SystemTransaction, id: string): Promise<Row<'users'> | undefined> {
  return tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deactivated_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Makes other changes to several people wait. In one order always, or two would wait for each other. */
export async function lockPeople(tx: SystemTransaction, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The members of an account's team, the earliest first. */
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

/** Whether somebody with an address is in an account's team. */
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

/** Adds a member; false for somebody who is in a team already. */
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

/** Takes somebody out of an account's team, or of any where none is named; false when not in it. */
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

/** Whether an account has what its person could not reach as somebody's member. */
export async function ownsThings(tx: SystemTransaction, id: string): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`select
    exists (select from items where account_id = ${id})
    or exists (select from licenses where account_id = ${id})
    or exists (select from customers where account_id = ${id})
    or exists (select from feature_flag_products where account_id = ${id})
    or exists (select from team_members where account_id = ${id})
    or exists (select from invitations where account_id = ${id}) as owns`.execute(tx);
  return rows[0]?.owns ?? false;
}

/** Ends what a person is signed in with, but one session, which acts for another account from now on. */
export async function moveSessions(
  tx: SystemTransaction,
  userId: string,
  kept: { sessionId: string; accountId: string } | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(kept !== null, (query) => query.where('id', '!=', kept?.sessionId ?? ''))
    .execute();
  if (kept === null) return;
  await tx
    .updateTable('sessions')
    .set({ account_id: kept.accountId })
    .where('id', '=', kept.sessionId)
    .where('user_id', '=', userId)
    .execute();
}
