import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { secureTable, systemRole } from '../row-security.ts';

/** All kinds of white space, because `\s` depends on the database's locale. */
const blank = String.raw`\s\u00a0\u2000-\u200a\u202f\u3000`;

/** Word separators: white space and ASCII punctuation. All other characters are parts of words. */
const gap = String.raw`${blank}!-/:-@\[-\x60{-~`;

const functions = [
  // Returns the normalized words of a text, each truncated to 60 characters.
  `CREATE FUNCTION license_words(given text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN array_remove(regexp_split_to_array(lower(
      regexp_replace(left(given, 8000), '([^${gap}]{60})[^${gap}]*', '\\1', 'g')),
      '[${gap}]+'), '')`,
  // Returns a query for texts that contain all words, with the last word as a prefix.
  `CREATE FUNCTION license_query(given text) RETURNS tsquery
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN nullif('''' || array_to_string((license_words(given))[1:20], ''' & ''') || ''':*',
      ''''':*')::tsquery`,
  // The same for index scans: omits a last word of one character, which would match too much.
  `CREATE FUNCTION license_index_query(given text) RETURNS tsquery
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN CASE WHEN cardinality(license_words(given)) BETWEEN 2 AND 20
        AND length((license_words(given))[cardinality(license_words(given))]) = 1
      THEN ('''' || array_to_string(trim_array(license_words(given), 1), ''' & ''') || '''')::tsquery
      ELSE license_query(given) END`,
  // Returns all suffixes of a domain's words, so that a prefix search finds any part of a domain.
  `CREATE FUNCTION license_tails(given text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (SELECT coalesce(array_agg(array_to_string(words[place:], ' ')), '{}')
      FROM license_words(given) AS words, generate_subscripts(words, 1) AS place)`,
  // Returns a query for domains: a text without white space is one part, or else its words in any order.
  `CREATE FUNCTION license_site_query(given text) RETURNS tsquery
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN CASE WHEN given !~ '[${blank}]'
      THEN nullif('''' || left(array_to_string(license_words(given), ' '), 500) || ''':*', ''''':*')
      ELSE (SELECT string_agg(CASE WHEN place = cardinality(words[1:20]) THEN quoted || ':*'
          ELSE '(' || quoted || ' | ''' || words[place] || ' '':*)' END, ' & ')
        FROM license_words(given) AS words, generate_subscripts(words[1:20], 1) AS place,
          concat('''', words[place], '''') AS quoted) END::tsquery`,
  `CREATE FUNCTION date_license_site() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.license_created_at := coalesce(
        (SELECT created_at FROM licenses WHERE id = NEW.license_id), 'infinity');
      RETURN NEW;
    END $$`,
  // Maintains the activation counts of licenses. Whether an activation counts never changes. Sequential
  // scans are off, because the planner may misjudge the number of licenses.
  `CREATE FUNCTION count_license_sites() RETURNS trigger LANGUAGE plpgsql
    SET enable_seqscan = off AS $$
    DECLARE
      sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
      used record;
    BEGIN
      FOR used IN SELECT license_id, count(*)::integer AS sites,
        (count(*) FILTER (WHERE counts))::integer AS counting
        FROM changed GROUP BY license_id ORDER BY license_id
      LOOP
        UPDATE licenses SET site_count = site_count + sign * used.sites,
          active_sites = active_sites + sign * used.counting WHERE id = used.license_id;
      END LOOP;
      RETURN NULL;
    END $$`,
];

const words = (text: string, read = 'license_words') => `tsvector NOT NULL
  GENERATED ALWAYS AS (array_to_tsvector(${read}(${text}))) STORED`;

const columns = [
  // Free space on each page, so that updating the counts does not touch the indexes (HOT updates).
  'ALTER TABLE licenses SET (fillfactor = 85)',
  `ALTER TABLE licenses
    ADD COLUMN key_folded text NOT NULL GENERATED ALWAYS AS (lower(key)) STORED,
    ADD COLUMN site_count integer NOT NULL DEFAULT 0,
    ADD COLUMN active_sites integer NOT NULL DEFAULT 0,
    ADD COLUMN is_full boolean NOT NULL
      GENERATED ALWAYS AS (activation_limit > 0 AND active_sites >= activation_limit) STORED,
    ADD COLUMN search ${words("key || ' ' || domain || ' ' || notes")}`,
  // A copy of the license's creation time, which never changes, for ordering search results.
  `ALTER TABLE license_activations ADD COLUMN search ${words('domain', 'license_tails')},
    ADD COLUMN license_created_at timestamptz NOT NULL DEFAULT 'infinity'`,
  // Row-level security hides rows from the role that owns the tables.
  `SET LOCAL ROLE ${systemRole}`,
  `UPDATE license_activations used SET license_created_at = licenses.created_at
    FROM licenses WHERE licenses.id = used.license_id`,
  `UPDATE licenses SET site_count = used.sites, active_sites = used.counting FROM (
    SELECT license_id, count(*) AS sites, count(*) FILTER (WHERE counts) AS counting
    FROM license_activations GROUP BY license_id) used WHERE used.license_id = licenses.id`,
  'SET LOCAL ROLE NONE',
  `CREATE TRIGGER license_sites_dated BEFORE INSERT ON license_activations
    FOR EACH ROW EXECUTE FUNCTION date_license_site()`,
  `ALTER TABLE customers
    ADD COLUMN email_folded text NOT NULL GENERATED ALWAYS AS (lower(email)) STORED,
    ADD COLUMN search ${words("email || ' ' || first_name || ' ' || last_name || ' ' || notes")}`,
  `CREATE TRIGGER license_sites_added AFTER INSERT ON license_activations
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_license_sites()`,
  // Activations that are deleted with their license need no counting.
  `CREATE TRIGGER license_sites_removed AFTER DELETE ON license_activations
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0)
    EXECUTE FUNCTION count_license_sites()`,
];

