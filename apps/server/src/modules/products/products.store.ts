import type { AccountTransaction } from '../../db/database.ts';
import type { ItemKind, NewRow, RowPatch } from '../../db/schema.ts';

/** Which product: always one account's, of one kind. */
export interface ProductKey {
  accountId: string;
  kind: ItemKind;
  id: string;
}

/** Products with what their versions add up to. */
function selectProducts(tx: AccountTransaction, accountId: string, kind: ItemKind) {
  return tx
    .selectFrom('items')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('versions')
          .select(({ fn, val, cast }) => [
            fn.countAll<number>().as('version_count'),
            cast<number>(fn.coalesce(fn.sum('downloads'), val(0)), 'bigint').as('downloads'),
          ])
          .whereRef('versions.item_id', '=', 'items.id')
          .as('totals'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('versions')
          .select(['version as latest_version', 'downloads as latest_downloads'])
          .whereRef('versions.item_id', '=', 'items.id')
          .orderBy('version_major', 'desc')
          .orderBy('version_minor', 'desc')
          .orderBy('version_patch', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('licenses')
          .select(({ fn }) => fn.countAll<number>().as('license_count'))
          .whereRef('licenses.item_id', '=', 'items.id')
          .as('sold'),
      (join) => join.onTrue(),
    )
    .selectAll('items')
    .select([
      'license_count',
      'version_count',
      'totals.downloads',
      'latest_version',
      'latest_downloads',
    ])
    .where('items.account_id', '=', accountId)
    .where('items.kind', '=', kind);
}

/** A product as read, with what its versions add up to. */
export type ProductRow = Awaited<ReturnType<typeof listProducts>>[number];

/** Reads an account's products of one kind, in no order. */
export function listProducts(tx: AccountTransaction, accountId: string, kind: ItemKind) {
  return selectProducts(tx, accountId, kind).execute();
}

/** Reads one product. */
export function findProduct(tx: AccountTransaction, { accountId, kind, id }: ProductKey) {
  return selectProducts(tx, accountId, kind).where('items.id', '=', id).executeTakeFirst();
}

/** Reads a product for a change, and makes other changes to the product wait. */
export function lockProduct(tx: AccountTransaction, { accountId, kind, id }: ProductKey) {
  return tx
    .selectFrom('items')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Reads whether an account may add products, and makes other additions to it wait. */
export async function lockRightToAdd(tx: AccountTransaction, accountId: string): Promise<boolean> {
  const account = await tx
    .selectFrom('users')
    .select('can_add_plugin_or_theme')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return account?.can_add_plugin_or_theme ?? false;
}

/** Adds a product. */
export async function insertProduct(tx: AccountTransaction, item: NewRow<'items'>): Promise<void> {
  await tx.insertInto('items').values(item).execute();
}

/** Changes a product. */
export async function updateProduct(
  tx: AccountTransaction,
  { accountId, kind, id }: ProductKey,
  patch: RowPatch<'items'>,
): Promise<void> {
  await tx
    .updateTable('items')
    .set(patch)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}

/** Deletes a product with its versions; answers the keys of their packages, or undefined when there is none. */
export async function deleteProduct(
  tx: AccountTransaction,
  key: ProductKey,
): Promise<string[] | undefined> {
  if (!(await lockProduct(tx, key))) return undefined;
  const packages = await tx
    .selectFrom('versions')
    .select('object_key')
    .distinct()
    .where('account_id', '=', key.accountId)
    .where('item_id', '=', key.id)
    .execute();
  await tx
    .deleteFrom('items')
    .where('account_id', '=', key.accountId)
    .where('id', '=', key.id)
    .execute();
  return packages.map(({ object_key }) => object_key);
}
