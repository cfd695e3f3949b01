import type { SystemTransaction } from '../../db/database.ts';

/** Reads a product's flags, whoever owns it: the sites that ask have no account. */
export function listFlags(tx: SystemTransaction, productId: string) {
  return tx
    .selectFrom('feature_flags')
    .select(['id', 'identifier', 'flag_type', 'percentage', 'individual_users', 'active'])
    .where('product_id', '=', productId)
    .orderBy('identifier')
    .execute();
}
