import type { ProductKind } from '@pressdock/api';
import type { CollectedField } from '@pressdock/api/limits';
import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import type { GuardedProduct } from './access/siteAccess.service.ts';

/** A product with everything that offers to sites depend on; versions newest first. */
export interface ProductFacts extends GuardedProduct {
  kind: ProductKind;
  /** The optional fields that the author chose; null for the defaults. */
  collected_fields: readonly CollectedField[] | null;
  name: string;
  slug: string;
  homepage: string;
  author: string;
  author_homepage: string;
  details_url: string;
  icon: string;
  banner_high: string;
  banner_low: string;
  versions: ReleasedVersion[];
}

/** The facts about a version that sites need. */
export interface ReleasedVersion {
  id: string;
  version: string;
  is_offered: boolean;
  requires: string;
  tested: string;
  requires_php: string;
  /** HTML, cut after {@link NOTICE_CHARACTERS}. */
  upgrade_notice: string;
  object_key: string;
  sha256: string;
  downloads: number;
  created_at: Date;
}

/** The texts of a product's page, as HTML. */
export interface ProductTexts {
  description: string;
  installation: string;
  /** The changelogs that are not blank, newest first, of the newest offered version and older ones. */
  changelogs: { version: string; changelog: string }[];
  /** The sections of the newest version's readme. */
  readme: Record<string, string>;
}

const CHANGELOGS = 15;

/** WordPress shows an upgrade notice in one line. */
const NOTICE_CHARACTERS = 4000;

/** Returns a product with all its versions and its texts; undefined if it does not exist. */
export async function readProduct(
  tx: AccountTransaction | SystemTransaction,
  id: string,
): Promise<{ product: ProductFacts; texts: ProductTexts } | undefined> {
  const found = await tx
    .selectFrom('items')
    .select(['id', 'account_id', 'kind', 'name', 'slug', 'homepage', 'author', 'author_homepage'])
    .select(['details_url', 'icon', 'banner_high', 'banner_low', 'description', 'installation'])
    .select(['require_purchase_code', 'envato', 'envato_ignore_supported_until', 'envato_id'])
    .select(['easy_digital_downloads', 'easy_digital_downloads_id', 'easy_digital_downloads_url'])
    .select(['gumroad', 'gumroad_product_id', 'gumroad_product_permalink'])
    .select(['sendowl', 'sendowl_product_id', 'whmcs', 'whmcs_url'])
    .select(({ selectFrom }) =>
      selectFrom('collected_fields')
        .select('fields')
        .whereRef('collected_fields.item_id', '=', 'items.id')
        .as('collected_fields'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const newestFirst = tx
    .selectFrom('versions')
    .where('item_id', '=', id)
    .orderBy('version_order', 'desc')
    .orderBy('version', 'desc');
  const versions = await newestFirst
    .select(['id', 'version', 'requires', 'tested', 'requires_php', 'object_key', 'sha256'])
    .select(['is_offered', 'downloads', 'created_at'])
    .select(sql<string>`left(upgrade_notice, ${NOTICE_CHARACTERS})`.as('upgrade_notice'))
    .execute();
  // A product without offered versions shows what its newest version says.
  const newest = await newestFirst
    .clearOrderBy()
    .select(['is_offered', 'version_order', 'sections'])
    .orderBy('is_offered', 'desc')
    .orderBy('version_order', 'desc')
    .limit(1)
    .executeTakeFirst();
  const publicVersions = newest?.is_offered
    ? newestFirst.where('version_order', '<=', newest.version_order)
    : newestFirst;
  const changelogs = await publicVersions
    .select(['version', 'changelog'])
    .where('changelog', '!=', '')
    .limit(CHANGELOGS)
    .execute();
  const { description, installation, ...product } = found;
  return {
    product: { ...product, versions },
    texts: { description, installation, changelogs, readme: newest?.sections ?? {} },
  };
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
  const site = await tx
    .selectFrom('sites')
    .select(['at', 'host', 'installed_version', 'wordpress_version', 'php_version'])
    .where('item_id', '=', productId)
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const total = await tx
    .selectFrom('daily_update_checks')
    .select('last_at')
    .where('item_id', '=', productId)
    .where('account_id', '=', accountId)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (site && (!total || total.last_at <= site.at)) return site;
  // Sites that do not send their address are only counted.
  return total ? { ...noFacts, at: total.last_at } : null;
}

const noFacts = {
  host: null,
  installed_version: null,
  wordpress_version: null,
  php_version: null,
};
