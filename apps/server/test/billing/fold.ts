import type Stripe from 'stripe';
import { idOf } from '../harness/stripe/collection.ts';
import { findObject, listObjects, type StripeState } from '../harness/stripe/state.ts';

/** The state of an account, computed from Stripe's objects only. */
export interface ExpectedAccount {
  selectedPlan: string;
  analyticsPlan: string;
  hasCard: boolean;
  isDeliquent: boolean;
  delinquentSince: string | null;
}

/** The plans from the best to the smallest. */
const plans = ['pressdock-unlimited-2020', 'pressdock-agency-2020', 'pressdock-solo-2020'];
const analytics = 'pressdock-analytics-small';

/** The subscriptions for which people have their plans, from the best status. */
const entitled: readonly string[] = ['active', 'past_due', 'unpaid'];

const toText = (seconds: number | undefined) =>
  seconds === undefined ? null : new Date(seconds * 1000).toISOString();

function isOwed({ status, attempt_count }: Stripe.Invoice): boolean {
  return status === 'open' && attempt_count > 0;
}

function findEntitled(subscriptions: readonly Stripe.Subscription[]) {
  return subscriptions
    .filter(({ status }) => entitled.includes(status))
    .sort((a, b) => entitled.indexOf(a.status) - entitled.indexOf(b.status))[0];
}

/** Returns what the final state in Stripe means for the account of a customer. */
export function foldCustomer(state: StripeState, customerId: string | undefined): ExpectedAccount {
  const customer = findObject(state, 'customer', customerId);
  if (!customer || customer.deleted) {
    const none = { selectedPlan: 'none', analyticsPlan: 'none', delinquentSince: null };
    return { ...none, hasCard: false, isDeliquent: false };
  }
  const own = <T extends { customer: string | { id: string } | null }>(rows: readonly T[]) =>
    rows.filter((row) => idOf(row.customer) === customer.id);
  const subscription = findEntitled(own(listObjects(state, 'subscription')));
  const keys = (subscription?.items.data ?? []).map(({ price }) => price.lookup_key);
  const invoices = own(listObjects(state, 'invoice'));
  const owed = invoices.filter(isOwed).map(({ created }) => created);
  const isLate = subscription !== undefined && subscription.status !== 'active';
  const newest = invoices.find(
    ({ parent }) => idOf(parent?.subscription_details?.subscription) === subscription?.id,
  );
  const since = owed.length > 0 ? Math.min(...owed) : isLate ? newest?.created : undefined;
  return {
    selectedPlan: plans.find((plan) => keys.includes(plan)) ?? 'none',
    analyticsPlan: keys.includes(analytics) ? analytics : 'none',
    hasCard: customer.invoice_settings.default_payment_method !== null,
    isDeliquent: since !== undefined,
    delinquentSince: toText(since),
  };
}

/** Returns the customers that were created for an account, also deleted ones. */
export function customersOf(state: StripeState, accountId: string): Stripe.Customer[] {
  return listObjects(state, 'customer').filter(
    (one): one is Stripe.Customer => !one.deleted && one.metadata.account === accountId,
  );
}

/** Returns how many of the accounts have paid anything. */
export function countPaying(state: StripeState, accountIds: readonly string[]): number {
  const hasPaid = (accountId: string) => {
    const ids = new Set(customersOf(state, accountId).map(({ id }) => id));
    return listObjects(state, 'invoice').some(
      ({ customer, amount_paid }) => ids.has(idOf(customer) ?? '') && amount_paid > 0,
    );
  };
  return accountIds.filter(hasPaid).length;
}

/** Returns what was charged twice, and everything else that no history may lead to. */
export function findDefects(state: StripeState, accountId: string): string[] {
  const customers = customersOf(state, accountId);
  const ids = new Set(customers.map(({ id }) => id));
  const charges = state.charges.filter(({ customer }) => ids.has(customer));
  const invoices = charges.map(({ invoice }) => invoice);
  const repeated = invoices.filter((invoice, index) => invoices.indexOf(invoice) !== index);
  const wrong = charges.filter(({ invoice, amount }) => {
    const found = findObject(state, 'invoice', invoice);
    return found?.status !== 'paid' || found.amount_paid !== amount;
  });
  const live = listObjects(state, 'subscription').filter(
    ({ customer, ended_at }) => ids.has(idOf(customer) ?? '') && ended_at === null,
  );
  return [
    ...(customers.length > 1 ? [`${customers.length} customers`] : []),
    ...(live.length > 1 ? [`${live.length} subscriptions at the same time`] : []),
    ...repeated.map((invoice) => `${invoice} was charged twice`),
    ...wrong.map(({ invoice }) => `${invoice} was charged a wrong amount`),
  ];
}