const indexes = [
  // A plain column, because row-level security prevents the use of an index on lower(key).
  'DROP INDEX licenses_key_unique',
  'CREATE UNIQUE INDEX licenses_key_unique ON licenses (key_folded, account_id)',
  'DROP INDEX customers_email',
  'CREATE INDEX customers_email ON customers (account_id, email_folded, id)',
  // Filtered and counted by an index-only scan, which includes the account for row-level security.
  'DROP INDEX licenses_item',
  'CREATE INDEX licenses_item ON licenses (account_id, item_id, created_at DESC, id DESC)',
  'DROP INDEX licenses_customer',
  'CREATE INDEX licenses_customer ON licenses (account_id, customer_id, created_at DESC, id DESC)',
  'CREATE INDEX licenses_search ON licenses USING gin (search) WITH (fastupdate = off)',
  'CREATE INDEX license_activations_search ON license_activations USING gin (search) WITH (fastupdate = off)',
  'CREATE INDEX customers_search ON customers USING gin (search) WITH (fastupdate = off)',
  'CREATE INDEX licenses_expiry ON licenses (account_id, expires_at)',
  `CREATE INDEX licenses_suspended ON licenses (account_id, created_at DESC, id DESC)
    WHERE suspended_at IS NOT NULL`,
  `CREATE INDEX licenses_full ON licenses (account_id, created_at DESC, id DESC)
    WHERE is_full`,
  `CREATE INDEX licenses_domain ON licenses (account_id, domain) WHERE domain <> ''`,
  'CREATE INDEX license_activations_newest ON license_activations (account_id, license_created_at)',
  'CREATE INDEX license_activations_seen ON license_activations (license_id, account_id, last_seen_at DESC, id)',
];

const tables = [
  // The licenses before a bulk change, while it can be undone.
  `CREATE TABLE license_undo (
    undo_id uuid NOT NULL,
    license_id uuid NOT NULL,
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    action text NOT NULL,
    license jsonb NOT NULL,
    activations jsonb NOT NULL,
    notices jsonb NOT NULL,
    acted_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (undo_id, license_id)
  )`,
  'CREATE INDEX license_undo_expires ON license_undo (expires_at)',
  'CREATE INDEX license_undo_account ON license_undo (account_id)',
  // Repeated decisions share one row. Keys are stored as hashes: some match no license of this server.
  `CREATE TABLE license_decisions (
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    key_hash text NOT NULL,
    key_hint text NOT NULL,
    license_id uuid,
    domain text NOT NULL,
    item_id uuid,
    call text NOT NULL,
    code text NOT NULL,
    times integer NOT NULL,
    first_at timestamptz NOT NULL,
    last_at timestamptz NOT NULL,
    CONSTRAINT license_decisions_unique
      UNIQUE NULLS NOT DISTINCT (account_id, key_hash, domain, item_id, call, code)
  )`,
  'CREATE INDEX license_decisions_domain ON license_decisions (account_id, domain, last_at DESC)',
  'CREATE INDEX license_decisions_oldest ON license_decisions (last_at)',
  `CREATE TABLE license_signing_keys (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    public_key text NOT NULL,
    sealed text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    retired_at timestamptz
  )`,
  'CREATE UNIQUE INDEX license_signing_keys_current ON license_signing_keys (account_id) WHERE retired_at IS NULL',
  'CREATE INDEX license_signing_keys_account ON license_signing_keys (account_id, created_at DESC)',
];

/**
 * Disables statistics of account ids. With statistics, the planner assumes that an unknown account is
 * empty and chooses slow scans; without them, it assumes that each account has 0.5% of the rows.
 */
const withoutStatistics = ['licenses', 'license_activations', 'customers'].map(
  (table) => `ALTER TABLE ${table} ALTER COLUMN account_id SET STATISTICS 0`,
);

/** Adds license search, activation counts, undo, decisions and signing keys, for millions of licenses. */
export const licenseSearch: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [
      ...functions,
      ...columns,
      ...indexes,
      ...withoutStatistics,
      ...tables,
    ]) {
      await sql.raw(statement).execute(db);
    }
    for (const table of ['license_undo', 'license_decisions', 'license_signing_keys']) {
      await secureTable(db, table, 'account_id');
    }
  },
};
