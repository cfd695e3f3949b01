import { sql } from 'kysely';
import type { SubjectLookups } from '../../module.ts';

/** Returns the names of products for the audit log, with the version if a request is about one. */
export const productSubjects: SubjectLookups = {
  product: {
    async find(tx, accountId, { id = '', versionId }) {
      const version = sql<string>`coalesce((select ' ' || version from versions
        where versions.id = ${versionId ?? null} and versions.item_id = items.id), '')`;
      const row = await tx
        .selectFrom('items')
        .select(sql<string>`name || ${version}`.as('subject'))
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row?.subject;
    },
  },
};
