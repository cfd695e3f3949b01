import type { Generated } from 'kysely';
import type { RequiredJson, Time, Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const billingTables = [
  'billing_accounts',
  'billing_operations',
  'billing_events',
  'billing_credits',
  'billing_departures',
  'billing_runs',
] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    billing_accounts: BillingAccountsTable;
    billing_operations: BillingOperationsTable;
    billing_events: BillingEventsTable;
    billing_credits: BillingCreditsTable;
    billing_departures: BillingDeparturesTable;
    billing_runs: BillingRunsTable;
  }
}

/** The state of an account in Stripe, as of the last time it was read, and the operator's grant. */
interface BillingAccountsTable {
  account_id: string;
  customer_id: string | null;
  subscription_id: string | null;
  status: string | null;
  /** The plans that the subscription pays for. */
  paid_plan: Generated<string>;
  paid_analytics_plan: Generated<string>;
  period_ends_at: Timestamp | null;
  ends_at: Timestamp | null;
  /** Whether the subscription ends because the account was deactivated. */
  is_ended_by_deactivation: Generated<boolean>;
  /** Stripe's page of the oldest unpaid invoice. */
  pay_url: string | null;
  card_brand: string | null;
  card_last4: string | null;
  card_month: number | null;
  card_year: number | null;
  last_payment_amount: number | null;
  last_payment_currency: string | null;
  last_payment_at: Timestamp | null;
  /** Whether an invoice was ever paid. */
  has_paid: Generated<boolean>;
  /** Accounts that registered with this account's link and have paid. */
  paying_referrals: Generated<number>;
  granted_plan: string | null;
  granted_analytics_plan: string | null;
  granted_until: Timestamp | null;
  grant_reason: string | null;
  /** The start of the delinquency that the reminders are about. */
  reminders_for: Timestamp | null;
  reminders_sent: Generated<number>;
  /** Held by the request or job that reads Stripe, so that an older state never replaces a newer one. */
  lease: string | null;
  leased_until: Timestamp | null;
  synced_at: Timestamp | null;
  /** Since when the server charges for nothing, although it did before. */
  released_at: Timestamp | null;
}

/** A write to Stripe. Its id is the idempotency key. */
interface BillingOperationsTable {
  id: string;
  account_id: string;
  kind: string;
  request: RequiredJson<unknown>;
  status: string;
  message: string | null;
  created_at: Timestamp;
  finished_at: Timestamp | null;
}

/** An event of Stripe. Kept permanently, so that none is handled twice. */
interface BillingEventsTable {
  id: string;
  type: string;
  customer_id: string | null;
  session_id: string | null;
  created_at: Time;
  received_at: Timestamp;
  handled_at: Timestamp | null;
}

/** A free month for referrals. */
interface BillingCreditsTable {
  account_id: string;
  number: number;
  amount: number;
  currency: string;
  created_at: Timestamp;
  credited_at: Timestamp | null;
}

/** The customer of a deleted account, until Stripe has deleted it too. */
interface BillingDeparturesTable {
  customer_id: string;
  deleted_at: Timestamp;
}

/** A comparison of all accounts with Stripe. */
interface BillingRunsTable {
  id: string;
  requested_at: Timestamp;
  finished_at: Timestamp | null;
  checked: Generated<number>;
  repaired: Generated<number>;
  failed: Generated<number>;
}
