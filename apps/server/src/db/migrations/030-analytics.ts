import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { secureTable, systemRole } from './row-security.ts';

const ofProduct = (
  table: string,
) => `CONSTRAINT ${table}_item_fkey FOREIGN KEY (item_id, account_id)
  REFERENCES items (id, account_id) ON DELETE CASCADE`;

/** The columns that describe a site. */
const facts = `host text,
    is_consenting boolean NOT NULL,
    installed_version text,
    wordpress_version text,
    php_version text,
    mysql_version text,
    language text,
    theme text,
    theme_version text,
    country text,
    region text,
    city text,
    hosting text,
    client_network text`;

const sites = [
  // The hosts of earlier checks were stored without known consent.
  'DROP TABLE update_checks',
  `CREATE TABLE sites (
    account_id uuid NOT NULL,
    item_id uuid NOT NULL,
    site_key bytea NOT NULL,
    first_at timestamptz NOT NULL,
    at timestamptz NOT NULL,
    ${facts},
    PRIMARY KEY (item_id, site_key),
    ${ofProduct('sites')}
  ) WITH (fillfactor = 85)`,
  'CREATE INDEX sites_account ON sites (account_id)',
  'CREATE INDEX sites_item ON sites (item_id, at DESC)',
  'CREATE INDEX sites_host ON sites (account_id, host) WHERE host IS NOT NULL',
  // Rows of deleted products are deleted in batches, so there is no foreign key.
  `CREATE TABLE site_days (
    account_id uuid NOT NULL,
    item_id uuid NOT NULL,
    day date NOT NULL,
    site_key bytea NOT NULL,
    at timestamptz NOT NULL,
    ${facts},
    plugins_counted boolean NOT NULL DEFAULT false,
    PRIMARY KEY (item_id, day, site_key)
  ) PARTITION BY RANGE (day)`,
  'CREATE INDEX site_days_account ON site_days (account_id)',
  `CREATE TABLE site_releases (
    item_id uuid NOT NULL,
    version text NOT NULL,
    site_key bytea NOT NULL,
    account_id uuid NOT NULL,
    offered_at timestamptz,
    downloaded_at timestamptz,
    installed_at timestamptz,
    checked_at timestamptz,
    previous_version text,
    left_at timestamptz,
    left_version text,
    PRIMARY KEY (item_id, version, site_key),
    ${ofProduct('site_releases')}
  ) WITH (fillfactor = 85)`,
  'CREATE INDEX site_releases_account ON site_releases (account_id)',
  // The downloads whose installation was not reported yet.
  `CREATE INDEX site_releases_downloaded ON site_releases (item_id, site_key)
    WHERE downloaded_at IS NOT NULL AND installed_at IS NULL`,
];

const days = [
  'ALTER TABLE daily_update_checks ADD COLUMN consenting_sites integer NOT NULL DEFAULT 0',
  // Has no foreign key: the rows of a deleted product tell which daily records must be deleted.
  `CREATE TABLE day_rollups (
    item_id uuid NOT NULL,
    day date NOT NULL,
    account_id uuid NOT NULL,
    changed_at timestamptz NOT NULL,
    rolled_up_at timestamptz,
    claimed_until timestamptz,
    PRIMARY KEY (item_id, day)
  ) WITH (fillfactor = 70)`,
  'CREATE INDEX day_rollups_account ON day_rollups (account_id, day)',
  `CREATE INDEX day_rollups_due ON day_rollups (day)
    WHERE rolled_up_at IS NULL OR changed_at > rolled_up_at`,
  `CREATE TABLE day_snapshots (
    item_id uuid NOT NULL,
    day date NOT NULL,
    part integer NOT NULL,
    account_id uuid NOT NULL,
    sites integer NOT NULL,
    data bytea NOT NULL,
    PRIMARY KEY (item_id, day, part),
    ${ofProduct('day_snapshots')}
  )`,
  // Snapshots are compressed already.
  'ALTER TABLE day_snapshots ALTER COLUMN data SET STORAGE EXTERNAL',
  'CREATE INDEX day_snapshots_account ON day_snapshots (account_id)',
  ...['daily_theme_counts', 'daily_plugin_counts'].flatMap((table) => [
    `CREATE TABLE ${table} (
      item_id uuid NOT NULL,
      day date NOT NULL,
      name text NOT NULL,
      version text NOT NULL,
      account_id uuid NOT NULL,
      sites integer NOT NULL,
      PRIMARY KEY (item_id, day, name, version),
      ${ofProduct(table)}
    ) WITH (fillfactor = 85)`,
    `CREATE INDEX ${table}_account ON ${table} (account_id)`,
  ]),
];

