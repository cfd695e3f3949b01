import type { PlansResponse } from '@pressdock/api';
import {
  ANALYTICS_PLANS,
  DELINQUENCY_DAYS,
  PLAN_LIMIT_NAMES,
  PLAN_LIMITS,
  PLANS,
  type PlanLimit,
  SUBSCRIPTION_STATUSES,
} from '@pressdock/api/limits';
import type { Row } from '../../../db/schema.ts';
import { limitsOf } from '../../../permissions/limits.rules.ts';
import { addDays } from '../../../permissions/permissions.rules.ts';
import type { PlanPrice } from '../../../ports/payments.ts';
import { grantOf } from '../state/applyState.ts';
import type { BillingAccount } from '../state/billingAccounts.store.ts';

/** The number of each kind that an account has and plans limit. */
export type Usage = Readonly<Record<PlanLimit, number>>;

/** Returns the limits of a plan that an account exceeds already. */
export function listExceeded(plan: string, usage: Usage) {
  const limits = limitsOf(plan);
  return PLAN_LIMIT_NAMES.flatMap((limit) => {
    const included = limits[limit];
    const used = usage[limit];
    return included !== null && used > included ? [{ limit, used, included }] : [];
  });
}

/** Returns a price as it is sent. */
export function toPrice(price: PlanPrice | undefined) {
  if (!price) return null;
  const { amount, currency, interval } = price;
  return { amount, currency, interval };
}

function toSubscription(account: BillingAccount): PlansResponse['subscription'] {
  const status = SUBSCRIPTION_STATUSES.find((known) => known === account.status);
  if (!status) return null;
  return {
    status,
    plan: account.paid_plan,
    analyticsPlan: account.paid_analytics_plan,
    periodEndsAt: account.period_ends_at?.toISOString() ?? null,
    endsAt: account.ends_at?.toISOString() ?? null,
  };
}

function toDelinquency(
  { is_delinquent, delinquent_since }: Row<'users'>,
  account: BillingAccount | undefined,
): PlansResponse['delinquency'] {
  if (!is_delinquent || delinquent_since === null) return null;
  return {
    since: delinquent_since.toISOString(),
    addingEndsAt: addDays(delinquent_since, DELINQUENCY_DAYS.adding).toISOString(),
    servingEndsAt: addDays(delinquent_since, DELINQUENCY_DAYS.serving).toISOString(),
    payUrl: account?.pay_url ?? null,
  };
}

function toCard(account: BillingAccount): PlansResponse['card'] {
  const { card_brand, card_last4, card_month, card_year } = account;
  if (!card_brand || !card_last4 || !card_month || !card_year) return null;
  return { brand: card_brand, last4: card_last4, expiresMonth: card_month, expiresYear: card_year };
}

function toGrant(account: BillingAccount, now: Date): PlansResponse['grant'] {
  const grant = grantOf(account);
  if (grant === null || (grant.until !== null && grant.until <= now)) return null;
  return {
    selectedPlan: grant.plan,
    analyticsPlan: ANALYTICS_PLANS.find((plan) => plan === grant.analyticsPlan) ?? PLANS.none,
    until: grant.until?.toISOString() ?? null,
  };
}

/** Returns everything that the billing page shows. @param prices null on a server without billing */
export function toPlansResponse(
  { owner, account, usage, freeMonths }: PlanFacts,
  prices: ReadonlyMap<string, PlanPrice> | null,
  { publicUrl, now }: { publicUrl: string; now: Date },
): PlansResponse {
  return {
    isBillingEnabled: prices !== null,
    selectedPlan: owner.selected_plan,
    analyticsPlan: owner.analytics_plan,
    plans: prices
      ? PLANS.all.map((plan) => ({
          plan,
          price: toPrice(prices.get(plan)),
          limits: PLAN_LIMITS[plan],
        }))
      : [],
    analyticsPlans: prices
      ? [{ plan: PLANS.analytics, price: toPrice(prices.get(PLANS.analytics)) }]
      : [],
    limits: limitsOf(owner.selected_plan),
    usage,
    subscription: account ? toSubscription(account) : null,
    delinquency: toDelinquency(owner, account),
    card: account ? toCard(account) : null,
    grant: account ? toGrant(account, now) : null,
    referrals: {
      code: owner.id,
      link: `${publicUrl}/register?referralCode=${owner.id}`,
      signUps: owner.referral_count,
      paying: account?.paying_referrals ?? 0,
      freeMonths,
    },
  };
}

/** The facts about an account's plan in the database. */
export interface PlanFacts {
  owner: Row<'users'>;
  account: BillingAccount | undefined;
  usage: Usage;
  freeMonths: number;
}
