import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createRoles, secureTable } from '../row-security.ts';

const statements = [
  `CREATE TABLE users (
    id uuid PRIMARY KEY,
    email text NOT NULL UNIQUE CHECK (email = lower(email)),
    password_hash text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    is_admin boolean NOT NULL DEFAULT false,
    is_delinquent boolean NOT NULL DEFAULT false,
    has_card boolean NOT NULL DEFAULT false,
    selected_plan text NOT NULL DEFAULT 'pressdock-solo-2020',
    analytics_plan text NOT NULL DEFAULT 'none',
    can_add_plugin_or_theme boolean NOT NULL DEFAULT true,
    can_add_license boolean NOT NULL DEFAULT true,
    can_add_feature_flag boolean NOT NULL DEFAULT true,
    can_add_feature_flag_product boolean NOT NULL DEFAULT true,
    receive_email_notifications boolean NOT NULL DEFAULT true,
    receive_build_notifications boolean NOT NULL DEFAULT true,
    receive_billing_notifications boolean NOT NULL DEFAULT true,
    business_name text NOT NULL DEFAULT '',
    business_address_1 text NOT NULL DEFAULT '',
    business_address_2 text NOT NULL DEFAULT '',
    business_city text NOT NULL DEFAULT '',
    business_state_province text NOT NULL DEFAULT '',
    business_country text NOT NULL DEFAULT '',
    referral_count integer NOT NULL DEFAULT 0,
    referred_by uuid REFERENCES users (id) ON DELETE SET NULL,
    deactivated_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE sessions (
    id uuid PRIMARY KEY,
    token_hash text NOT NULL UNIQUE,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    revoked_at timestamptz
  )`,
  'CREATE INDEX sessions_user ON sessions (user_id)',
  'CREATE INDEX sessions_account ON sessions (account_id)',
  `CREATE TABLE user_settings (
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    key text NOT NULL,
    value jsonb NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account_id, key)
  )`,
  `CREATE TABLE items (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('plugin', 'theme')),
    name text NOT NULL,
    slug text NOT NULL,
    description text NOT NULL,
    homepage text NOT NULL DEFAULT '',
    author text NOT NULL DEFAULT '',
    author_homepage text NOT NULL DEFAULT '',
    details_url text NOT NULL DEFAULT '',
    installation text NOT NULL DEFAULT '',
    require_purchase_code boolean NOT NULL DEFAULT false,
    envato boolean NOT NULL DEFAULT false,
    envato_ignore_supported_until boolean NOT NULL DEFAULT false,
    envato_id text NOT NULL DEFAULT '',
    easy_digital_downloads boolean NOT NULL DEFAULT false,
    easy_digital_downloads_id text NOT NULL DEFAULT '',
    easy_digital_downloads_url text NOT NULL DEFAULT '',
    webhook_urls jsonb NOT NULL DEFAULT '[]',
    gumroad boolean NOT NULL DEFAULT false,
    gumroad_product_permalink text NOT NULL DEFAULT '',
    sendowl boolean NOT NULL DEFAULT false,
    sendowl_product_id text NOT NULL DEFAULT '',
    whmcs boolean NOT NULL DEFAULT false,
    whmcs_url text NOT NULL DEFAULT '',
    composer boolean NOT NULL DEFAULT false,
    icon text NOT NULL DEFAULT '',
    banner_high text NOT NULL DEFAULT '',
    banner_low text NOT NULL DEFAULT '',
    repository text NOT NULL DEFAULT '',
    branch text NOT NULL DEFAULT '',
    github_actions boolean NOT NULL DEFAULT false,
    revision integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT items_slug_unique UNIQUE (account_id, slug)
  )`,
  `CREATE TABLE versions (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    item_id uuid NOT NULL REFERENCES items (id) ON DELETE CASCADE,
    version text NOT NULL,
    version_major integer NOT NULL,
    version_minor integer NOT NULL,
    version_patch integer NOT NULL,
    requires text NOT NULL DEFAULT '',
    tested text NOT NULL DEFAULT '',
    requires_php text NOT NULL DEFAULT '',
    upgrade_notice text NOT NULL DEFAULT '',
    changelog text NOT NULL DEFAULT '',
    sections jsonb NOT NULL DEFAULT '{}',
    headers jsonb NOT NULL DEFAULT '{}',
    warnings jsonb NOT NULL DEFAULT '[]',
    object_key text NOT NULL,
    file_size bigint NOT NULL,
    sha256 text NOT NULL,
    file_count integer NOT NULL,
    ticket_id uuid,
    downloads bigint NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT versions_number_unique UNIQUE (item_id, version)
  )`,
  `CREATE INDEX versions_order ON versions
    (item_id, version_major DESC, version_minor DESC, version_patch DESC)`,
  'CREATE INDEX versions_account ON versions (account_id)',
  'CREATE INDEX versions_object ON versions (object_key)',
  `CREATE TABLE upload_tickets (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    object_key text NOT NULL UNIQUE,
    slug text NOT NULL,
    file_size bigint NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    version_id uuid REFERENCES versions (id) ON DELETE SET NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX upload_tickets_account ON upload_tickets (account_id)',
  'CREATE INDEX upload_tickets_version ON upload_tickets (version_id)',
  'CREATE INDEX upload_tickets_expiry ON upload_tickets (expires_at) WHERE used_at IS NULL',
  `CREATE TABLE temporary_links (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    version_id uuid NOT NULL REFERENCES versions (id) ON DELETE CASCADE,
    token_hash text NOT NULL UNIQUE,
    expires_at timestamptz NOT NULL,
    revoked_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX temporary_links_account ON temporary_links (account_id)',
  'CREATE INDEX temporary_links_version ON temporary_links (version_id)',
  `CREATE TABLE update_checks (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    item_id uuid NOT NULL REFERENCES items (id) ON DELETE CASCADE,
    at timestamptz NOT NULL DEFAULT now(),
    installed_version text,
    wordpress_version text,
    php_version text,
    mysql_version text,
    language text,
    locale text,
    site_host text,
    client_network text
  )`,
  'CREATE INDEX update_checks_item ON update_checks (item_id, at DESC)',
  'CREATE INDEX update_checks_account ON update_checks (account_id, at)',
  `CREATE TABLE daily_downloads (
    version_id uuid NOT NULL REFERENCES versions (id) ON DELETE CASCADE,
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    item_id uuid NOT NULL REFERENCES items (id) ON DELETE CASCADE,
    day date NOT NULL,
    downloads bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (version_id, day)
  )`,
  'CREATE INDEX daily_downloads_item ON daily_downloads (item_id, day)',
  'CREATE INDEX daily_downloads_account ON daily_downloads (account_id)',
  `CREATE TABLE feature_flag_products (
    id uuid PRIMARY KEY,
    account_id uuid REFERENCES users (id) ON DELETE CASCADE,
    name text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX feature_flag_products_account ON feature_flag_products (account_id)',
  `CREATE TABLE feature_flags (
    id uuid PRIMARY KEY,
    account_id uuid REFERENCES users (id) ON DELETE CASCADE,
    product_id uuid NOT NULL REFERENCES feature_flag_products (id) ON DELETE CASCADE,
    name text NOT NULL,
    identifier text NOT NULL,
    flag_type text NOT NULL CHECK (flag_type IN ('individual', 'on/off', 'percentage')),
    percentage integer CHECK (percentage BETWEEN 1 AND 100),
    individual_users jsonb NOT NULL DEFAULT '[]',
    active boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT feature_flags_identifier_unique UNIQUE (product_id, identifier),
    CONSTRAINT feature_flags_percentage CHECK ((flag_type = 'percentage') = (percentage IS NOT NULL))
  )`,
  'CREATE INDEX feature_flags_account ON feature_flags (account_id)',
];

/** An account transaction may change a profile, but no rights, plan, e-mail address or password. */
const ownUserRights = `SELECT, UPDATE (first_name, last_name, receive_email_notifications,
  receive_build_notifications, receive_billing_notifications, business_name, business_address_1,
  business_address_2, business_city, business_state_province, business_country, updated_at)`;

/** The account column of each table; `null` denies account transactions any access. */
const accountColumns: Record<string, string | null> = {
  sessions: null,
  user_settings: 'account_id',
  items: 'account_id',
  versions: 'account_id',
  upload_tickets: 'account_id',
  temporary_links: 'account_id',
  update_checks: 'account_id',
  daily_downloads: 'account_id',
  feature_flag_products: 'account_id',
  feature_flags: 'account_id',
};

/** Creates the tables of accounts, products, versions, downloads and feature flags. */
export const firstTables: Migration = {
  async up(db: Kysely<unknown>) {
    await createRoles(db);
    for (const statement of statements) await sql.raw(statement).execute(db);
    await secureTable(db, 'users', 'id', ownUserRights);
    for (const [table, column] of Object.entries(accountColumns)) {
      await secureTable(db, table, column);
    }
  },
};
