import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The tables that others refer to, whose ids have one account each. */
const parents = ['versions', 'builds', 'repositories', 'deployments'];

/** Columns that refer to a row of the same account, and what happens when that row is deleted. */
const references: [table: string, column: string, parent: string, onDelete?: 'CASCADE' | 'NULL'][] =
  [
    ['versions', 'item_id', 'items', 'CASCADE'],
    ['version_files', 'version_id', 'versions', 'CASCADE'],
    ['temporary_links', 'version_id', 'versions', 'CASCADE'],
    ['upload_tickets', 'version_id', 'versions', 'NULL'],
    ['release_health', 'version_id', 'versions', 'CASCADE'],
    ['release_health', 'compared_version_id', 'versions', 'NULL'],
    ['builds', 'item_id', 'items', 'CASCADE'],
    ['builds', 'version_id', 'versions', 'NULL'],
    ['builds', 'replay_of', 'builds', 'NULL'],
    ['deployments', 'item_id', 'items', 'CASCADE'],
    ['deployments', 'repository_id', 'repositories'],
    ['deployment_deliveries', 'deployment_id', 'deployments', 'CASCADE'],
    ['deploy_keys', 'item_id', 'items', 'NULL'],
    ['deploy_keys', 'repository_id', 'repositories', 'NULL'],
  ];

/**
 * Makes foreign keys include the account, so that no row can refer to one of another account and a
 * cluster can be distributed by it. The keys without the account stay for one release: dropping them
 * would block readers. Large tables (`daily_downloads`, `build_lines`) are left out, because checking
 * their rows would block writers.
 */
export const accountKeys: Migration = {
  async up(db: Kysely<unknown>) {
    for (const parent of parents) {
      await sql
        .raw(`ALTER TABLE ${parent} ADD CONSTRAINT ${parent}_id_account UNIQUE (id, account_id)`)
        .execute(db);
    }
    for (const [table, column, parent, onDelete] of references) {
      const action = {
        CASCADE: 'ON DELETE CASCADE',
        NULL: `ON DELETE SET NULL (${column})`,
        none: '',
      }[onDelete ?? 'none'];
      await sql
        .raw(
          `ALTER TABLE ${table} ADD CONSTRAINT ${table}_${column}_account
            FOREIGN KEY (${column}, account_id) REFERENCES ${parent} (id, account_id) ${action}`,
        )
        .execute(db);
    }
  },
};
