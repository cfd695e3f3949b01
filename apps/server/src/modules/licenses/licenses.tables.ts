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

/** What a customer may use: one product or, without `item_id`, all of the account's. */
interface LicensesTable {
  id: string;
  account_id: string;
  item_id: string | null;
  customer_id: string | null;
  key: string;
  /** How many sites at once; 0 is no limit. */
  activation_limit: Generated<number>;
  expires_at: Timestamp | null;
  /** The only domain it is for, normalised; blank is any. */
  domain: Generated<string>;
  /** The first version it is no longer for. */
  max_version: string | null;
  notes: Generated<string>;
  suspended_at: Timestamp | null;
  /** How often it was edited, counted by the database. */
  revision: Generated<number>;
  /** In lower case, written by the database; so are the words to search and the counts of its sites. */
  key_folded: Generated<string>;
  search: Generated<string>;
  /** Where it is in use, and how many of these count. */
  site_count: Generated<number>;
  active_sites: Generated<number>;
  is_full: Generated<boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A site a licence is in use on. The domain is normalised; local and staging hosts do not count. */
interface LicenseActivationsTable {
  id: string;
  account_id: string;
  license_id: string;
  domain: string;
  counts: Generated<boolean>;
  plugin_version: string | null;
  search: Generated<string>;
  /** When its licence was made, written by the database. */
  license_created_at: Timestamp;
  first_seen_at: Timestamp;
  last_seen_at: Timestamp;
}

/** What a licence was before something was done to many at once, while that can be undone. */
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
