import type { SystemTransaction } from '../../../db/database.ts';
import type { Row, RowPatch } from '../../../db/schema.ts';
import type { PaymentCard } from '../../../ports/payments.ts';
import {
  type AccountPlans,
  type BillingState,
  combinePlans,
  type PlanGrant,
} from '../rules/billingState.rules.ts';
import * as store from './billingAccounts.store.ts';

/** The columns of an account that billing decides. */
type OwnerState = Required<
  Pick<
    RowPatch<'users'>,
    'selected_plan' | 'analytics_plan' | 'has_card' | 'is_delinquent' | 'delinquent_since'
  >
>;

/** A state that was read from Stripe. */
export interface ReadState extends BillingState {
  card: PaymentCard | null;
}

/** Returns the grant of an account; null without one. */
export function grantOf(account: store.BillingAccount): PlanGrant | null {
  const { granted_plan, granted_analytics_plan, granted_until } = account;
  if (granted_plan === null) return null;
  return {
    plan: granted_plan as PlanGrant['plan'],
    analyticsPlan: (granted_analytics_plan ?? 'none') as PlanGrant['analyticsPlan'],
    until: granted_until,
  };
}

function toOwnerState(plans: AccountPlans, { card, delinquentSince }: ReadState): OwnerState {
  return {
    selected_plan: plans.plan,
    analytics_plan: plans.analyticsPlan,
    has_card: card !== null,
    is_delinquent: delinquentSince !== null,
    delinquent_since: delinquentSince,
  };
}

const names = {
  selected_plan: 'plan',
  analytics_plan: 'analytics plan',
  has_card: 'card',
  is_delinquent: 'payment state',
  delinquent_since: 'date of the unpaid invoice',
} as const satisfies Record<keyof OwnerState, string>;

const comparable = (value: unknown) => (value instanceof Date ? value.getTime() : value);

/** Returns the names of the columns that differ. */
function listDifferences(owner: Row<'users'>, state: OwnerState): string[] {
  return (Object.keys(names) as (keyof OwnerState)[])
    .filter((column) => comparable(owner[column]) !== comparable(state[column]))
    .map((column) => names[column]);
}

function toBillingPatch(state: ReadState): RowPatch<'billing_accounts'> {
  const { subscription, paid, card, lastPayment } = state;
  return {
    subscription_id: subscription?.id ?? null,
    status: subscription?.status ?? null,
    paid_plan: paid.plan,
    paid_analytics_plan: paid.analyticsPlan,
    period_ends_at: subscription?.periodEndsAt ?? null,
    ends_at: subscription?.endsAt ?? null,
    pay_url: state.payUrl,
    card_brand: card?.brand ?? null,
    card_last4: card?.last4 ?? null,
    card_month: card?.expiresMonth ?? null,
    card_year: card?.expiresYear ?? null,
    last_payment_amount: lastPayment?.amountPaid ?? null,
    last_payment_currency: lastPayment?.currency ?? null,
    last_payment_at: lastPayment ? (lastPayment.paidAt ?? lastPayment.createdAt) : null,
  };
}

/** The result of applying a state. */
export interface AppliedState {
  owner: Row<'users'>;
  account: store.BillingAccount;
  /** What changed, as the audit log names it. */
  differences: string[];
  /** Whether the account paid for the first time and another one referred it. */
  hasNewReferral: boolean;
}

/** Returns the plans that an account paid for, as of the last time Stripe was read. */
function paidPlansOf({ paid_plan, paid_analytics_plan }: store.BillingAccount): AccountPlans {
  return {
    plan: paid_plan as AccountPlans['plan'],
    analyticsPlan: paid_analytics_plan as AccountPlans['analyticsPlan'],
  };
}

/** Stores the plans of an account that follow from its last known payments and its grant. */
export async function applyPlans(
  tx: SystemTransaction,
  owner: Row<'users'>,
  account: store.BillingAccount,
  now: Date,
): Promise<void> {
  const { plan, analyticsPlan } = combinePlans(paidPlansOf(account), grantOf(account), now);
  if (owner.selected_plan === plan && owner.analytics_plan === analyticsPlan) return;
  await store.updateOwner(tx, owner.id, {
    selected_plan: plan,
    analytics_plan: analyticsPlan,
    updated_at: now,
  });
}

/**
 * Stores what was read from Stripe and the plans that follow from it, with the owner's row locked, so
 * that additions are checked against the plan before or after, never in between.
 */
export async function applyState(
  tx: SystemTransaction,
  held: store.BillingAccount,
  state: ReadState,
  now: Date,
): Promise<AppliedState | undefined> {
  const owner = await store.lockOwner(tx, held.account_id);
  if (!owner) return undefined;
  // The operator may have changed the grant before the row was locked.
  const account = (await store.findBillingAccount(tx, held.account_id)) ?? held;
  const expected = toOwnerState(combinePlans(state.paid, grantOf(account), now), state);
  const differences = listDifferences(owner, expected);
  if (differences.length > 0) {
    await store.updateOwner(tx, account.account_id, { ...expected, updated_at: now });
  }
  const hasPaid = account.has_paid || state.lastPayment !== null;
  await store.updateBillingAccount(tx, account.account_id, {
    ...toBillingPatch(state),
    has_paid: hasPaid,
    synced_at: now,
    released_at: null,
  });
  const hasNewReferral = hasPaid && !account.has_paid && owner.referred_by !== null;
  if (hasNewReferral && owner.referred_by !== null) {
    await store.countPayingReferral(tx, owner.referred_by);
  }
  return { owner: { ...owner, ...expected } as Row<'users'>, account, differences, hasNewReferral };
}
