import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { secureTable, systemRole } from '../row-security.ts';

const statements = [
  `CREATE TABLE master_keys (
    key_id text PRIMARY KEY,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  // Keys are hashes of names and addresses. A row counts requests until its window ends.
  `CREATE TABLE rate_counts (
    key_hash text PRIMARY KEY,
    count integer NOT NULL,
    ends_at timestamptz NOT NULL
  )`,
  'CREATE INDEX rate_counts_age ON rate_counts (ends_at)',
];

/** A ciphertext begins with the id of its master key. A retired signing key has none. */
const usedKeys = `INSERT INTO master_keys (key_id)
  SELECT DISTINCT split_part(sealed, '.', 1) FROM (
    SELECT sealed FROM account_secrets
    UNION ALL SELECT sealed FROM license_signing_keys
    UNION ALL SELECT sealed FROM second_factors
  ) AS secrets WHERE sealed <> ''`;

/** Adds what servers on the same database share: the ids of master keys, and rate limit counts. */
export const severalServers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
    await secureTable(db, 'master_keys', null);
    await secureTable(db, 'rate_counts', null);
    await sql`select set_config('role', ${systemRole}, true)`.execute(db);
    await sql.raw(usedKeys).execute(db);
    await sql`select set_config('role', 'none', true)`.execute(db);
  },
};
