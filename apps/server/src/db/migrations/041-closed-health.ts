import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Stores which releases were first offered before the retention, so that they are no longer counted. */
export const closedHealth: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE release_health
      ADD COLUMN is_closed boolean NOT NULL DEFAULT false`.execute(db);
  },
};
