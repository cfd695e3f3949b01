import {
  ANALYTICS_PLANS,
  type AnalyticsPlanName,
  type InvoiceStatus,
  PLANS,
  type PlanName,
  type SubscriptionStatus,
} from '@pressdock/api/limits';
import type {
  CustomerState,
  PaymentInvoice,
  PaymentSubscription,
} from '../../../ports/payments.ts';

/** The plans of an account. */
export interface AccountPlans {
  plan: PlanName | 'none';
  analyticsPlan: AnalyticsPlanName;
}

/** A grant of the operator; null `until` for one without an end. */
export interface PlanGrant extends AccountPlans {
  until: Date | null;
}

/** The meaning of a subscription's status. */
interface StatusRule {
  /** Subscriptions are preferred in this order. */
  rank: number;
  /** Whether the plans of its items apply. */
  isEntitled: boolean;
  /** Whether the owner owes money in any case. */
  isDelinquent: boolean;
  /** Whether an open invoice whose payment failed is owed. The first invoice is not: it expires. */
  owesInvoices: boolean;
}

/** The rules from a subscription's status to an account's state. */
export const statusRules: Readonly<Record<SubscriptionStatus, StatusRule>> = {
  active: { rank: 0, isEntitled: true, isDelinquent: false, owesInvoices: true },
  trialing: { rank: 1, isEntitled: true, isDelinquent: false, owesInvoices: true },
  past_due: { rank: 2, isEntitled: true, isDelinquent: true, owesInvoices: true },
  unpaid: { rank: 3, isEntitled: true, isDelinquent: true, owesInvoices: true },
  paused: { rank: 4, isEntitled: false, isDelinquent: false, owesInvoices: true },
  incomplete: { rank: 5, isEntitled: false, isDelinquent: false, owesInvoices: false },
  canceled: { rank: 6, isEntitled: false, isDelinquent: false, owesInvoices: true },
  incomplete_expired: { rank: 7, isEntitled: false, isDelinquent: false, owesInvoices: false },
};

/** Whether an invoice of each status is owed once its payment failed. A written-off one is not. */
export const owedInvoices: Readonly<Record<InvoiceStatus, boolean>> = {
  draft: false,
  open: true,
  paid: false,
  uncollectible: false,
  void: false,
};

/** Returns the subscription that decides an account's state; undefined if there is none. */
export function chooseSubscription(
  subscriptions: readonly PaymentSubscription[],
): PaymentSubscription | undefined {
  return [...subscriptions].sort(
    (a, b) =>
      statusRules[a.status].rank - statusRules[b.status].rank ||
      b.createdAt.getTime() - a.createdAt.getTime() ||
      a.id.localeCompare(b.id),
  )[0];
}

/** The state of an account, as its customer in Stripe implies it. */
export interface BillingState {
  subscription: PaymentSubscription | null;
  paid: AccountPlans;
  /** When the oldest unpaid invoice was created; null if nothing is owed. */
  delinquentSince: Date | null;
  payUrl: string | null;
  lastPayment: PaymentInvoice | null;
}

const unsubscribed: AccountPlans = { plan: PLANS.none, analyticsPlan: PLANS.none };

function plansOf({ items, status }: PaymentSubscription): AccountPlans {
  if (!statusRules[status].isEntitled) return unsubscribed;
  return {
    plan: [...PLANS.all].reverse().find((plan) => plan in items) ?? PLANS.none,
    analyticsPlan: PLANS.analytics in items ? PLANS.analytics : PLANS.none,
  };
}

const byAge = (a: PaymentInvoice, b: PaymentInvoice) =>
  a.createdAt.getTime() - b.createdAt.getTime() || a.id.localeCompare(b.id);

/** Returns the unpaid invoices of a customer, oldest first. */
function listOwed(
  { invoices, subscriptions }: CustomerState,
  subscription: PaymentSubscription | undefined,
): PaymentInvoice[] {
  if (subscription && !statusRules[subscription.status].owesInvoices) return [];
  const expiring = new Set(
    subscriptions.filter(({ status }) => !statusRules[status].owesInvoices).map(({ id }) => id),
  );
  return invoices
    .filter(({ status, attempts }) => owedInvoices[status] && attempts > 0)
    .filter(({ subscriptionId }) => subscriptionId === null || !expiring.has(subscriptionId))
    .sort(byAge);
}

/** Returns the state that a customer in Stripe implies; `undefined` stands for a deleted customer. */
export function readBillingState(customer: CustomerState | undefined): BillingState {
  const subscription = chooseSubscription(customer?.subscriptions ?? []);
  const owed = customer ? listOwed(customer, subscription) : [];
  const newest = customer?.invoices.find(
    ({ subscriptionId }) => subscriptionId === subscription?.id,
  );
  const isDelinquent = subscription !== undefined && statusRules[subscription.status].isDelinquent;
  const since = isDelinquent ? (newest?.createdAt ?? subscription.createdAt) : null;
  const paid = (customer?.invoices ?? []).filter(
    ({ status, amountPaid }) => status === 'paid' && amountPaid > 0,
  );
  return {
    subscription: subscription ?? null,
    paid: subscription ? plansOf(subscription) : unsubscribed,
    delinquentSince: owed[0]?.createdAt ?? since,
    payUrl: owed[0]?.payUrl ?? null,
    lastPayment: paid.sort(byAge).at(-1) ?? null,
  };
}

const order = [PLANS.none, ...PLANS.all] as const;

/** Returns the plans that apply: for each of the two, the better one of the subscription and the grant. */
export function combinePlans(paid: AccountPlans, grant: PlanGrant | null, now: Date): AccountPlans {
  if (grant === null || (grant.until !== null && grant.until <= now)) return paid;
  return {
    plan: order.indexOf(grant.plan) > order.indexOf(paid.plan) ? grant.plan : paid.plan,
    analyticsPlan:
      ANALYTICS_PLANS.indexOf(grant.analyticsPlan) > ANALYTICS_PLANS.indexOf(paid.analyticsPlan)
        ? grant.analyticsPlan
        : paid.analyticsPlan,
  };
}
