import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { secureTable } from '../row-security.ts';

const statements = [
  `CREATE TABLE account_secrets (
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name text NOT NULL,
    sealed text NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account_id, name)
  )`,
  // The latest result for each code that was valid before. Codes are stored as hashes.
  `CREATE TABLE platform_verdicts (
    item_id uuid NOT NULL,
    account_id uuid NOT NULL,
    platform text NOT NULL,
    code_hash text NOT NULL,
    verdict text NOT NULL CHECK (verdict IN ('valid', 'invalid')),
    reason text NOT NULL DEFAULT '',
    checked_at timestamptz NOT NULL,
    last_valid_at timestamptz NOT NULL,
    next_check_at timestamptz NOT NULL,
    PRIMARY KEY (item_id, platform, code_hash),
    CONSTRAINT platform_verdicts_item_fkey FOREIGN KEY (item_id, account_id)
      REFERENCES items (id, account_id) ON DELETE CASCADE
  )`,
  // Queued webhooks and their results. A row without next_attempt_at is finished.
  `CREATE TABLE webhook_deliveries (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL,
    item_id uuid NOT NULL,
    url text NOT NULL,
    body text NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz,
    delivered_at timestamptz,
    last_status integer,
    last_failure text,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT webhook_deliveries_item_fkey FOREIGN KEY (item_id, account_id)
      REFERENCES items (id, account_id) ON DELETE CASCADE
  )`,
  `CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (next_attempt_at)
    WHERE next_attempt_at IS NOT NULL`,
  'CREATE INDEX webhook_deliveries_item ON webhook_deliveries (item_id, created_at DESC)',
  'CREATE INDEX webhook_deliveries_account ON webhook_deliveries (account_id)',
];

/** Adds encrypted secrets, results of sales platforms, and webhook deliveries. */
export const outside: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
    await secureTable(db, 'account_secrets', 'account_id');
    await secureTable(db, 'platform_verdicts', null);
    await secureTable(db, 'webhook_deliveries', 'account_id', 'SELECT, INSERT');
  },
};
