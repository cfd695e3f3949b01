import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // The next key is published before it signs. An account has at most one current and one next key.
  `ALTER TABLE license_signing_keys
    ADD COLUMN is_next boolean NOT NULL DEFAULT false,
    ADD COLUMN signs_from timestamptz NOT NULL DEFAULT now()`,
  'DROP INDEX license_signing_keys_current',
  `CREATE UNIQUE INDEX license_signing_keys_unretired ON license_signing_keys (account_id, is_next)
    WHERE retired_at IS NULL`,
];

/** Adds the rotation of signing keys. */
export const signingRotation: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
