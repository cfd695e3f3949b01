import type { ProductKind } from '@pressdock/api';
import { sql } from 'kysely';
import type { AccountTransaction } from '../../db/database.ts';
import type { NewRow, Row, RowPatch } from '../../db/schema.ts';

/** Identifies a product of an account. */
export interface ProductKey {
  accountId: string;
  kind: ProductKind;
  id: string;
}

/** The totals of a product's versions, licenses and builds. */
export interface ProductTotals {
  versionCount: number;
  licenseCount: number;
  downloads: number;
  latestVersion: { version: string; downloads: number } | null;
  /** The result of the newest build that has ended. */
  latestBuild: { responseCode: number; responseBody: string } | null;
}

type ProductRow = Row<'items'>;

/** A product without its long texts, which lists omit. */
export type ListedRow = Omit<ProductRow, 'description' | 'installation'>;

/** A product with the totals of its versions and licenses. */
export interface ProductWithTotals<SomeRow extends ListedRow = ProductRow> {
  row: SomeRow;
  totals: ProductTotals;
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

const NO_TOTALS: ProductTotals = {
  versionCount: 0,
  licenseCount: 0,
  downloads: 0,
  latestVersion: null,
  latestBuild: null,
};

/** Returns the newest build that has ended, of each product or of one. */
async function readLatestBuilds(
  tx: AccountTransaction,
  accountId: string,
  productId: string | undefined,
): Promise<{ itemId: string; responseCode: number; responseBody: string }[]> {
  const { rows } = await sql<{ itemId: string; responseCode: number; responseBody: string }>`
    select items.id as "itemId", b.response_code as "responseCode", b.response_body as "responseBody"
    from items cross join lateral (select response_code, response_body from builds
      where item_id = items.id and finished_at is not null
      order by created_at desc, id desc limit 1) as b
    where items.account_id = ${accountId}
      and (${productId ?? null}::uuid is null or items.id = ${productId ?? null})`.execute(tx);
  return rows;
}

/**
 * Returns a function that returns the totals of a product. They are joined here, because without
 * table statistics a database would scan all rows once per product.
 */
async function readTotals(
  tx: AccountTransaction,
  accountId: string,
  productId: string | undefined,
): Promise<(productId: string) => ProductTotals> {
  const versions = await tx
    .selectFrom('versions')
    .select(({ fn, val, cast }) => [
      'item_id',
      fn.countAll<number>().as('count'),
      cast<number>(fn.coalesce(fn.sum('downloads'), val(0)), 'bigint').as('downloads'),
      // Arrays compare element by element. Without an offered version, the newest is another one.
      sql<string[]>`max(array[is_offered::int::text, version_order, version, downloads::text])`.as(
        'newest',
      ),
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
  const totals = new Map<string, ProductTotals>();
  for (const { item_id, count, downloads, newest } of versions) {
    const [, , version = '', latest] = newest;
    const latestVersion = { version, downloads: Number(latest) };
    totals.set(item_id, { ...NO_TOTALS, versionCount: count, downloads, latestVersion });
  }
  for (const { item_id, count } of licenses) {
    if (item_id === null) continue;
    totals.set(item_id, { ...(totals.get(item_id) ?? NO_TOTALS), licenseCount: count });
  }
  const builds = await readLatestBuilds(tx, accountId, productId);
  for (const { itemId, ...latestBuild } of builds) {
    totals.set(itemId, { ...(totals.get(itemId) ?? NO_TOTALS), latestBuild });
  }
  return (id) => totals.get(id) ?? NO_TOTALS;
}

/** Returns an account's products of one kind, unordered and without their long texts. */
export async function listProducts(
  tx: AccountTransaction,
  accountId: string,
  kind: ProductKind,
): Promise<ProductWithTotals<ListedRow>[]> {
  const rows = await tx
    .selectFrom('items')
    .select(listedColumns)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .execute();
  const totalsOf = await readTotals(tx, accountId, undefined);
  return rows.map((row) => ({ row, totals: totalsOf(row.id) }));
}

/** Returns a product; undefined if it does not exist. */
export async function findProduct(
  tx: AccountTransaction,
  { accountId, kind, id }: ProductKey,
): Promise<ProductWithTotals | undefined> {
  const row = await tx
    .selectFrom('items')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const totalsOf = await readTotals(tx, accountId, id);
  return { row, totals: totalsOf(id) };
}

/** Returns a product and locks it against other changes. */
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

/** Returns whether a product is connected with a repository. */
export async function isDeployed(
  tx: AccountTransaction,
  { accountId, id }: ProductKey,
): Promise<boolean> {
  const row = await tx
    .selectFrom('deployments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('item_id', '=', id)
    .where('connected_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
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

/** Licenses deleted per transaction, so that other transactions do not wait long. */
const LICENSE_BATCH = 1000;

/**
 * Deletes a product with its versions and licenses. Returns undefined if the product does not exist,
 * and false if it has so many licenses that only a batch of them was deleted; then call it again.
 */
export async function deleteProduct(
  tx: AccountTransaction,
  key: ProductKey,
): Promise<boolean | undefined> {
  if (!(await lockProduct(tx, key))) return undefined;
  const { numAffectedRows } = await sql`delete from licenses where account_id = ${key.accountId}
    and id = any(array(select id from licenses where account_id = ${key.accountId}
      and item_id = ${key.id} limit ${LICENSE_BATCH}))`.execute(tx);
  if (Number(numAffectedRows) === LICENSE_BATCH) return false;
  await tx
    .deleteFrom('items')
    .where('account_id', '=', key.accountId)
    .where('id', '=', key.id)
    .execute();
  return true;
}
