import { sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';

/** A product and which revision each of its flags has, sorted by the flags' identifiers. */
export interface ProductRevisions {
  id: string;
  accountId: string | null;
  /** When the product was read, by the clock that changes are recorded with. */
  readAt: Date;
  flags: { id: string; revision: string }[];
}

/** Returns the revisions of a product's flags; undefined for an unknown product. */
export async function readRevisions(
  tx: SystemTransaction,
  productId: string,
): Promise<ProductRevisions | undefined> {
  const { rows } = await sql<ProductRevisions>`
    select p.id, p.account_id as "accountId", clock_timestamp() as "readAt", (
      select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'revision',
        f.revision || ' ' || f.updated_at) order by f.identifier), '[]')
      from feature_flags f where f.product_id = p.id) as flags
    from feature_flag_products p where p.id = ${productId}`.execute(tx);
  return rows[0];
}

/** Returns what decides for whom flags are active. */
export function readFlagRules(tx: SystemTransaction, flagIds: readonly string[]) {
  return tx
    .selectFrom('feature_flags')
    .select(['id', 'identifier', 'flag_type', 'percentage', 'active'])
    .select(['individual_users', 'group_rule as group'])
    .where('id', 'in', flagIds)
    .execute();
}
