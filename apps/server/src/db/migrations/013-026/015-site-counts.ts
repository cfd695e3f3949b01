import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { secureTable, systemRole } from '../row-security.ts';

const ofProduct = (
  table: string,
) => `CONSTRAINT ${table}_item_fkey FOREIGN KEY (item_id, account_id)
  REFERENCES items (id, account_id) ON DELETE CASCADE`;

const tables = [
  `CREATE TABLE newest_checks (
    account_id uuid NOT NULL,
    item_id uuid NOT NULL,
    site_host text NOT NULL DEFAULT '',
    at timestamptz NOT NULL DEFAULT now(),
    first_at timestamptz NOT NULL DEFAULT now(),
    installed_version text,
    wordpress_version text,
    php_version text,
    mysql_version text,
    language text,
    locale text,
    client_network text,
    CONSTRAINT update_checks_site PRIMARY KEY (item_id, site_host),
    ${ofProduct('update_checks')}
  )`,
  // Pages stay partly empty, so that counting does not touch the indexes (HOT updates).
  `CREATE TABLE daily_update_checks (
    item_id uuid NOT NULL,
    account_id uuid NOT NULL,
    day date NOT NULL,
    checks bigint NOT NULL DEFAULT 0,
    sites integer NOT NULL DEFAULT 0,
    new_sites integer NOT NULL DEFAULT 0,
    last_at timestamptz NOT NULL DEFAULT now(),
    hour timestamptz NOT NULL DEFAULT now(),
    hour_sites integer NOT NULL DEFAULT 0,
    PRIMARY KEY (item_id, day),
    ${ofProduct('daily_update_checks')}
  ) WITH (fillfactor = 85)`,
  'CREATE INDEX daily_update_checks_account ON daily_update_checks (account_id, day)',
  `CREATE TABLE daily_site_counts (
    item_id uuid NOT NULL,
    account_id uuid NOT NULL,
    day date NOT NULL,
    fact text NOT NULL,
    value text NOT NULL,
    sites integer NOT NULL,
    PRIMARY KEY (item_id, day, fact, value),
    ${ofProduct('daily_site_counts')}
  ) WITH (fillfactor = 85)`,
  'CREATE INDEX daily_site_counts_account ON daily_site_counts (account_id)',
];

const copies = [
  // Row-level security hides rows from the role that owns the tables.
  `SET LOCAL ROLE ${systemRole}`,
  `INSERT INTO newest_checks (account_id, item_id, site_host, at, first_at, installed_version,
      wordpress_version, php_version, mysql_version, language, locale, client_network)
    SELECT DISTINCT ON (item_id, host) account_id, item_id, host, at,
      min(at) OVER (PARTITION BY item_id, host), installed_version, wordpress_version, php_version,
      mysql_version, language, locale, client_network
    FROM update_checks, coalesce(site_host, '') AS host ORDER BY item_id, host, at DESC, id DESC`,
  `INSERT INTO daily_update_checks (item_id, account_id, day, checks, sites, new_sites, last_at, hour)
    SELECT old.item_id, old.account_id, day, count(*), count(DISTINCT old.site_host),
      count(DISTINCT old.site_host) FILTER (WHERE (newest.first_at AT TIME ZONE 'UTC')::date = day),
      max(old.at), date_trunc('hour', max(old.at))
    FROM update_checks old
    JOIN newest_checks newest ON newest.item_id = old.item_id
      AND newest.site_host = coalesce(old.site_host, ''),
    CAST((old.at AT TIME ZONE 'UTC') AS date) AS day
    GROUP BY old.item_id, old.account_id, day`,
  `INSERT INTO daily_site_counts (item_id, account_id, day, fact, value, sites)
    SELECT item_id, account_id, day, fact, CASE WHEN place <= 200 THEN value ELSE '(other)' END,
      sum(sites)
    FROM (
      SELECT item_id, account_id, day, fact, value, count(*) AS sites,
        row_number() OVER (PARTITION BY item_id, day, fact ORDER BY count(*) DESC, value) AS place
      FROM (
        SELECT DISTINCT ON (item_id, site_host, day) *
        FROM update_checks, CAST((at AT TIME ZONE 'UTC') AS date) AS day
        WHERE site_host IS NOT NULL ORDER BY item_id, site_host, day, at DESC, id DESC
      ) last, LATERAL (VALUES ('version', coalesce(installed_version, '')),
        ('wordpress', coalesce(wordpress_version, '')), ('php', coalesce(php_version, '')),
        ('mysql', coalesce(mysql_version, '')),
        ('language', coalesce(language, replace(locale, '_', '-'), ''))) AS reported (fact, value)
      GROUP BY item_id, account_id, day, fact, value
    ) ranked
    GROUP BY 1, 2, 3, 4, 5`,
  'SET LOCAL ROLE NONE',
  'DROP TABLE update_checks',
  'ALTER TABLE newest_checks RENAME TO update_checks',
  'CREATE INDEX update_checks_item ON update_checks (item_id, at DESC)',
  'CREATE INDEX update_checks_account ON update_checks (account_id)',
];

/** Replaces the list of all update checks with the newest one of each site and daily counts. */
export const siteCounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of tables) await sql.raw(statement).execute(db);
    for (const table of ['newest_checks', 'daily_update_checks', 'daily_site_counts']) {
      await secureTable(db, table, 'account_id');
    }
    for (const statement of copies) await sql.raw(statement).execute(db);
  },
};
