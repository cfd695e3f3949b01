import type { SystemTransaction } from '../../../db/database.ts';

/**
 * Returns the account that a person acts for after signing in: the account of their team's owner
 * unless it is deactivated or suspended, or else their own.
 */
export async function findActingAccount(tx: SystemTransaction, userId: string): Promise<string> {
  const team = await tx
    .selectFrom('team_members')
    .innerJoin('users as owner', 'owner.id', 'team_members.account_id')
    .select('owner.id')
    .where('team_members.user_id', '=', userId)
    .where('owner.deactivated_at', 'is', null)
    .where('owner.suspended_at', 'is', null)
    .executeTakeFirst();
  return team?.id ?? userId;
}
