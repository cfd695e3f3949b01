import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { secureTable } from './row-security.ts';

const statements = [
  // Whether the site was stored for the first time on this day. Sites are deleted before their days are.
  'ALTER TABLE site_days ADD COLUMN is_first boolean',
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

/** Makes the counts of days independent of rows that are deleted later. */
export const analyticsHistory: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
    await secureTable(db, 'received_hours', null);
    await secureTable(db, 'erased_sites', 'account_id');
  },
};
