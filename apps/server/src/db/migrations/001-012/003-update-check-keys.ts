import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * References a product and its account with one foreign key instead of two, because sites cause
 * thousands of rows a second.
 */
export const updateCheckKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE items ADD CONSTRAINT items_id_account UNIQUE (id, account_id)`.execute(
      db,
    );
    await sql`ALTER TABLE update_checks
      DROP CONSTRAINT update_checks_account_id_fkey,
      DROP CONSTRAINT update_checks_item_id_fkey,
      ADD CONSTRAINT update_checks_item_fkey FOREIGN KEY (item_id, account_id)
        REFERENCES items (id, account_id) ON DELETE CASCADE`.execute(db);
  },
};
