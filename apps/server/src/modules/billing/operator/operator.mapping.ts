import type { BillingAccountResponse, BillingStatusResponse } from '@pressdock/api';
import { PLANS, SUBSCRIPTION_STATUSES } from '@pressdock/api/limits';
import type { Row } from '../../../db/schema.ts';
import type { AccountRow } from './operator.store.ts';

/** Returns the last payment of an account; null without one. */
export function toPayment(row: {
  last_payment_amount: number | null;
  last_payment_currency: string | null;
  last_payment_at: Date | null;
}) {
  const { last_payment_amount: amount, last_payment_currency: currency, last_payment_at: at } = row;
  return amount === null || currency === null || at === null
    ? null
    : { amount: Number(amount), currency, at: at.toISOString() };
}

function toGrant(row: AccountRow): BillingAccountResponse['grant'] {
  if (row.granted_plan === null) return null;
  return {
    selectedPlan: row.granted_plan,
    analyticsPlan: row.granted_analytics_plan ?? 'none',
    until: row.granted_until?.toISOString() ?? null,
    reason: row.grant_reason ?? '',
  };
}

/** Returns an account as the operator sees it. */
export function toAccount(row: AccountRow, dashboardUrl: string): BillingAccountResponse {
  return {
    _id: row.id,
    email: row.email,
    selectedPlan: row.selected_plan,
    analyticsPlan: row.analytics_plan,
    paidPlan: row.paid_plan ?? PLANS.none,
    paidAnalyticsPlan: row.paid_analytics_plan ?? PLANS.none,
    status: SUBSCRIPTION_STATUSES.find((status) => status === row.status) ?? null,
    isDeliquent: row.is_delinquent,
    delinquentSince: row.is_delinquent ? (row.delinquent_since?.toISOString() ?? null) : null,
    lastPayment: toPayment(row),
    grant: toGrant(row),
    stripeUrl: row.customer_id === null ? null : `${dashboardUrl}/customers/${row.customer_id}`,
  };
}

/** Returns the newest comparison with Stripe. */
export function toReconciliation(
  run: Row<'billing_runs'> | undefined,
): BillingStatusResponse['reconciliation'] {
  return {
    isRunning: run !== undefined && run.finished_at === null,
    requestedAt: run?.requested_at.toISOString() ?? null,
    finishedAt: run?.finished_at?.toISOString() ?? null,
    checked: run?.checked ?? 0,
    repaired: run?.repaired ?? 0,
    failed: run?.failed ?? 0,
  };
}
