import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { secureTable } from '../row-security.ts';

const statements = [
  // The primary key is the person alone, because a person is in one team at most.
  `CREATE TABLE team_members (
    user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    joined_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT team_members_other CHECK (user_id <> account_id)
  )`,
  'CREATE INDEX team_members_account ON team_members (account_id)',
  `CREATE TABLE invitations (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    email text NOT NULL CHECK (email = lower(email)),
    secret_hash text NOT NULL UNIQUE,
    expires_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT invitations_address_unique UNIQUE (account_id, email)
  )`,
  'ALTER TABLE sessions ADD COLUMN viewing_until timestamptz',
  `CREATE TABLE operator_codes (
    is_only boolean PRIMARY KEY CHECK (is_only),
    code_hash text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  // Rows store copies of names, because people and objects may be deleted later.
  `CREATE TABLE audit_log (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    at timestamptz NOT NULL,
    actor text NOT NULL,
    way text NOT NULL CHECK (way IN ('session', 'apiKey', 'viewing')),
    action text NOT NULL,
    summary text NOT NULL,
    subject text NOT NULL,
    outcome text CHECK (outcome IN ('done', 'refused')),
    network text NOT NULL
  )`,
  'CREATE INDEX audit_log_newest ON audit_log (account_id, at DESC, id DESC)',
  'CREATE INDEX audit_log_age ON audit_log USING brin (at)',
  'CREATE INDEX users_newest ON users (created_at DESC, id DESC)',
];

/** Adds teams, invitations, viewing, operator codes and the audit log. */
export const teams: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
    await secureTable(db, 'team_members', 'account_id', 'SELECT');
    await secureTable(db, 'invitations', 'account_id', 'SELECT');
    await secureTable(db, 'operator_codes', null);
    await secureTable(db, 'audit_log', 'account_id', 'SELECT');
  },
};