const settings = [
  `CREATE TABLE analytics_settings (
    account_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    retention_days integer NOT NULL DEFAULT 90
  )`,
  `CREATE TABLE collected_fields (
    item_id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    fields text[] NOT NULL,
    ${ofProduct('collected_fields')}
  )`,
  'CREATE INDEX collected_fields_account ON collected_fields (account_id)',
  `CREATE TABLE analytics_shares (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    item_id uuid NOT NULL,
    name text NOT NULL,
    token_hash text NOT NULL,
    day date,
    compared_day date,
    filters text[] NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT analytics_shares_token UNIQUE (token_hash),
    ${ofProduct('analytics_shares')}
  )`,
  'CREATE INDEX analytics_shares_account ON analytics_shares (account_id, created_at)',
  'CREATE INDEX analytics_shares_item ON analytics_shares (item_id)',
  `CREATE TABLE domain_erasures (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    reference text NOT NULL,
    erased_at timestamptz NOT NULL DEFAULT now(),
    erased_by text,
    rows jsonb NOT NULL
  )`,
  'CREATE INDEX domain_erasures_account ON domain_erasures (account_id, erased_at)',
  `ALTER TABLE users ALTER COLUMN analytics_plan SET DEFAULT 'pressdock-analytics-small'`,
];

/** The functions run as their owner, because transactions may not change tables. The lock prevents races. */
const functions = [
  `CREATE FUNCTION add_site_days(from_day date, to_day date) RETURNS void LANGUAGE plpgsql
    SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '5s' AS $$
    DECLARE
      added date := from_day;
      partition text;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtext('site_days'));
      WHILE added <= to_day LOOP
        partition := 'site_days_' || to_char(added, 'YYYYMMDD');
        IF to_regclass(partition) IS NULL THEN
          EXECUTE format('CREATE TABLE %I (LIKE site_days INCLUDING ALL) WITH (fillfactor = 90)',
            partition);
          EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', partition);
          EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', partition);
          EXECUTE format('CREATE POLICY system_work ON %I TO ${systemRole}
            USING (true) WITH CHECK (true)', partition);
          EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO ${systemRole}', partition);
          EXECUTE format('ALTER TABLE site_days ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
            partition, added, added + 1);
        END IF;
        added := added + 1;
      END LOOP;
    END $$`,
  `CREATE FUNCTION drop_site_days(before date) RETURNS integer LANGUAGE plpgsql
    SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '5s' AS $$
    DECLARE
      partition text;
      dropped integer := 0;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtext('site_days'));
      FOR partition IN SELECT relname FROM pg_inherits JOIN pg_class ON oid = inhrelid
        WHERE inhparent = 'site_days'::regclass
          AND relname < 'site_days_' || to_char(before, 'YYYYMMDD') ORDER BY relname
      LOOP
        EXECUTE format('DROP TABLE %I', partition);
        dropped := dropped + 1;
      END LOOP;
      RETURN dropped;
    END $$`,
  ...['add_site_days(date, date)', 'drop_site_days(date)'].flatMap((name) => [
    `REVOKE ALL ON FUNCTION ${name} FROM PUBLIC`,
    `GRANT EXECUTE ON FUNCTION ${name} TO ${systemRole}`,
  ]),
];

const tables = [
  ...['sites', 'site_days', 'site_releases', 'day_rollups', 'day_snapshots'],
  ...['daily_theme_counts', 'daily_plugin_counts'],
  ...['analytics_settings', 'collected_fields', 'analytics_shares', 'domain_erasures'],
];

/** Replaces the newest update check of each site with a history of sites per day, and adds analytics. */
export const analytics: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [...sites, ...days, ...settings]) {
      await sql.raw(statement).execute(db);
    }
    for (const table of tables) await secureTable(db, table, 'account_id');
    for (const statement of functions) await sql.raw(statement).execute(db);
    await sql.raw(`SET LOCAL ROLE ${systemRole}`).execute(db);
    await sql`select add_site_days(current_date - 1, current_date + 1)`.execute(db);
    await sql`update users set analytics_plan = 'pressdock-analytics-small'
      where analytics_plan = 'none'`.execute(db);
    await sql.raw('SET LOCAL ROLE NONE').execute(db);
  },
};
