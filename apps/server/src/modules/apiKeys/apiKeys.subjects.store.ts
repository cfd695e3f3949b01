import type { SubjectLookups } from '../../module.ts';

/** Names API keys in the audit log. */
export const apiKeySubjects: SubjectLookups = {
  apiKey: {
    async find(tx, accountId, { id = '' }) {
      const row = await tx
        .selectFrom('api_keys')
        .select(['name', 'prefix'])
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row && `${row.name} (${row.prefix}…)`;
    },
  },
};
