import type { ProductKind } from '@pressdock/api';
import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import type { GuardedProduct } from './access/siteAccess.service.ts';

/** A product with everything that responses to sites contain; versions newest first. */
export interface ProductFacts extends GuardedProduct {
  kind: ProductKind;
  name: string;
  slug: string;
  description: string;
  homepage: string;
  author: string;
  author_homepage: string;
  details_url: string;
  installation: string;
  icon: string;
  banner_high: string;
  banner_low: string;
  versions: ReleasedVersion[];
  /** The sections of the newest version's readme. */
  sections: Record<string, string>;
}

/** The facts about a version that sites need. */
export interface ReleasedVersion {
  id: string;
  version: string;
  requires: string;
  tested: string;
  requires_php: string;
  upgrade_notice: string;
  changelog: string;
  object_key: string;
  sha256: string;
  downloads: number;
  created_at: Date;
}

/** An update check to store. */
export interface CheckRow {
  item_id: string;
  at: string;
  installed_version: string | null;
  wordpress_version: string | null;
  php_version: string | null;
  mysql_version: string | null;
  language: string | null;
  locale: string | null;
  site_host: string | null;
  client_network: string | null;
}

/** Returns a product with all its versions; undefined if it does not exist. */
export async function readProduct(
  tx: AccountTransaction | SystemTransaction,
  id: string,
): Promise<ProductFacts | undefined> {
  const product = await tx
    .selectFrom('items')
    .select([
      'id',
      'account_id',
      'kind',
      'name',
      'slug',
      'description',
      'homepage',
      'author',
      'author_homepage',
    ])
    .select(['details_url', 'installation', 'icon', 'banner_high', 'banner_low'])
    .select(['require_purchase_code', 'envato', 'envato_ignore_supported_until', 'envato_id'])
    .select(['easy_digital_downloads', 'easy_digital_downloads_id', 'easy_digital_downloads_url'])
    .select(['gumroad', 'gumroad_product_id', 'gumroad_product_permalink'])
    .select(['sendowl', 'sendowl_product_id', 'whmcs', 'whmcs_url'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!product) return undefined;
  const versions = await tx
    .selectFrom('versions')
    .select(['id', 'version', 'requires', 'tested', 'requires_php', 'upgrade_notice', 'changelog'])
    .select(['object_key', 'sha256', 'downloads', 'created_at'])
    .where('item_id', '=', id)
    .orderBy('version_major', 'desc')
    .orderBy('version_minor', 'desc')
    .orderBy('version_patch', 'desc')
    .execute();
  const newest =
    versions[0] &&
    (await tx
      .selectFrom('versions')
      .select('sections')
      .where('id', '=', versions[0].id)
      .executeTakeFirst());
  return { ...product, versions, sections: newest?.sections ?? {} };
}

/** Stores update checks. Checks of deleted products are skipped. */
export async function insertChecks(
  tx: SystemTransaction,
  rows: readonly CheckRow[],
): Promise<void> {
  await sql`
    insert into update_checks (account_id, item_id, at, installed_version, wordpress_version,
      php_version, mysql_version, language, locale, site_host, client_network)
    select i.account_id, i.id, r.at, r.installed_version, r.wordpress_version,
      r.php_version, r.mysql_version, r.language, r.locale, r.site_host, r.client_network
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(item_id uuid, at timestamptz,
      installed_version text, wordpress_version text, php_version text, mysql_version text,
      language text, locale text, site_host text, client_network text)
    join items i on i.id = r.item_id
    order by r.at`.execute(tx);
}

/** Adds to the total and today's download counts, in a fixed order to prevent deadlocks. */
export async function addDownloads(
  tx: SystemTransaction,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = [...counts].map(([id, count]) => ({ id, count }));
  const counted = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, count bigint)`;
  await sql`select v.id from versions v join ${counted} on r.id = v.id order by v.id for update of v`.execute(
    tx,
  );
  await sql`update versions v set downloads = v.downloads + r.count from ${counted} where r.id = v.id`.execute(
    tx,
  );
  await sql`
    insert into daily_downloads (version_id, account_id, item_id, day, downloads)
    select v.id, v.account_id, v.item_id, (now() at time zone 'utc')::date, r.count
    from ${counted} join versions v on v.id = r.id
    order by v.id
    on conflict (version_id, day)
    do update set downloads = daily_downloads.downloads + excluded.downloads`.execute(tx);
}

/**
 * Returns a product's latest update check; null if there is none, undefined for an unknown product.
 */
export async function readLastCheck(
  tx: AccountTransaction,
  accountId: string,
  kind: ProductKind,
  productId: string,
) {
  const product = await tx
    .selectFrom('items')
    .select('id')
    .where('id', '=', productId)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!product) return undefined;
  const check = await tx
    .selectFrom('update_checks')
    .select(['at', 'site_host', 'installed_version', 'wordpress_version', 'php_version'])
    .where('item_id', '=', productId)
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return check ?? null;
}
