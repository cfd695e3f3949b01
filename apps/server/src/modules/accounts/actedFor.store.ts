import type { SystemTransaction } from '../../db/database.ts';

/** The account somebody acts for from now on: their team's owner's, unless that one left, or their own. */
export async function accountActedFor(tx: SystemTransaction, userId: string): Promise<string> {
  const team = await tx
    .selectFrom('team_members')
    .innerJoin('users as owner', 'owner.id', 'team_members.account_id')
    .select('owner.id')
    .where('team_members.user_id', '=', userId)
    .where('owner.deactivated_at', 'is', null)
    .executeTakeFirst();
  return team?.id ?? userId;
}
