import type { SubjectLookups } from '../../module.ts';

/** Names members and invitations in the audit log. */
export const teamSubjects: SubjectLookups = {
  member: {
    async find(tx, accountId, { id = '' }) {
      const row = await tx
        .selectFrom('users')
        .innerJoin('team_members', 'team_members.user_id', 'users.id')
        .select('users.email')
        .where('users.id', '=', id)
        .where('team_members.account_id', '=', accountId)
        .executeTakeFirst();
      return row?.email;
    },
  },
  invitation: {
    async find(tx, accountId, { id = '' }) {
      const row = await tx
        .selectFrom('invitations')
        .select('email')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row?.email;
    },
  },
};
