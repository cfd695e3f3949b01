import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const licensesTables = [
  'licenses',
  'license_activations',
  'license_undo',
] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    licenses: LicensesTable;
    license_activations: LicenseActivationsTable;
    license_undo: LicenseUndoTable;
  }
}

/** A license for one product or, without `item_id`, for all products of the account. */
interface LicensesTable {
  id: string;
  account_id: string;
  item_id: string | null;
  customer_id: string | null;
  key: string;
  /** The number of activations that count; 0 means unlimited. */
  activation_limit: Generated<number>;
  expires_at: Timestamp | null;
  /** The only domain it is valid for, normalized; blank means any. */
  domain: Generated<string>;
  /** The first version it no longer includes. */
  max_version: string | null;
  notes: Generated<string>;
  suspended_at: Timestamp | null;
  /** Incremented by the database with each edit. */
  revision: Generated<number>;
  /** The key in lower case. The database writes this column, `search` and the site counts. */
  key_folded: Generated<string>;
  search: Generated<string>;
  /** The number of activations, and the number that count. */
  site_count: Generated<number>;
  active_sites: Generated<number>;
  is_full: Generated<boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** An activation. The domain is normalized; local and staging sites do not count. */
interface LicenseActivationsTable {
  id: string;
  account_id: string;
  license_id: string;
  domain: string;
  counts: Generated<boolean>;
  plugin_version: string | null;
  search: Generated<string>;
  /** When the license was created; written by the database. */
  license_created_at: Timestamp;
  first_seen_at: Timestamp;
  last_seen_at: Timestamp;
}

/** The state of a license before a bulk change that can still be undone. */
interface LicenseUndoTable {
  undo_id: string;
  license_id: string;
  account_id: string;
  action: string;
  license: ColumnType<unknown, string, never>;
  activations: ColumnType<unknown, string, never>;
  notices: ColumnType<unknown, string, never>;
  acted_at: ColumnType<Date, Date, never>;
  expires_at: ColumnType<Date, Date, never>;
}
