import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { secureTable } from '../row-security.ts';

const statements = [
  `CREATE TABLE customers (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    first_name text NOT NULL DEFAULT '',
    last_name text NOT NULL DEFAULT '',
    email text NOT NULL,
    notes text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT customers_id_account UNIQUE (id, account_id)
  )`,
  'CREATE INDEX customers_email ON customers (account_id, lower(email), id)',
  // A license outlives its customer, but not its product.
  `CREATE TABLE licenses (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    item_id uuid,
    customer_id uuid,
    key text NOT NULL,
    activation_limit integer NOT NULL DEFAULT 0 CHECK (activation_limit >= 0),
    expires_at timestamptz,
    domain text NOT NULL DEFAULT '',
    max_version text,
    notes text NOT NULL DEFAULT '',
    suspended_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT licenses_id_account UNIQUE (id, account_id),
    CONSTRAINT licenses_item_fkey FOREIGN KEY (item_id, account_id)
      REFERENCES items (id, account_id) ON DELETE CASCADE,
    CONSTRAINT licenses_customer_fkey FOREIGN KEY (customer_id, account_id)
      REFERENCES customers (id, account_id) ON DELETE SET NULL (customer_id)
  )`,
  // Sites send a key without an account, so the key comes first.
  'CREATE UNIQUE INDEX licenses_key_unique ON licenses (lower(key), account_id)',
  'CREATE INDEX licenses_newest ON licenses (account_id, created_at DESC, id DESC)',
  'CREATE INDEX licenses_item ON licenses (item_id, created_at DESC, id DESC)',
  'CREATE INDEX licenses_customer ON licenses (customer_id, created_at DESC, id DESC)',
  `CREATE TABLE license_activations (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    license_id uuid NOT NULL,
    domain text NOT NULL,
    counts boolean NOT NULL DEFAULT true,
    plugin_version text,
    first_seen_at timestamptz NOT NULL DEFAULT now(),
    last_seen_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT license_activations_license_fkey FOREIGN KEY (license_id, account_id)
      REFERENCES licenses (id, account_id) ON DELETE CASCADE,
    CONSTRAINT license_activations_domain_unique UNIQUE (license_id, domain)
  )`,
  'CREATE INDEX license_activations_domain ON license_activations (account_id, domain)',
  `CREATE TABLE api_keys (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name text NOT NULL,
    scope text NOT NULL CHECK (scope IN ('read', 'release', 'full')),
    prefix text NOT NULL,
    key_hash text NOT NULL UNIQUE,
    expires_at timestamptz,
    last_used_at timestamptz,
    revoked_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX api_keys_account ON api_keys (account_id, created_at DESC)',
];

/** Adds customers, licenses, activations and API keys. */
export const licenses: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
    for (const table of ['customers', 'licenses', 'license_activations', 'api_keys']) {
      await secureTable(db, table, 'account_id');
    }
  },
};
