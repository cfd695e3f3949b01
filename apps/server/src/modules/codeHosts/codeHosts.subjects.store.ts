import type { SubjectLookups } from '../../module.ts';

/** Names repositories and deploy keys in the audit log. */
export const codeHostSubjects: SubjectLookups = {
  repository: {
    async find(tx, accountId, { id = '' }) {
      const row = await tx
        .selectFrom('repositories')
        .select('full_name')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row?.full_name;
    },
  },
  deployKey: {
    async find(tx, accountId, { id = '' }) {
      const row = await tx
        .selectFrom('deploy_keys')
        .select('fingerprint')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row?.fingerprint;
    },
  },
};
