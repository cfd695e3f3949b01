import { sql } from 'kysely';
import type { SubjectLookups } from '../../module.ts';

/** Names licenses in the audit log, by the beginning of their key. */
export const licenseSubjects: SubjectLookups = {
  license: {
    async find(tx, accountId, { id = '' }) {
      const row = await tx
        .selectFrom('licenses')
        .select(sql<string>`left(key, 8) || '…'`.as('subject'))
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row?.subject;
    },
  },
};
