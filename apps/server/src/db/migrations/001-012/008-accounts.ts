import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { secureTable } from '../row-security.ts';

const statements = [
  `ALTER TABLE sessions
    ADD COLUMN device text NOT NULL DEFAULT '',
    ADD COLUMN network text NOT NULL DEFAULT '',
    ADD COLUMN proved_at timestamptz`,
  // Without leaves_at, a deactivated account cannot be reactivated and is not deleted.
  `ALTER TABLE users
    ADD COLUMN leaves_at timestamptz,
    ADD CONSTRAINT users_leaving CHECK (leaves_at IS NULL OR deactivated_at IS NOT NULL)`,
  'CREATE INDEX users_leaving ON users (leaves_at) WHERE leaves_at IS NOT NULL',
  `CREATE TABLE known_devices (
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    device text NOT NULL,
    network text NOT NULL,
    seen_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, device, network)
  )`,
  // Processed after the response, so that response times do not reveal which addresses exist.
  `CREATE TABLE reset_requests (
    id uuid PRIMARY KEY,
    email text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE password_resets (
    nonce_hash text PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX password_resets_user ON password_resets (user_id)',
  'CREATE INDEX password_resets_expiry ON password_resets (expires_at)',
  `CREATE TABLE second_factors (
    user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    sealed text NOT NULL,
    confirmed_at timestamptz,
    last_step bigint NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE recovery_codes (
    user_id uuid NOT NULL REFERENCES second_factors (user_id) ON DELETE CASCADE,
    code_hash text NOT NULL,
    used_at timestamptz,
    PRIMARY KEY (user_id, code_hash)
  )`,
];

/** Tables that belong to people instead of accounts. */
const closedTables = [
  'known_devices',
  'reset_requests',
  'password_resets',
  'second_factors',
  'recovery_codes',
];

/** Adds known devices, password resets, second factors, recovery codes and deactivation. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
    for (const table of closedTables) await secureTable(db, table, null);
  },
};
