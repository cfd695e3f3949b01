import type { SystemTransaction } from '../../db/database.ts';

/** Returns the products of an account that can be installed with Composer, by slug. */
export function listComposerProducts(tx: SystemTransaction, accountId: string) {
  return tx
    .selectFrom('items')
    .select(['id', 'kind', 'slug'])
    .where('account_id', '=', accountId)
    .where('composer', '=', true)
    .orderBy('slug')
    .execute();
}

/** Returns the versions of one of an account's products, newest first. */
export function listReleases(tx: SystemTransaction, accountId: string, productId: string) {
  return tx
    .selectFrom('versions')
    .select(['id', 'version', 'requires_php', 'object_key', 'sha256', 'created_at'])
    .where('account_id', '=', accountId)
    .where('item_id', '=', productId)
    .orderBy('version_major', 'desc')
    .orderBy('version_minor', 'desc')
    .orderBy('version_patch', 'desc')
    .execute();
}
