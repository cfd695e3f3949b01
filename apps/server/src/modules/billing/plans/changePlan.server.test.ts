import { billingMessages } from '@pressdock/api';
import { PLANS } from '@pressdock/api/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  AMOUNTS,
  type BillingServer,
  chargesOf,
  choosePlan,
  customerOf,
  plansOf,
  registerWithCard,
  settleEvents,
  startBillingServer,
} from '../billingServer.testing.ts';

const [solo, agency] = PLANS.all;
const { analytics } = PLANS;

let billing: BillingServer;
beforeAll(async () => {
  billing = await startBillingServer();
});
afterAll(() => billing.close());

test('a change is refused if it would charge another amount than its preview showed', async () => {
  const ada = await registerWithCard(billing);
  const amount = AMOUNTS[solo] ?? 0;
  const due = { amount, currency: 'usd' };
  const change = (body: object) => ada.api('PUT', '/api/v1/plans', { plan: solo, ...body });
  for (const other of [
    { ...due, amount: amount - 1 },
    { ...due, currency: 'eur' },
  ]) {
    const refused = await change({ due: other });
    expect([refused.status, refused.body.message]).toEqual([409, billingMessages.stalePreview]);
  }
  expect(await chargesOf(billing, ada)).toEqual([]);
  expect((await change({ due })).status).toBe(200);
  const upgrade = (await ada.api('POST', '/api/v1/plans/preview', { plan: agency })).body;
  const { prorationDate } = upgrade;
  await choosePlan(ada, { plan: agency, due: upgrade.due, prorationDate });
  expect(await chargesOf(billing, ada)).toHaveLength(2);
});

test('a change that only removes something needs no card', async () => {
  const ada = await registerWithCard(billing);
  await choosePlan(ada, { plan: solo, analyticsPlan: analytics });
  expect((await ada.api('DELETE', '/api/v1/payments')).status).toBe(204);
  await choosePlan(ada, { analyticsPlan: 'none' });
  expect(await plansOf(ada)).toMatchObject({ selectedPlan: solo, analyticsPlan: 'none' });
  const refused = await ada.api('PUT', '/api/v1/plans', { plan: agency });
  expect([refused.status, refused.body.message]).toEqual([409, billingMessages.noCard]);
  await choosePlan(ada, { plan: 'none' });
  expect((await plansOf(ada)).subscription.endsAt).not.toBeNull();
});

test('keeps the plan and the price of a subscription whose lookup key moved to another price', async () => {
  const setPrice = async (unit_amount: number) => {
    await billing.sdk.prices.create({
      ...{ product: solo, lookup_key: solo, transfer_lookup_key: true, unit_amount },
      ...{ currency: 'usd', recurring: { interval: 'month' }, tax_behavior: 'exclusive' },
    });
  };
  const ada = await registerWithCard(billing);
  await choosePlan(ada, { plan: solo });
  await setPrice(1200);
  // Any event makes the server read the customer again.
  await billing.sdk.customers.update(await customerOf(billing.server, ada), { name: 'Ada Byron' });
  await settleEvents(billing);
  const plans = await plansOf(ada);
  expect([plans.selectedPlan, plans.subscription.plan]).toEqual([solo, solo]);
  const choice = { analyticsPlan: PLANS.analytics };
  const preview = (await ada.api('POST', '/api/v1/plans/preview', choice)).body;
  const both = (AMOUNTS[solo] ?? 0) + (AMOUNTS[PLANS.analytics] ?? 0);
  expect(preview.renewal.amount).toBe(both);
  await choosePlan(ada, { plan: agency });
  expect((await plansOf(ada)).selectedPlan).toBe(agency);
  await setPrice(AMOUNTS[solo] ?? 0);
});

test.each([
  ['a grant that ends before', 1, 'none'],
  ['a grant that lasts longer', 400, agency],
])('the preview of a cancellation names the plan afterward: %s', async (_, days, plan) => {
  const ada = await registerWithCard(billing);
  await choosePlan(ada, { plan: solo });
  const until = new Date(Date.now() + days * 86_400_000);
  await billing.server.database.withSystem((tx) =>
    sql`update billing_accounts set granted_plan = ${agency}, granted_analytics_plan = 'none',
      granted_until = ${until} where account_id = ${ada.id}`.execute(tx),
  );
  const preview = (await ada.api('POST', '/api/v1/plans/preview', { plan: 'none' })).body;
  expect(preview.selectedPlan).toBe(plan);
});
