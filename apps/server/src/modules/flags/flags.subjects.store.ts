import { sql } from 'kysely';
import type { SubjectLookups } from '../../module.ts';

/** Names products with feature flags, and flags with their product, in the audit log. */
export const flagSubjects: SubjectLookups = {
  flagProduct: {
    async find(tx, accountId, { id = '' }) {
      const row = await tx
        .selectFrom('feature_flag_products')
        .select('name')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row?.name;
    },
  },
  flag: {
    async find(tx, accountId, { id = '', flagId }) {
      if (flagId === undefined) return undefined;
      const row = await tx
        .selectFrom('feature_flags as flag')
        .innerJoin('feature_flag_products as product', 'product.id', 'flag.product_id')
        .select(sql<string>`product.name || ' ' || flag.identifier`.as('subject'))
        .where('flag.id', '=', flagId)
        .where('product.id', '=', id)
        .where('flag.account_id', '=', accountId)
        .executeTakeFirst();
      return row?.subject;
    },
  },
};
