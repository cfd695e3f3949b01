import { billingMessages, type PlanPreviewResponse } from '@pressdock/api';
import type { Database } from '../../../db/database.ts';
import { conflict } from '../../../errors.ts';
import type { PaymentSubscription, Payments, PlanPrice } from '../../../ports/payments.ts';
import { orRefuse } from '../operations.ts';
import type { ReadPrices } from '../prices.ts';
import { type AccountPlans, combinePlans } from '../rules/billingState.rules.ts';
import {
  findLiveSubscription,
  findUnpriced,
  type PlanChange,
  planChange,
  subscribedPlans,
} from '../rules/planChange.rules.ts';
import { grantOf } from '../state/applyState.ts';
import { type PlanChoice, targetOf } from './changePlan.ts';
import { readPlanFacts } from './planFacts.ts';
import { listExceeded } from './plans.mapping.ts';

/** Returns what a change of plan costs. */
export type PreviewPlan = (accountId: string, choice: PlanChoice) => Promise<PlanPreviewResponse>;

type Charge = Pick<PlanPreviewResponse, 'due' | 'lines'>;

/** Returns the prices of plans. Those that a subscription has already keep theirs. */
function listPrices(
  { plan, analyticsPlan }: AccountPlans,
  prices: ReadonlyMap<string, PlanPrice>,
  live: PaymentSubscription | undefined,
): PlanPrice[] {
  return [plan, analyticsPlan].flatMap((key) => live?.prices[key] ?? prices.get(key) ?? []);
}

/** Returns what each later period costs; null if the subscription ends. */
function renewalOf(requested: readonly PlanPrice[]): PlanPreviewResponse['renewal'] {
  const [first] = requested;
  if (!first) return null;
  const amount = requested.reduce((total, price) => total + price.amount, 0);
  return { amount, currency: first.currency, interval: first.interval };
}

/** Creates the function. Nothing is changed in Stripe. */
export function createPreviewPlan({
  database,
  payments,
  readPrices,
}: {
  database: Database;
  payments: Payments;
  readPrices: ReadPrices;
}): PreviewPlan {
  async function readCharge(
    customerId: string | null,
    change: PlanChange,
    requested: readonly PlanPrice[],
    currency: string,
  ): Promise<Charge> {
    const isFree = change.kind === 'nothing' || change.kind === 'end' || change.kind === 'continue';
    if (isFree) return { due: { amount: 0, currency }, lines: [] };
    if (customerId === null) {
      // There is no customer before the first card. Taxes are not known yet.
      const amount = requested.reduce((total, price) => total + price.amount, 0);
      const lines = requested.map((one) => ({ description: one.lookupKey, amount: one.amount }));
      return { due: { amount, currency }, lines };
    }
    const { amountDue, lines, ...preview } = await payments.previewSubscription(customerId, change);
    return { due: { amount: amountDue, currency: preview.currency }, lines: [...lines] };
  }

  return async (accountId, choice) => {
    const { account, usage } = await readPlanFacts(database, accountId);
    const customerId = account?.customer_id ?? null;
    const customer =
      customerId === null ? undefined : await orRefuse(payments.readCustomer(customerId));
    const live = findLiveSubscription(customer);
    const target = targetOf(subscribedPlans(live), choice);
    const prices = await orRefuse(readPrices());
    if (findUnpriced(target, prices) !== undefined) throw conflict(billingMessages.noPrice);
    const now = new Date();
    const prorationDate = live ? Math.floor(now.getTime() / 1000) : null;
    const change = planChange(live, target, prices, prorationDate);
    const requested = listPrices(target, prices, live);
    const currency = [...requested, ...prices.values()][0]?.currency ?? 'usd';
    const existing = customer ? customerId : null;
    const charge = await orRefuse(readCharge(existing, change, requested, currency));
    const startsAt = change.kind === 'end' ? (live?.periodEndsAt ?? now) : now;
    const plans = combinePlans(target, account ? grantOf(account) : null, startsAt);
    return {
      selectedPlan: plans.plan,
      analyticsPlan: plans.analyticsPlan,
      ...charge,
      renewal: renewalOf(requested),
      startsAt: startsAt.toISOString(),
      prorationDate: change.kind === 'change' ? prorationDate : null,
      exceeded: listExceeded(plans.plan, usage),
    };
  };
}
