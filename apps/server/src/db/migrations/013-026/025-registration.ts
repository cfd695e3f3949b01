import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { secureTable } from '../row-security.ts';

const statements = [
  `ALTER TABLE users
    ADD COLUMN email_verified_at timestamptz,
    ADD COLUMN is_verification_waived boolean NOT NULL DEFAULT false,
    ADD COLUMN suspended_at timestamptz`,
  // Operators prove access to the server, and members and password resets access to the mailbox.
  `UPDATE users SET email_verified_at = now()
    WHERE is_admin
      OR id IN (SELECT user_id FROM team_members)
      OR id IN (SELECT account_id FROM audit_log WHERE action = 'resetPassword' AND outcome = 'done')`,
  // Other accounts keep working, but their address was never proved: a takeover revokes their keys.
  'UPDATE users SET is_verification_waived = true WHERE email_verified_at IS NULL',
  `CREATE TABLE email_verifications (
    code_hash text PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    email text NOT NULL,
    expires_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX email_verifications_user ON email_verifications (user_id)',
  'CREATE INDEX email_verifications_expiry ON email_verifications (expires_at)',
  // Without a row, the defaults apply.
  `CREATE TABLE server_settings (
    is_only boolean PRIMARY KEY CHECK (is_only),
    registration text NOT NULL CHECK (registration IN ('open', 'invitation', 'closed')),
    updated_at timestamptz NOT NULL DEFAULT now()
  )`,
];

/** Adds verified e-mail addresses, suspended accounts, and the registration setting. */
export const registration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
    await secureTable(db, 'email_verifications', null);
    await secureTable(db, 'server_settings', null);
  },
};
