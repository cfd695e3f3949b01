import type { ProductKind } from '@pressdock/api';
import { sql } from 'kysely';
import type { AccountTransaction } from '../../db/database.ts';
import type { NewRow, Row, RowPatch } from '../../db/schema.ts';

/** Which product: always one account's, of one kind. */
export interface ProductKey {
  accountId: string;
  kind: ProductKind;
  id: string;
}

/** What a product's versions and licences add up to. */
export interface ProductSums {
  versionCount: number;
  licenseCount: number;
  downloads: number;
  latestVersion: { version: string; downloads: number } | null;
}

type ProductRow = Row<'items'>;

/** A product's row without its long texts, which a list would carry by the thousand. */
export type ListedRow = Omit<ProductRow, 'description' | 'installation'>;

/** A product with what its versions and licences add up to. */
export interface SummedProduct<SomeRow extends ListedRow = ProductRow> {
  row: SomeRow;
  sums: ProductSums;
}

const listedColumns = [
  ...([
    'id',
    'account_id',
    'kind',
    'name',
    'slug',
    'revision',
    'created_at',
    'updated_at',
  ] as const),
  ...(['homepage', 'author', 'author_homepage', 'details_url'] as const),
  ...(['icon', 'banner_high', 'banner_low', 'repository', 'branch', 'github_actions'] as const),
  ...(['require_purchase_code', 'webhook_urls', 'composer', 'whmcs', 'whmcs_url'] as const),
  ...(['envato', 'envato_ignore_supported_until', 'envato_id'] as const),
  ...(['easy_digital_downloads', 'easy_digital_downloads_id'] as const),
  ...(['easy_digital_downloads_url', 'sendowl', 'sendowl_product_id'] as const),
  ...(['gumroad', 'gumroad_product_permalink', 'gumroad_product_id'] as const),
];

const NOTHING: ProductSums = {
  versionCount: 0,
  licenseCount: 0,
  downloads: 0,
  latestVersion: null,
};

/**
 * Sums up each product's versions and licences, and joins them here: a database that has not counted
 * its rows yet would go through all of them again for every product.
 */
async function sumUp(
  tx: AccountTransaction,
  accountId: string,
  productId: string | undefined,
): Promise<(productId: string) => ProductSums> {
  const versions = await tx
    .selectFrom('versions')
    .select(({ fn, val, cast }) => [
      'item_id',
      fn.countAll<number>().as('count'),
      cast<number>(fn.coalesce(fn.sum('downloads'), val(0)), 'bigint').as('downloads'),
      // Numbers compare part by part; the downloads ride along. One engine reads them as text.
      sql<
        (number | string)[]
      >`max(array[version_major, version_minor, version_patch, downloads])`.as('newest'),
    ])
    .where('account_id', '=', accountId)
    .$if(productId !== undefined, (query) => query.where('item_id', '=', productId ?? ''))
    .groupBy('item_id')
    .execute();
  const licenses = await tx
    .selectFrom('licenses')
    .select(({ fn }) => ['item_id', fn.countAll<number>().as('count')])
    .where('account_id', '=', accountId)
    .where('item_id', 'is not', null)
    .$if(productId !== undefined, (query) => query.where('item_id', '=', productId ?? ''))
    .groupBy('item_id')
    .execute();
  const sums = new Map<string, ProductSums>();
  for (const { item_id, count, downloads, newest } of versions) {
    const [major, minor, patch, latest = 0] = newest.map(Number);
    const latestVersion = { version: `${major}.${minor}.${patch}`, downloads: latest };
    sums.set(item_id, { ...NOTHING, versionCount: count, downloads, latestVersion });
  }
  for (const { item_id, count } of licenses) {
    if (item_id === null) continue;
    sums.set(item_id, { ...(sums.get(item_id) ?? NOTHING), licenseCount: count });
  }
  return (id) => sums.get(id) ?? NOTHING;
}

/** Reads an account's products of one kind, in no order and without their long texts. */
export async function listProducts(
  tx: AccountTransaction,
  accountId: string,
  kind: ProductKind,
): Promise<SummedProduct<ListedRow>[]> {
  const rows = await tx
    .selectFrom('items')
    .select(listedColumns)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .execute();
  const sumsOf = await sumUp(tx, accountId, undefined);
  return rows.map((row) => ({ row, sums: sumsOf(row.id) }));
}

/** Reads one product. */
export async function findProduct(
  tx: AccountTransaction,
  { accountId, kind, id }: ProductKey,
): Promise<SummedProduct | undefined> {
  const row = await tx
    .selectFrom('items')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const sumsOf = await sumUp(tx, accountId, id);
  return { row, sums: sumsOf(id) };
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

/** Adds a product. */
export async function insertProduct(
  tx: AccountTransaction,
  product: NewRow<'items'>,
): Promise<void> {
  await tx.insertInto('items').values(product).execute();
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

/** How many licences go in one transaction: others wait no longer than for these. */
const LICENSES_AT_ONCE = 1000;

/**
 * Deletes a product with its versions and licences, or some of its licences where there are many: then
 * it has to be asked again. Answers the keys of its packages, or undefined when there is none.
 */
export async function deleteProduct(
  tx: AccountTransaction,
  key: ProductKey,
): Promise<{ isGone: boolean; packages: string[] } | undefined> {
  if (!(await lockProduct(tx, key))) return undefined;
  const { numAffectedRows } = await sql`delete from licenses where account_id = ${key.accountId}
    and id = any(array(select id from licenses where account_id = ${key.accountId}
      and item_id = ${key.id} limit ${LICENSES_AT_ONCE}))`.execute(tx);
  if (Number(numAffectedRows) === LICENSES_AT_ONCE) return { isGone: false, packages: [] };
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
  return { isGone: true, packages: packages.map(({ object_key }) => object_key) };
}
