import { PLANS } from '@pressdock/api/limits';
import type {
  CustomerState,
  PaymentSubscription,
  PlanPrice,
  SubscriptionChange,
} from '../../../ports/payments.ts';
import type { AccountPlans } from './billingState.rules.ts';
import { chooseSubscription } from './billingState.rules.ts';

/** How a subscription has to change so that it has the plans that were chosen. */
export type PlanChange =
  | { kind: 'nothing' }
  | { kind: 'create'; priceIds: string[] }
  | { kind: 'change'; subscriptionId: string; change: SubscriptionChange }
  /** Ends with the paid period. */
  | { kind: 'end'; subscriptionId: string }
  /** Has the plans already, but would end. */
  | { kind: 'continue'; subscriptionId: string };

const over: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** A trial that ended without a card, or a first payment that failed: neither renews by itself. */
const idle: ReadonlySet<string> = new Set(['incomplete', 'paused']);

/** Returns the subscription that can be changed; undefined if another one has to be created. */
export function findLiveSubscription(
  customer: CustomerState | undefined,
): PaymentSubscription | undefined {
  return chooseSubscription(
    (customer?.subscriptions ?? []).filter(({ status }) => !over.has(status) && !idle.has(status)),
  );
}

/** Returns the subscriptions that do not renew by themselves, but that a payment would start. */
export function listIdleSubscriptions(customer: CustomerState | undefined): string[] {
  return (customer?.subscriptions ?? [])
    .filter(({ status }) => idle.has(status))
    .map(({ id }) => id);
}

/** Returns the plans that a subscription has items for. */
export function subscribedPlans(subscription: PaymentSubscription | undefined): AccountPlans {
  const items = subscription?.items ?? {};
  return {
    plan: PLANS.all.findLast((plan) => plan in items) ?? PLANS.none,
    analyticsPlan: PLANS.analytics in items ? PLANS.analytics : PLANS.none,
  };
}

const keysOf = ({ plan, analyticsPlan }: AccountPlans): string[] =>
  [plan, analyticsPlan].filter((key) => key !== PLANS.none);

/** Returns the first plan without a price; undefined if every plan can be bought. */
export function findUnpriced(
  target: AccountPlans,
  prices: ReadonlyMap<string, PlanPrice>,
): string | undefined {
  return keysOf(target).find((key) => !prices.has(key));
}

/**
 * Returns the change that leads from a subscription to the plans of `target`, whose prices are known.
 * @param prorationDate the second of the preview, so that the amount is the same
 */
export function planChange(
  subscription: PaymentSubscription | undefined,
  target: AccountPlans,
  prices: ReadonlyMap<string, PlanPrice>,
  prorationDate: number | null,
): PlanChange {
  const requested = keysOf(target);
  const priceOf = (key: string) => prices.get(key)?.id ?? '';
  if (!subscription) {
    return requested.length === 0
      ? { kind: 'nothing' }
      : { kind: 'create', priceIds: requested.map(priceOf) };
  }
  const { id: subscriptionId, items, isEnding } = subscription;
  if (requested.length === 0) {
    return isEnding ? { kind: 'nothing' } : { kind: 'end', subscriptionId };
  }
  const added = requested.filter((key) => !(key in items));
  const removed = Object.keys(items).filter((key) => !requested.includes(key));
  if (added.length === 0 && removed.length === 0) {
    return isEnding ? { kind: 'continue', subscriptionId } : { kind: 'nothing' };
  }
  const isPlan = (key: string) => key !== PLANS.analytics;
  const [newPlan] = added.filter(isPlan);
  const [oldPlan] = removed.filter(isPlan);
  const isReplaced = newPlan !== undefined && oldPlan !== undefined;
  const change: SubscriptionChange = {
    add: added.filter((key) => !(isReplaced && key === newPlan)).map(priceOf),
    replace: isReplaced ? [{ itemId: items[oldPlan] ?? '', priceId: priceOf(newPlan) }] : [],
    remove: removed
      .filter((key) => !(isReplaced && key === oldPlan))
      .flatMap((key) => items[key] ?? []),
    prorationDate,
  };
  return { kind: 'change', subscriptionId, change };
}
