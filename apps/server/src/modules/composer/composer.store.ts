import type { SystemTransaction } from '../../db/database.ts';

/**
 * Returns the products of an account that can be installed with Composer, by slug, each with the date
 * of its first version.
 */
export function listComposerProducts(tx: SystemTransaction, accountId: string) {
  return tx
    .selectFrom('items')
    .leftJoin('versions', (join) =>
      join
        .onRef('versions.item_id', '=', 'items.id')
        .onRef('versions.account_id', '=', 'items.account_id'),
    )
    .select(({ fn }) => [
      ...(['items.id', 'items.kind', 'items.slug'] as const),
      fn.min('versions.created_at').as('first_released'),
    ])
    .where('items.account_id', '=', accountId)
    .where('items.composer', '=', true)
    .groupBy(['items.id', 'items.kind', 'items.slug'])
    .orderBy('items.slug')
    .execute();
}

/** Returns the versions of one of an account's products, newest first. */
export function listReleases(tx: SystemTransaction, accountId: string, productId: string) {
  return tx
    .selectFrom('versions')
    .select(['id', 'version', 'requires_php', 'object_key', 'sha256', 'created_at'])
    .where('account_id', '=', accountId)
    .where('item_id', '=', productId)
    .orderBy('version_order', 'desc')
    .orderBy('version', 'desc')
    .execute();
}
