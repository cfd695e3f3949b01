import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { secureTable } from './row-security.ts';

/** Adds when the newest complete backup was started. Without a row, there is none. */
export const lastBackup: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`CREATE TABLE last_backup (
      is_only boolean PRIMARY KEY CHECK (is_only),
      started_at timestamptz NOT NULL
    )`.execute(db);
    await secureTable(db, 'last_backup', null);
  },
};
