import {
  INVOICE_STATUSES,
  type InvoiceStatus,
  PLANS,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from '@pressdock/api/limits';
import { describe, expect, test } from 'vitest';
import type { PaymentInvoice, PaymentSubscription } from '../../../ports/payments.ts';
import {
  type AccountPlans,
  chooseSubscription,
  combinePlans,
  readBillingState,
} from './billingState.rules.ts';

const [solo, agency, unlimited] = PLANS.all;
const day = (n: number) => new Date(Date.UTC(2026, 10, n));

const subscription = (
  status: SubscriptionStatus,
  more: Partial<PaymentSubscription> = {},
): PaymentSubscription => ({
  id: 'sub_1',
  status,
  items: { [agency]: 'si_1', [PLANS.analytics]: 'si_2' },
  prices: {},
  createdAt: day(1),
  periodEndsAt: day(30),
  endsAt: null,
  isEnding: false,
  ...more,
});

const invoice = (status: InvoiceStatus, more: Partial<PaymentInvoice> = {}): PaymentInvoice => ({
  id: 'in_1',
  customerId: 'cus_1',
  subscriptionId: 'sub_1',
  number: 'A-1',
  status,
  total: 2900,
  amountDue: status === 'paid' ? 0 : 2900,
  amountPaid: status === 'paid' ? 2900 : 0,
  currency: 'usd',
  attempts: 1,
  createdAt: day(10),
  paidAt: status === 'paid' ? day(10) : null,
  pdfUrl: null,
  payUrl: 'https://invoice.example/1',
  ...more,
});

/** The meaning of each pair of states: whether the plans apply, and whether money is owed. */
const table: Record<SubscriptionStatus, Record<InvoiceStatus, string>> = {
  active: {
    draft: 'plan',
    open: 'plan, owes',
    paid: 'plan',
    uncollectible: 'plan',
    void: 'plan',
  },
  trialing: {
    draft: 'plan',
    open: 'plan, owes',
    paid: 'plan',
    uncollectible: 'plan',
    void: 'plan',
  },
  past_due: {
    draft: 'plan, owes',
    open: 'plan, owes',
    paid: 'plan, owes',
    uncollectible: 'plan, owes',
    void: 'plan, owes',
  },
  unpaid: {
    draft: 'plan, owes',
    open: 'plan, owes',
    paid: 'plan, owes',
    uncollectible: 'plan, owes',
    void: 'plan, owes',
  },
  paused: {
    draft: 'none',
    open: 'none, owes',
    paid: 'none',
    uncollectible: 'none',
    void: 'none',
  },
  incomplete: {
    draft: 'none',
    open: 'none',
    paid: 'none',
    uncollectible: 'none',
    void: 'none',
  },
  canceled: {
    draft: 'none',
    open: 'none, owes',
    paid: 'none',
    uncollectible: 'none',
    void: 'none',
  },
  incomplete_expired: {
    draft: 'none',
    open: 'none',
    paid: 'none',
    uncollectible: 'none',
    void: 'none',
  },
};

const cases = SUBSCRIPTION_STATUSES.flatMap((status) =>
  INVOICE_STATUSES.map((invoiceStatus) => [status, invoiceStatus] as const),
);

describe('the state of an account', () => {
  test.each(cases)('with a subscription that is %s and an invoice that is %s', (status, paid) => {
    const customer = {
      card: null,
      unusedCardId: null,
      subscriptions: [subscription(status)],
      invoices: [invoice(paid)],
    };
    const state = readBillingState(customer);
    const owes = state.delinquentSince === null ? '' : ', owes';
    const plan = state.paid.plan === PLANS.none ? 'none' : 'plan';
    expect(`${plan}${owes}`).toBe(table[status][paid]);
    const isEntitled = plan === 'plan';
    expect(state.paid).toEqual({
      plan: isEntitled ? agency : PLANS.none,
      analyticsPlan: isEntitled ? PLANS.analytics : PLANS.none,
    });
  });

  test('without a customer or a subscription has no plan', () => {
    const nothing = { plan: PLANS.none, analyticsPlan: PLANS.none };
    expect(readBillingState(undefined)).toMatchObject({ paid: nothing, delinquentSince: null });
    const customer = { card: null, unusedCardId: null, subscriptions: [], invoices: [] };
    expect(readBillingState(customer)).toMatchObject({ paid: nothing, delinquentSince: null });
  });

  test('owes since the oldest open invoice whose payment failed', () => {
    const invoices = [
      invoice('open', { id: 'in_4', createdAt: day(12), payUrl: 'newest' }),
      invoice('open', { id: 'in_3', createdAt: day(9), payUrl: 'oldest' }),
      invoice('open', { id: 'in_2', createdAt: day(5), attempts: 0 }),
      invoice('paid', { id: 'in_1', createdAt: day(2), paidAt: day(2) }),
    ];
    const state = readBillingState({
      card: null,
      unusedCardId: null,
      subscriptions: [subscription('past_due')],
      invoices,
    });
    expect(state.delinquentSince).toEqual(day(9));
    expect(state.payUrl).toBe('oldest');
    expect(state.lastPayment?.id).toBe('in_1');
  });

  test('owes nothing for the first invoice of another subscription that never started', () => {
    const subscriptions = [
      subscription('active'),
      subscription('incomplete', { id: 'sub_2', createdAt: day(20) }),
    ];
    const invoices = [invoice('open', { subscriptionId: 'sub_2' })];
    const state = readBillingState({ card: null, unusedCardId: null, subscriptions, invoices });
    expect(state.delinquentSince).toBeNull();
  });
});

describe('the subscription that decides', () => {
  test.each([
    ['the active one before an older canceled one', ['canceled', 'active'], 1],
    ['the newest of two equal ones', ['canceled', 'canceled'], 1],
    ['the one that is past due before one that is incomplete', ['past_due', 'incomplete'], 0],
    ['the canceled one before one that never started', ['incomplete_expired', 'canceled'], 1],
  ] as const)('is %s', (_, statuses, expected) => {
    const all = statuses.map((status, index) =>
      subscription(status, { id: `sub_${index}`, createdAt: day(index + 1) }),
    );
    expect(chooseSubscription(all)?.id).toBe(`sub_${expected}`);
    expect(chooseSubscription([...all].reverse())?.id).toBe(`sub_${expected}`);
  });
});

describe('a grant of the operator', () => {
  const paid: AccountPlans = { plan: solo, analyticsPlan: PLANS.none };
  test.each([
    ['a better plan without an end applies', unlimited, null, unlimited],
    ['a better plan until tomorrow applies', agency, day(28), agency],
    ['a grant that ended does not apply', agency, day(27), solo],
    ['a smaller plan does not replace the one that is paid', PLANS.none, null, solo],
  ] as const)('%s', (_, plan, until, expected) => {
    const grant = { plan, analyticsPlan: PLANS.analytics, until };
    const combined = combinePlans(paid, grant, day(27));
    expect(combined.plan).toBe(expected);
    const isOver = until !== null && until <= day(27);
    expect(combined.analyticsPlan).toBe(isOver ? PLANS.none : PLANS.analytics);
  });
});
