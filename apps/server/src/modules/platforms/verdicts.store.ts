import type { SystemTransaction } from '../../db/database.ts';
import type { NewRow } from '../../db/schema.ts';

/** Identifies a platform's verdict on one code of one product. */
export interface VerdictKey {
  productId: string;
  platform: string;
  codeHash: string;
}

/** Finds the latest verdict on a code that was valid once. */
export function findVerdict(tx: SystemTransaction, { productId, platform, codeHash }: VerdictKey) {
  return tx
    .selectFrom('platform_verdicts')
    .select(['verdict', 'reason', 'last_valid_at', 'next_check_at'])
    .where('item_id', '=', productId)
    .where('platform', '=', platform)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
}

/**
 * Stores a verdict and deletes the product's verdicts from before `oldest`. Does nothing for a deleted
 * product.
 */
export async function saveVerdict(
  tx: SystemTransaction,
  row: NewRow<'platform_verdicts'>,
  oldest: Date,
): Promise<void> {
  const product = await tx
    .selectFrom('items')
    .select('id')
    .where('id', '=', row.item_id)
    .forKeyShare()
    .executeTakeFirst();
  if (!product) return;
  await tx
    .insertInto('platform_verdicts')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['item_id', 'platform', 'code_hash']).doUpdateSet(row),
    )
    .execute();
  await tx
    .deleteFrom('platform_verdicts')
    .where('item_id', '=', row.item_id)
    .where('checked_at', '<', oldest)
    .execute();
}
