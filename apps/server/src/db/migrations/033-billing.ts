import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { accountRole, secureTable, systemRole } from './row-security.ts';

const existing = [
  'ALTER TABLE users ADD COLUMN delinquent_since timestamptz',
  `ALTER TABLE users ADD COLUMN vat_number text NOT NULL DEFAULT ''`,
  `GRANT UPDATE (vat_number) ON users TO ${accountRole}`,
  `ALTER TABLE users ALTER COLUMN selected_plan SET DEFAULT 'pressdock-unlimited-2020'`,
  'ALTER TABLE audit_log DROP CONSTRAINT audit_log_way_check',
  `ALTER TABLE audit_log ADD CONSTRAINT audit_log_way_check
    CHECK (way IN ('session', 'apiKey', 'viewing', 'server'))`,
  'CREATE INDEX users_referred_by ON users (referred_by) WHERE referred_by IS NOT NULL',
  // Until now, the default plan did not come from a choice.
  `SET LOCAL ROLE ${systemRole}`,
  `UPDATE users SET selected_plan = 'pressdock-unlimited-2020', analytics_plan = 'pressdock-analytics-small'
    WHERE selected_plan = 'pressdock-solo-2020'`,
  'SET LOCAL ROLE NONE',
];

const tables = [
  // What Stripe knows about an account, as of the last time it was read, and what the operator granted.
  `CREATE TABLE billing_accounts (
    account_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    customer_id text,
    subscription_id text,
    status text,
    paid_plan text NOT NULL DEFAULT 'none',
    paid_analytics_plan text NOT NULL DEFAULT 'none',
    period_ends_at timestamptz,
    ends_at timestamptz,
    is_ended_by_deactivation boolean NOT NULL DEFAULT false,
    pay_url text,
    card_brand text,
    card_last4 text,
    card_month integer,
    card_year integer,
    last_payment_amount bigint,
    last_payment_currency text,
    last_payment_at timestamptz,
    has_paid boolean NOT NULL DEFAULT false,
    paying_referrals integer NOT NULL DEFAULT 0,
    granted_plan text,
    granted_analytics_plan text,
    granted_until timestamptz,
    grant_reason text,
    reminders_for timestamptz,
    reminders_sent integer NOT NULL DEFAULT 0,
    lease text,
    leased_until timestamptz,
    synced_at timestamptz,
    CONSTRAINT billing_accounts_customer UNIQUE (customer_id)
  )`,
  `CREATE INDEX billing_accounts_granted ON billing_accounts (granted_until)
    WHERE granted_until IS NOT NULL`,
  // Each write to Stripe. At most one of an account is pending; its id is the idempotency key.
  `CREATE TABLE billing_operations (
    id uuid PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind text NOT NULL,
    request jsonb NOT NULL,
    status text NOT NULL CHECK (status IN ('pending', 'done', 'failed')),
    message text,
    created_at timestamptz NOT NULL DEFAULT now(),
    finished_at timestamptz
  )`,
  'CREATE INDEX billing_operations_account ON billing_operations (account_id, created_at)',
  `CREATE UNIQUE INDEX billing_operations_pending ON billing_operations (account_id)
    WHERE status = 'pending'`,
  // Has no account: ids stay unique after the account is deleted.
  `CREATE TABLE billing_events (
    id text PRIMARY KEY,
    type text NOT NULL,
    customer_id text,
    session_id text,
    created_at timestamptz NOT NULL,
    received_at timestamptz NOT NULL DEFAULT now(),
    handled_at timestamptz
  )`,
  'CREATE INDEX billing_events_open ON billing_events (received_at) WHERE handled_at IS NULL',
  // Free months for referrals. The number makes each month unique.
  `CREATE TABLE billing_credits (
    account_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    number integer NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    credited_at timestamptz,
    PRIMARY KEY (account_id, number)
  )`,
  // The customers of deleted accounts, until Stripe has deleted them too.
  `CREATE TABLE billing_departures (
    customer_id text PRIMARY KEY,
    deleted_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE billing_runs (
    id uuid PRIMARY KEY,
    requested_at timestamptz NOT NULL DEFAULT now(),
    finished_at timestamptz,
    checked integer NOT NULL DEFAULT 0,
    repaired integer NOT NULL DEFAULT 0,
    failed integer NOT NULL DEFAULT 0
  )`,
];

/** Adds billing: what accounts pay for, what was charged, and the events of Stripe. */
export const billing: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [...existing, ...tables]) await sql.raw(statement).execute(db);
    await secureTable(db, 'billing_accounts', 'account_id', 'SELECT');
    await secureTable(db, 'billing_operations', 'account_id', 'SELECT');
    await secureTable(db, 'billing_credits', 'account_id', 'SELECT');
    for (const table of ['billing_events', 'billing_departures', 'billing_runs']) {
      await secureTable(db, table, null);
    }
  },
};
