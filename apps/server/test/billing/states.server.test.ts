import { PLANS } from '@pressdock/api/limits';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BillingServer,
  customerOf,
  settleEvents,
  startBillingServer,
  waitForMe,
} from '../../src/modules/billing/billingServer.testing.ts';
import { type Person, register } from '../harness/server.ts';

const [solo, agency] = PLANS.all;
const daySeconds = 24 * 60 * 60;

let billing: BillingServer;
beforeAll(async () => {
  billing = await startBillingServer();
});
afterAll(() => billing.close());

/** An account that an operator gives a subscription in Stripe's dashboard. */
interface Account {
  person: Person;
  customer: string;
  card: string;
}

/** Registers an account with a customer in Stripe, and a card if it is wanted. */
async function addAccount(hasCard: boolean): Promise<Account> {
  const person = await register(billing.server);
  const session = await person.api('POST', '/api/v1/payments/start-stripe-session');
  const customer = await customerOf(billing.server, person);
  if (!hasCard) return { person, customer, card: '' };
  const card = billing.stripe.completeSession(session.body.id);
  await waitForMe(person, { hasCard: true });
  return { person, customer, card };
}

async function subscribe(
  { customer }: Account,
  more: Partial<Stripe.SubscriptionCreateParams>,
): Promise<Stripe.Subscription> {
  const { data } = await billing.sdk.prices.list({ lookup_keys: [agency] });
  const items = [{ price: data[0]?.id ?? '' }];
  return billing.sdk.subscriptions.create({ customer, items, ...more });
}

const trial = (end: Stripe.SubscriptionCreateParams.TrialSettings.EndBehavior) => ({
  trial_period_days: 14,
  trial_settings: { end_behavior: end },
});

/** How each status is reached, and what it means for the account. */
const paths: readonly {
  name: string;
  hasCard?: boolean;
  reach: (account: Account) => Promise<unknown>;
  status: Stripe.Subscription.Status;
  selectedPlan: string;
  isDeliquent: boolean;
}[] = [
  {
    name: 'a trial',
    reach: (account) => subscribe(account, trial({ missing_payment_method: 'cancel' })),
    ...{ status: 'trialing', selectedPlan: agency, isDeliquent: false },
  },
  {
    name: 'a trial that ended with a card',
    hasCard: true,
    async reach(account) {
      await subscribe(account, trial({ missing_payment_method: 'pause' }));
      billing.stripe.passTime(15 * daySeconds);
    },
    ...{ status: 'active', selectedPlan: agency, isDeliquent: false },
  },
  {
    name: 'a trial that paused without a card',
    async reach(account) {
      await subscribe(account, trial({ missing_payment_method: 'pause' }));
      billing.stripe.passTime(15 * daySeconds);
    },
    ...{ status: 'paused', selectedPlan: 'none', isDeliquent: false },
  },
  {
    name: 'a trial that ended without a card',
    async reach(account) {
      await subscribe(account, trial({ missing_payment_method: 'cancel' }));
      billing.stripe.passTime(15 * daySeconds);
    },
    ...{ status: 'canceled', selectedPlan: 'none', isDeliquent: false },
  },
  {
    name: 'a trial whose first invoice was not paid',
    async reach(account) {
      await subscribe(account, trial({ missing_payment_method: 'create_invoice' }));
      billing.stripe.passTime(15 * daySeconds);
    },
    ...{ status: 'past_due', selectedPlan: agency, isDeliquent: true },
  },
  {
    name: 'a first payment that failed',
    reach: (account) => subscribe(account, { payment_behavior: 'allow_incomplete' }),
    ...{ status: 'incomplete', selectedPlan: 'none', isDeliquent: false },
  },
  {
    name: 'a first payment that failed a day ago',
    async reach(account) {
      await subscribe(account, { payment_behavior: 'allow_incomplete' });
      billing.stripe.passTime(daySeconds);
    },
    ...{ status: 'incomplete_expired', selectedPlan: 'none', isDeliquent: false },
  },
  {
    name: 'a first payment that was made later',
    async reach(account) {
      const { latest_invoice: invoice } = await subscribe(account, {
        payment_behavior: 'default_incomplete',
      });
      const session = await account.person.api('POST', '/api/v1/payments/start-stripe-session');
      billing.stripe.completeSession(session.body.id);
      await waitForMe(account.person, { hasCard: true, selectedPlan: 'none' });
      await billing.sdk.invoices.pay(String(invoice));
    },
    ...{ status: 'active', selectedPlan: agency, isDeliquent: false },
  },
  {
    name: 'a renewal that failed until the last attempt',
    hasCard: true,
    async reach(account) {
      await subscribe(account, {});
      billing.stripe.declinedCards.add(account.card);
      billing.stripe.afterRetries = 'unpaid';
      for (const days of [32, 4, 6, 8]) billing.stripe.passTime(days * daySeconds);
      billing.stripe.afterRetries = 'past_due';
    },
    ...{ status: 'unpaid', selectedPlan: agency, isDeliquent: true },
  },
];

test.each(paths)('follows $name in Stripe', async ({ hasCard = false, reach, ...expected }) => {
  const account = await addAccount(hasCard);
  await reach(account);
  await settleEvents(billing);
  const { status, selectedPlan, isDeliquent } = expected;
  await waitForMe(account.person, { selectedPlan, isDeliquent });
  const { body } = await account.person.api('GET', '/api/v1/plans');
  expect(body.subscription.status).toBe(status);
});

describe('a choice of plan', () => {
  test.each([
    ['paused', trial({ missing_payment_method: 'pause' }), 15],
    ['incomplete', { payment_behavior: 'allow_incomplete' } as const, 0],
  ])('replaces a subscription that is %s and charges once', async (status, how, days) => {
    const account = await addAccount(false);
    const idle = await subscribe(account, how);
    if (days > 0) billing.stripe.passTime(days * daySeconds);
    const session = await account.person.api('POST', '/api/v1/payments/start-stripe-session');
    billing.stripe.completeSession(session.body.id);
    await waitForMe(account.person, { hasCard: true });
    expect((await billing.sdk.subscriptions.retrieve(idle.id)).status).toBe(status);
    const changed = await account.person.api('PUT', '/api/v1/plans', { plan: solo });
    expect(changed.body).toMatchObject({ selectedPlan: solo, subscription: { status: 'active' } });
    expect((await billing.sdk.subscriptions.retrieve(idle.id)).status).toBe('canceled');
    const charges = billing.stripe.charges.filter(({ customer }) => customer === account.customer);
    expect(charges).toHaveLength(1);
  });
});
