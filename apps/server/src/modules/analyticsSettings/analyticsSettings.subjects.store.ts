import type { SubjectLookups } from '../../module.ts';

/** Names links that share analytics in the audit log. */
export const shareSubjects: SubjectLookups = {
  share: {
    async find(tx, accountId, { id = '' }) {
      const row = await tx
        .selectFrom('analytics_shares')
        .select('name')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row?.name;
    },
  },
};
