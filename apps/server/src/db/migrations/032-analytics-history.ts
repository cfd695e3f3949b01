import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { secureTable, systemRole } from './row-security.ts';

const statements = [
  // Whether the site was stored for the first time on this day. Sites are deleted before their days are.
  'ALTER TABLE site_days ADD COLUMN is_first boolean',
  // The last day before on which the site was seen.
  'ALTER TABLE site_days ADD COLUMN previous_day date',
  `CREATE TABLE daily_return_counts (
    item_id uuid NOT NULL,
    day date NOT NULL,
    gap integer NOT NULL,
    account_id uuid NOT NULL,
    sites integer NOT NULL,
    PRIMARY KEY (item_id, day, gap),
    CONSTRAINT daily_return_counts_item_fkey FOREIGN KEY (item_id, account_id)
      REFERENCES items (id, account_id) ON DELETE CASCADE
  ) WITH (fillfactor = 85)`,
  'CREATE INDEX daily_return_counts_account ON daily_return_counts (account_id)',
  // Whether the retention deletes the daily records, so that they cannot be counted again.
  'ALTER TABLE day_rollups ADD COLUMN is_closed boolean NOT NULL DEFAULT false',
  // The hours in which the server received checks: in others, no site is silent.
  'CREATE TABLE received_hours (hour timestamptz PRIMARY KEY)',
  // Sites that were erased lately, for the records in the memory of servers.
  `CREATE TABLE erased_sites (
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    site_key bytea NOT NULL,
    erased_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, site_key)
  )`,
  // The counts of a release at each age, for the comparison with the next one.
  "ALTER TABLE release_health ADD COLUMN ages jsonb NOT NULL DEFAULT '{}'",
];

/** Derives the new columns and counts from the daily records. The other counts do not change. */
const backfill = [
  `UPDATE site_days d SET previous_day = known.previous_day, is_first = known.is_first
    FROM (SELECT item_id, day, site_key, lag(day) OVER site AS previous_day,
        coalesce((s.first_at AT TIME ZONE 'UTC')::date = day, lag(day) OVER site IS NULL) AS is_first
      FROM site_days LEFT JOIN sites s USING (item_id, site_key)
      WINDOW site AS (PARTITION BY item_id, site_key ORDER BY day)) known
    WHERE d.item_id = known.item_id AND d.day = known.day AND d.site_key = known.site_key`,
  `INSERT INTO daily_return_counts (item_id, account_id, day, gap, sites)
    SELECT d.item_id, d.account_id, d.day, least(d.day - d.previous_day, 31) AS gap, count(*)
    FROM site_days d JOIN items ON items.id = d.item_id AND items.account_id = d.account_id
    GROUP BY 1, 2, 3, 4`,
  `INSERT INTO received_hours
    SELECT DISTINCT date_trunc('hour', at) FROM site_days WHERE at > now() - interval '60 days'`,
];

/** Makes the counts of days independent of rows that are deleted later. */
export const analyticsHistory: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
    await secureTable(db, 'daily_return_counts', 'account_id');
    await secureTable(db, 'received_hours', null);
    await secureTable(db, 'erased_sites', 'account_id');
    await sql.raw(`SET LOCAL ROLE ${systemRole}`).execute(db);
    for (const statement of backfill) await sql.raw(statement).execute(db);
    await sql.raw('SET LOCAL ROLE NONE').execute(db);
  },
};
