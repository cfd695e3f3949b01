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
  const product = await tx
    .selectFrom('feature_flag_products')
    .select(['id', 'account_id'])
    .where('id', '=', productId)
    .executeTakeFirst();
  if (!product) return undefined;
  const flags = await tx
    .selectFrom('feature_flags')
    .select('id')
    .select(sql<string>`revision || ' ' || updated_at`.as('revision'))
    .where('product_id', '=', productId)
    .orderBy('identifier')
    .execute();
  // After the flags, so that it is not before a change that they include.
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  const readAt = rows[0]?.now ?? new Date();
  return { id: product.id, accountId: product.account_id, readAt, flags };
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
