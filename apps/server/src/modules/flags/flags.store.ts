import type { SystemTransaction } from '../../db/database.ts';

/** Returns the flags of a product, whichever account owns it. */
export function listFlags(tx: SystemTransaction, productId: string) {
  return tx
    .selectFrom('feature_flags')
    .select([
      'id',
      'identifier',
      'flag_type',
      'percentage',
      'individual_users',
      'group_rule',
      'active',
    ])
    .where('product_id', '=', productId)
    .orderBy('identifier')
    .execute();
}
