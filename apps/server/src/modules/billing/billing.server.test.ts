import { billingMessages } from '@pressdock/api';
import { PLAN_LIMITS, PLANS } from '@pressdock/api/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Person,
  register,
  sharedTestServer,
  signUp,
  signUpUnverified,
} from '../../../test/harness/server.ts';
import {
  AMOUNTS,
  addCard,
  type BillingServer,
  chargesOf,
  choosePlan,
  plansOf,
  registerWithCard,
  settleEvents,
  startBillingServer,
  waitForMe,
} from './billingServer.testing.ts';

const [solo, agency, unlimited] = PLANS.all;
const { analytics } = PLANS;

let billing: BillingServer;
beforeAll(async () => {
  billing = await startBillingServer();
});
afterAll(() => billing.close());

const createPlugin = (person: Person, slug: string) =>
  person.api('POST', '/api/v1/plugins', { name: slug, slug, description: 'x' });

describe('a server without billing', () => {
  test('has unlimited accounts, and no calls to Stripe', async () => {
    const ada = await register(await sharedTestServer());
    const me = (await ada.api('GET', '/api/v1/users/me/')).body;
    expect(me).toMatchObject({
      isBillingEnabled: false,
      STRIPE_PUBLISHABLE_KEY: null,
      selectedPlan: unlimited,
      analyticsPlan: analytics,
    });
    expect(await plansOf(ada)).toMatchObject({ isBillingEnabled: false, plans: [], card: null });
    const refused = await ada.api('PUT', '/api/v1/plans', { plan: agency });
    expect([refused.status, refused.body.message]).toEqual([409, billingMessages.notEnabled]);
    const invoices = await ada.api('GET', '/api/v1/invoices');
    expect(invoices.body).toEqual({ data: [], next: null });
  });
});

describe('a new account', () => {
  test('has no plan, and is asked to choose one when it adds a product', async () => {
    const ada = await register(billing.server);
    const me = (await ada.api('GET', '/api/v1/users/me/')).body;
    expect(me).toMatchObject({
      isBillingEnabled: true,
      STRIPE_PUBLISHABLE_KEY: expect.stringMatching(/^pk_test_/),
      selectedPlan: 'none',
      analyticsPlan: 'none',
      canAddPluginOrTheme: false,
    });
    const refused = await createPlugin(ada, 'first');
    expect(refused.status).toBe(403);
    expect(refused.body.message).toContain('Choose a plan on the billing page.');
  });

  test('sees the prices of Stripe and its own usage', async () => {
    const plans = await plansOf(await register(billing.server));
    expect(plans.plans).toEqual(
      PLANS.all.map((plan) => ({
        plan,
        price: { amount: AMOUNTS[plan], currency: 'usd', interval: 'month' },
        limits: PLAN_LIMITS[plan],
      })),
    );
    expect(plans.analyticsPlans[0].price.amount).toBe(AMOUNTS[analytics]);
    expect(plans.usage.products).toBe(0);
  });

  test('cannot choose a plan before it has a card', async () => {
    const ada = await register(billing.server);
    const refused = await ada.api('PUT', '/api/v1/plans', { plan: solo });
    expect([refused.status, refused.body.message]).toEqual([409, billingMessages.noCard]);
    expect(billing.stripe.requests.some(({ path }) => path === '/v1/subscriptions')).toBe(false);
  });
});

test('an account from before billing keeps its plan when it adds a card', async () => {
  const ada = await signUp(billing.server);
  await waitForMe(ada, { selectedPlan: unlimited });
  await addCard(billing, ada);
  await waitForMe(ada, { selectedPlan: unlimited, hasCard: true });
  expect(await plansOf(ada)).toMatchObject({
    selectedPlan: unlimited,
    grant: { until: null },
    subscription: null,
  });
});

describe('the card', () => {
  test('is entered on the page of Stripe and shown without its number', async () => {
    const ada = await registerWithCard(billing);
    const { card } = await plansOf(ada);
    expect(card).toEqual({
      brand: expect.any(String),
      last4: expect.stringMatching(/^\d{4}$/),
      expiresMonth: expect.any(Number),
      expiresYear: expect.any(Number),
    });
    expect((await ada.api('DELETE', '/api/v1/payments')).status).toBe(204);
    await waitForMe(ada, { hasCard: false });
    expect((await plansOf(ada)).card).toBeNull();
  });

  test('is found although its event was lost', async () => {
    const ada = await register(billing.server);
    const session = await ada.api('POST', '/api/v1/payments/start-stripe-session');
    billing.stripe.webhooks.isHeld = true;
    billing.stripe.completeSession(session.body.id);
    await billing.stripe.webhooks.release(() => []);
    billing.stripe.webhooks.isHeld = false;
    await choosePlan(ada, { plan: solo });
    expect((await plansOf(ada)).card).not.toBeNull();
  });

  test('that was entered last is charged, also if its event arrives first', async () => {
    const ada = await register(billing.server);
    const { stripe } = billing;
    stripe.webhooks.isHeld = true;
    for (const last4 of ['1111', '2222']) {
      const session = await ada.api('POST', '/api/v1/payments/start-stripe-session');
      stripe.completeSession(session.body.id, last4);
    }
    stripe.webhooks.isHeld = false;
    const sessions = stripe.webhooks.waiting.filter(({ type }) => type.startsWith('checkout.'));
    for (const event of sessions.reverse()) {
      expect(await stripe.webhooks.send(event)).toBe(200);
      await settleEvents(billing);
    }
    expect((await plansOf(ada)).card).toMatchObject({ last4: '2222' });
  });
});

