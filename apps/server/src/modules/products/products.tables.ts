import type { ProductKind } from '@pressdock/api';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const productsTables = ['items'] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    items: ProductsTable;
  }
}

/** A plugin or a theme. The field names are those on the wire. */
interface ProductsTable {
  id: string;
  account_id: string;
  kind: ColumnType<ProductKind, ProductKind, never>;
  name: string;
  slug: string;
  description: string;
  homepage: Generated<string>;
  author: Generated<string>;
  author_homepage: Generated<string>;
  details_url: Generated<string>;
  installation: Generated<string>;
  require_purchase_code: Generated<boolean>;
  envato: Generated<boolean>;
  envato_ignore_supported_until: Generated<boolean>;
  envato_id: Generated<string>;
  easy_digital_downloads: Generated<boolean>;
  easy_digital_downloads_id: Generated<string>;
  easy_digital_downloads_url: Generated<string>;
  webhook_urls: Json<string[]>;
  gumroad: Generated<boolean>;
  gumroad_product_permalink: Generated<string>;
  gumroad_product_id: Generated<string>;
  sendowl: Generated<boolean>;
  sendowl_product_id: Generated<string>;
  whmcs: Generated<boolean>;
  whmcs_url: Generated<string>;
  composer: Generated<boolean>;
  icon: Generated<string>;
  banner_high: Generated<string>;
  banner_low: Generated<string>;
  repository: Generated<string>;
  branch: Generated<string>;
  github_actions: Generated<boolean>;
  revision: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}
