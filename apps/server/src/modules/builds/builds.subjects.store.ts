import { sql } from 'kysely';
import type { SubjectLookups } from '../../module.ts';

/** Names builds in the audit log by their product and commit. */
export const buildSubjects: SubjectLookups = {
  build: {
    async find(tx, accountId, { id = '' }) {
      const row = await tx
        .selectFrom('builds')
        .innerJoin('items', 'items.id', 'builds.item_id')
        .select(
          sql<string>`items.name || coalesce(' ' || left(builds."commit", 7), '')`.as('subject'),
        )
        .where('builds.id', '=', id)
        .where('builds.account_id', '=', accountId)
        .executeTakeFirst();
      return row?.subject;
    },
  },
};
