import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Stores the key of digests, which stays the same when the master key is replaced. */
export const digestKey: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE master_keys ADD COLUMN sealed_digest_key text`.execute(db);
  },
};
