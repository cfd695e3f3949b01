import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { secureTable } from '../row-security.ts';

const statements = [
  `ALTER TABLE items ADD COLUMN gumroad_product_id text NOT NULL DEFAULT ''`,
  // A separate table, so that lists of versions never read lists of files.
  `CREATE TABLE version_files (
    version_id uuid PRIMARY KEY REFERENCES versions (id) ON DELETE CASCADE,
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    root text NOT NULL,
    main_file text NOT NULL,
    unpacked_size bigint NOT NULL,
    readme jsonb NOT NULL DEFAULT 'null',
    files jsonb NOT NULL DEFAULT '[]'
  )`,
  'CREATE INDEX version_files_account ON version_files (account_id)',
  `CREATE TABLE images (
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name text NOT NULL,
    uploaded_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account_id, name)
  )`,
  'CREATE INDEX images_age ON images (uploaded_at)',
];

/** Adds the contents of packages, for comparing versions, and the images of accounts. */
export const packageContents: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
    await secureTable(db, 'version_files', 'account_id');
    await secureTable(db, 'images', 'account_id');
  },
};
