import type { ProductKind } from '@pressdock/api';
import { sql } from 'kysely';
import type { AccountTransaction } from '../../db/database.ts';
import type { NewRow, Row, RowPatch } from '../../db/schema.ts';

/** A version as stored. */
export type VersionRow = Row<'versions'>;

/** The product of a version. */
export interface VersionedProduct {
  id: string;
  slug: string;
}

/** Returns a product of the account. @param isLocked locks it until the transaction ends */
export function findProduct(
  tx: AccountTransaction,
  accountId: string,
  kind: ProductKind,
  productId: string,
  isLocked = false,
): Promise<VersionedProduct | undefined> {
  return tx
    .selectFrom('items')
    .select(['id', 'slug'])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('id', '=', productId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** A page of versions in their order. `after` is the last version on the previous page. */
export interface VersionPage {
  isNewestFirst: boolean;
  limit: number;
  after?: Pick<VersionRow, 'version' | 'version_order'> | undefined;
}

/** Returns a page of a product's versions, in the order in which sites compare them. */
export function listVersions(
  tx: AccountTransaction,
  accountId: string,
  productId: string,
  { isNewestFirst, limit, after }: VersionPage,
): Promise<VersionRow[]> {
  const direction = isNewestFirst ? 'desc' : 'asc';
  const comparison = isNewestFirst ? sql`<` : sql`>`;
  const follows = sql<boolean>`(version_order, version) ${comparison}
    (${after?.version_order}, ${after?.version})`;
  return tx
    .selectFrom('versions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('item_id', '=', productId)
    .$if(after !== undefined, (query) => query.where(follows))
    .orderBy('version_order', direction)
    .orderBy('version', direction)
    .limit(limit)
    .execute();
}

/** Returns a version; undefined if it does not exist. */
export function findVersion(
  tx: AccountTransaction,
  accountId: string,
  productId: string,
  versionId: string,
): Promise<VersionRow | undefined> {
  return tx
    .selectFrom('versions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('item_id', '=', productId)
    .where('id', '=', versionId)
    .executeTakeFirst();
}

/** Returns a product's version by its number. */
export function findNumber(
  tx: AccountTransaction,
  accountId: string,
  productId: string,
  version: string,
): Promise<VersionRow | undefined> {
  return tx
    .selectFrom('versions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('item_id', '=', productId)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** Returns a version of any of the account's products of a kind. */
export function findSource(
  tx: AccountTransaction,
  accountId: string,
  kind: ProductKind,
  versionId: string,
): Promise<VersionRow | undefined> {
  return tx
    .selectFrom('versions')
    .innerJoin('items', 'items.id', 'versions.item_id')
    .selectAll('versions')
    .where('versions.account_id', '=', accountId)
    .where('items.account_id', '=', accountId)
    .where('items.kind', '=', kind)
    .where('versions.id', '=', versionId)
    .executeTakeFirst();
}

/** Adds a version. */
export function insertVersion(
  tx: AccountTransaction,
  row: NewRow<'versions'>,
): Promise<VersionRow> {
  return tx.insertInto('versions').values(row).returningAll().executeTakeFirstOrThrow();
}

/** The columns of a version that can change. */
export type VersionChanges = Pick<
  RowPatch<'versions'>,
  'requires' | 'tested' | 'upgrade_notice' | 'changelog' | 'is_offered'
>;

/** Updates a version's notes and whether sites are offered it. */
export function updateVersion(
  tx: AccountTransaction,
  accountId: string,
  productId: string,
  versionId: string,
  changes: VersionChanges,
): Promise<VersionRow | undefined> {
  return tx
    .updateTable('versions')
    .set({ ...changes, updated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('item_id', '=', productId)
    .where('id', '=', versionId)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a version. Returns false if it does not exist. */
export async function deleteVersion(
  tx: AccountTransaction,
  accountId: string,
  productId: string,
  versionId: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('versions')
    .where('account_id', '=', accountId)
    .where('item_id', '=', productId)
    .where('id', '=', versionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
