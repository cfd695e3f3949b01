import type { PlansResponse } from '@pressdock/api';
import { PLANS } from '@pressdock/api/limits';
import type { PlanChoice } from './change/change.queries.ts';

/** The tabs of the page, in the order shown. */
export const billingTabs = ['plan', 'analytics', 'payment', 'invoices'] as const;

/** One of the tabs. */
export type BillingTab = (typeof billingTabs)[number];

const TAB = 'tab';
const CARD_RESULT = 'addCardSuccess';

/** Returns the tab that the URL names; the first one by default. */
export function tabOf(search: URLSearchParams): BillingTab {
  return billingTabs.find((tab) => tab === search.get(TAB)) ?? 'plan';
}

/** Returns the query parameters that name a tab; none for the first one. */
export function withTab(tab: BillingTab): Record<string, string> {
  return tab === 'plan' ? {} : { [TAB]: tab };
}

/** The outcome of Stripe's page for a card. */
export type CardResult = 'added' | 'failed';

/**
 * Returns how the person came back from Stripe's page; undefined if they did not.
 * @see specification, section 2, "/billing"
 */
export function cardResultOf(search: URLSearchParams): CardResult | undefined {
  const value = search.get(CARD_RESULT);
  return value === 'true' ? 'added' : value === 'false' ? 'failed' : undefined;
}

/**
 * Returns whether the URL asks for the payment tab after a moment.
 * @see specification, section 2, "/billing"
 */
export function leadsToPayment(search: URLSearchParams): boolean {
  return search.has('goToCreditCard') || cardResultOf(search) !== undefined;
}

const ended: ReadonlySet<string> = new Set([
  'canceled',
  'incomplete',
  'incomplete_expired',
  'paused',
]);

/** Returns the subscription while it can be changed. A paused one is replaced by the next choice. */
export function liveSubscription({
  subscription,
}: Pick<PlansResponse, 'subscription'>): PlansResponse['subscription'] {
  return subscription && !ended.has(subscription.status) ? subscription : null;
}

/** The effect of choosing a plan; null for the plan that the account has subscribed to. */
export type PlanAction = 'choose' | 'upgrade' | 'downgrade' | 'keep' | null;

/**
 * Returns what the button of a plan does. Only the subscription counts: a plan that the operator granted
 * can be subscribed to.
 */
export function planAction(plan: string, facts: Pick<PlansResponse, 'subscription'>): PlanAction {
  const live = liveSubscription(facts);
  if (live === null || live.plan === PLANS.none) return 'choose';
  const order: readonly string[] = PLANS.all;
  const step = order.indexOf(plan) - order.indexOf(live.plan);
  if (step === 0) return live.endsAt === null ? null : 'keep';
  return step > 0 ? 'upgrade' : 'downgrade';
}

/** Returns whether a choice ends the plan or the analytics plan. */
export function isCancellation({ plan, analyticsPlan }: PlanChoice): boolean {
  return plan === PLANS.none || analyticsPlan === PLANS.none;
}