describe('a change of plan', () => {
  test('charges what its preview shows, and applies at once', async () => {
    const ada = await registerWithCard(billing);
    const choice = { plan: agency, analyticsPlan: analytics };
    const preview = (await ada.api('POST', '/api/v1/plans/preview', choice)).body;
    const total = (AMOUNTS[agency] ?? 0) + (AMOUNTS[analytics] ?? 0);
    expect(preview).toMatchObject({
      selectedPlan: agency,
      analyticsPlan: analytics,
      due: { amount: total, currency: 'usd' },
      renewal: { amount: total, currency: 'usd', interval: 'month' },
      exceeded: [],
    });
    await choosePlan(ada, choice);
    expect((await chargesOf(billing, ada)).map(({ amount }) => amount)).toEqual([total]);
    const plans = await plansOf(ada);
    expect(plans).toMatchObject({
      selectedPlan: agency,
      analyticsPlan: analytics,
      limits: PLAN_LIMITS[agency],
      subscription: { status: 'active', endsAt: null },
    });
    expect((await createPlugin(ada, 'first')).status).toBe(201);
  });

  test('is prorated', async () => {
    const ada = await registerWithCard(billing);
    await choosePlan(ada, { plan: solo });
    const preview = (await ada.api('POST', '/api/v1/plans/preview', { plan: unlimited })).body;
    expect(preview.prorationDate).toEqual(expect.any(Number));
    const { prorationDate } = preview;
    await choosePlan(ada, { plan: unlimited, prorationDate });
    const [, second] = await chargesOf(billing, ada);
    expect(second?.amount).toBe(preview.due.amount);
    expect((await plansOf(ada)).selectedPlan).toBe(unlimited);
  });

  test('charges once, however often it is requested at the same time', async () => {
    const ada = await registerWithCard(billing);
    const requests = Array.from({ length: 5 }, () =>
      ada.api('PUT', '/api/v1/plans', { plan: agency }),
    );
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect(await chargesOf(billing, ada)).toHaveLength(1);
  });

  test('charges once although the response of Stripe was lost', async () => {
    const ada = await registerWithCard(billing);
    let isLost = false;
    billing.stripe.fault = ({ method, path }) => {
      if (method !== 'POST' || path !== '/v1/subscriptions') return undefined;
      isLost = true;
      return { kind: 'close', when: 'after' };
    };
    const failed = await ada.api('PUT', '/api/v1/plans', { plan: agency });
    billing.stripe.fault = () => undefined;
    expect(isLost).toBe(true);
    expect([200, 503]).toContain(failed.status);
    await choosePlan(ada, { plan: agency });
    expect(await chargesOf(billing, ada)).toHaveLength(1);
    expect((await plansOf(ada)).selectedPlan).toBe(agency);
  });

  test('that the bank declines changes nothing, and says why', async () => {
    const ada = await registerWithCard(billing);
    billing.stripe.declinedCards.add(ada.card);
    const declined = await ada.api('PUT', '/api/v1/plans', { plan: agency });
    expect(declined.status).toBe(409);
    expect(declined.body.message).toMatch(/declined/i);
    expect(await plansOf(ada)).toMatchObject({ selectedPlan: 'none', delinquency: null });
    billing.stripe.declinedCards.delete(ada.card);
    await choosePlan(ada, { plan: agency });
    expect(await chargesOf(billing, ada)).toHaveLength(1);
  });

  test('to no plan ends the subscription with the paid period', async () => {
    const ada = await registerWithCard(billing);
    await choosePlan(ada, { plan: solo });
    const preview = (await ada.api('POST', '/api/v1/plans/preview', { plan: 'none' })).body;
    expect(preview).toMatchObject({ due: { amount: 0 }, renewal: null });
    await choosePlan(ada, { plan: 'none' });
    const { selectedPlan, subscription } = await plansOf(ada);
    expect(selectedPlan).toBe(solo);
    expect(subscription.endsAt).toBe(preview.startsAt);
    await choosePlan(ada, { plan: solo });
    expect((await plansOf(ada)).subscription.endsAt).toBeNull();
    expect(await chargesOf(billing, ada)).toHaveLength(1);
  });

  test('warns about limits that the account exceeds, and keeps what exists', async () => {
    const ada = await registerWithCard(billing);
    await choosePlan(ada, { plan: agency });
    for (let n = 1; n <= 11; n += 1) {
      expect((await createPlugin(ada, `plugin-${n}`)).status).toBe(201);
    }
    const preview = (await ada.api('POST', '/api/v1/plans/preview', { plan: solo })).body;
    expect(preview.exceeded).toEqual([{ limit: 'products', used: 11, included: 10 }]);
    await choosePlan(ada, { plan: solo });
    expect((await ada.api('GET', '/api/v1/plugins')).body).toHaveLength(11);
    const refused = await createPlugin(ada, 'one-more');
    expect(refused.status).toBe(403);
    expect(refused.body.message).toContain('Your plan includes 10 plugins and themes.');
  });

  test('needs a verified e-mail address', async () => {
    const eve = await signUpUnverified(billing.server);
    const refused = await eve.api('POST', '/api/v1/payments/start-stripe-session');
    expect(refused.body.code).toBe('email_unverified');
  });
});

test('a limit holds when products are added at the same time', async () => {
  const ada = await registerWithCard(billing);
  await choosePlan(ada, { plan: solo });
  const added = await Promise.all(
    Array.from({ length: 15 }, (_, n) => createPlugin(ada, `parallel-${n}`)),
  );
  expect(added.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(added.filter(({ status }) => status === 403)).toHaveLength(5);
});

test('accounts that are older than billing keep their plan', async () => {
  const old = await signUp(billing.server);
  expect((await plansOf(old)).selectedPlan).toBe(unlimited);
  expect((await createPlugin(old, 'old')).status).toBe(201);
});
