import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { secureTable } from './row-security.ts';

const statements = [
  // "is_settled" means that no site was offered, downloaded, installed or left the version lately.
  `CREATE TABLE release_health (
    version_id uuid PRIMARY KEY REFERENCES versions (id) ON DELETE CASCADE,
    account_id uuid NOT NULL,
    item_id uuid NOT NULL,
    offered integer NOT NULL DEFAULT 0,
    downloaded integer NOT NULL DEFAULT 0,
    installed integer NOT NULL DEFAULT 0,
    failed integer NOT NULL DEFAULT 0,
    rolled_back integer NOT NULL DEFAULT 0,
    silent integer NOT NULL DEFAULT 0,
    compared_version_id uuid REFERENCES versions (id) ON DELETE SET NULL,
    confidence double precision,
    is_worse boolean NOT NULL DEFAULT false,
    shared jsonb NOT NULL DEFAULT '{}',
    is_settled boolean NOT NULL DEFAULT false,
    computed_at timestamptz,
    alerted_at timestamptz,
    CONSTRAINT release_health_item_fkey FOREIGN KEY (item_id, account_id)
      REFERENCES items (id, account_id) ON DELETE CASCADE
  ) WITH (fillfactor = 70)`,
  'CREATE INDEX release_health_account ON release_health (account_id)',
  'CREATE INDEX release_health_item ON release_health (item_id)',
  'CREATE INDEX release_health_compared ON release_health (compared_version_id)',
  // The sites of each release that failed, rolled back or went silent, as of the last computation.
  `CREATE TABLE release_outcomes (
    item_id uuid NOT NULL,
    version text NOT NULL,
    site_key bytea NOT NULL,
    account_id uuid NOT NULL,
    version_id uuid NOT NULL REFERENCES release_health (version_id) ON DELETE CASCADE,
    outcome text NOT NULL CHECK (outcome IN ('failed', 'rolledBack', 'silent')),
    at timestamptz NOT NULL,
    PRIMARY KEY (item_id, version, site_key),
    CONSTRAINT release_outcomes_site FOREIGN KEY (item_id, version, site_key)
      REFERENCES site_releases (item_id, version, site_key) ON DELETE CASCADE
  )`,
  'CREATE INDEX release_outcomes_account ON release_outcomes (account_id)',
  `CREATE INDEX release_outcomes_list
    ON release_outcomes (version_id, outcome, at DESC, site_key DESC)`,
];

/** Adds the health of releases: how their updates went, and the sites where they went wrong. */
export const updateHealth: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
    for (const table of ['release_health', 'release_outcomes']) {
      await secureTable(db, table, 'account_id');
    }
  },
};
