import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { secureTable } from '../row-security.ts';

const statements = [
  // E-mails may contain credentials, so they are encrypted, and erased once they are sent.
  `CREATE TABLE outbox (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind text NOT NULL,
    recipient text NOT NULL,
    sealed text,
    attempts integer NOT NULL DEFAULT 0,
    last_failure text,
    sent_at timestamptz,
    given_up_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT outbox_erased CHECK (
      (sealed IS NULL) = (sent_at IS NOT NULL OR given_up_at IS NOT NULL)
    )
  )`,
  'CREATE INDEX outbox_account ON outbox (account_id)',
  'CREATE INDEX outbox_created ON outbox (created_at)',
  // Each row records a sent notice; 'infinity' stands for a license that never expires.
  `CREATE TABLE license_notices (
    license_id uuid NOT NULL,
    account_id uuid NOT NULL,
    kind text NOT NULL CHECK (kind IN ('expiring', 'limitReached')),
    expires_at timestamptz NOT NULL DEFAULT 'infinity',
    activation_limit integer NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (license_id, kind, expires_at, activation_limit),
    CONSTRAINT license_notices_license_fkey FOREIGN KEY (license_id, account_id)
      REFERENCES licenses (id, account_id) ON DELETE CASCADE
  )`,
  'CREATE INDEX license_notices_account ON license_notices (account_id)',
];

/** Adds the e-mail outbox and the record of license notices. */
export const mail: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
    await secureTable(db, 'outbox', 'account_id', 'INSERT');
    await secureTable(db, 'license_notices', 'account_id', 'SELECT, INSERT');
  },
};
