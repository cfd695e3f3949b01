import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

/** What a program may do with an API key: read, make releases, or everything. */
export type ApiKeyScope = 'read' | 'release' | 'full';

/** Somebody an account has sold to. */
export interface CustomersTable {
  id: string;
  account_id: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  email: string;
  notes: Generated<string>;
  /** In lower case, written by the database. */
  email_folded: Generated<string>;
  search: Generated<string>;
  /** How often it was edited, counted by the database. */
  revision: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** What a customer may use: one product or, without `item_id`, all of the account's. */
export interface LicensesTable {
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
export interface LicenseActivationsTable {
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
export interface LicenseUndoTable {
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

/** The same answer to the same question about a licence, how often and when last. */
export interface LicenseDecisionsTable {
  account_id: string;
  key_hash: string;
  /** The key's beginning, where no licence of the account has it. */
  key_hint: string;
  license_id: string | null;
  /** Blank where the site did not say. */
  domain: string;
  item_id: string | null;
  call: string;
  code: string;
  times: number;
  first_at: ColumnType<Date, Date, Date>;
  last_at: ColumnType<Date, Date, Date>;
}

/** A key that signs leases. A retired one has lost its private half. */
export interface LicenseSigningKeysTable {
  id: string;
  account_id: string;
  public_key: string;
  sealed: string;
  /** It waits, and signs from its moment on. */
  is_next: Generated<boolean>;
  signs_from: Timestamp;
  created_at: Timestamp;
  retired_at: Timestamp | null;
}

/** A key by which a program acts for an account. Only its hash and its first letters are stored. */
export interface ApiKeysTable {
  id: string;
  account_id: string;
  name: string;
  scope: ApiKeyScope;
  prefix: string;
  key_hash: string;
  expires_at: Timestamp | null;
  last_used_at: Timestamp | null;
  revoked_at: Timestamp | null;
  created_at: Timestamp;
}
