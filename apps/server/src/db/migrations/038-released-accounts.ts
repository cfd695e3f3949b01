import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Stores since when the server no longer charges an account that it charged before. */
export const releasedAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE billing_accounts ADD COLUMN released_at timestamptz`.execute(db);
  },
};
