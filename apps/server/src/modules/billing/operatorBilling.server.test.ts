import { billingMessages, profileValidation } from '@pressdock/api';
import { PLANS } from '@pressdock/api/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Person, register, sendRequest, signIn } from '../../../test/harness/server.ts';
import { signUpOperator } from '../../../test/harness/team.ts';
import {
  AMOUNTS,
  type BillingServer,
  choosePlan,
  customerOf,
  registerWithCard,
  settleEvents,
  startBillingServer,
  waitForMe,
} from './billingServer.testing.ts';

const [solo, agency, unlimited] = PLANS.all;

let billing: BillingServer;
let olga: Person;
beforeAll(async () => {
  billing = await startBillingServer();
  olga = await signUpOperator(billing.server);
});
afterAll(() => billing.close());

const path = '/api/v1/admin/billing';
const grantOf = (person: Person) => `${path}/accounts/${person.id}/grant`;
const gift = (until: string | null = null) => ({
  selectedPlan: unlimited,
  analyticsPlan: 'none',
  until,
  reason: 'Sponsors our meetup',
});
const soon = () => new Date(Date.now() + 86_400_000).toISOString();

/** Requests a comparison with Stripe and waits until it has ended. */
async function reconcile() {
  expect((await olga.api('POST', `${path}/reconcile`)).status).toBe(202);
  return vi.waitFor(
    async () => {
      const { reconciliation } = (await olga.api('GET', path)).body;
      expect(reconciliation.isRunning).toBe(false);
      return reconciliation;
    },
    { timeout: 20_000, interval: 200 },
  );
}

describe('events of Stripe', () => {
  test('are accepted once, and only with a valid signature', async () => {
    const ada = await registerWithCard(billing);
    await choosePlan(ada, { plan: solo });
    await billing.stripe.webhooks.settle();
    const event = billing.stripe.events.at(-1);
    if (!event) throw new Error('There was no event.');
    expect(await billing.stripe.webhooks.send(event)).toBe(200);
    expect(await billing.stripe.webhooks.send(event)).toBe(200);
    const { rows } = await billing.server.database.withSystem((tx) =>
      sql<{ count: number }>`select count(*)::integer as count from billing_events
        where id = ${event.id}`.execute(tx),
    );
    expect(rows[0]?.count).toBe(1);
    const future = Math.floor(Date.now() / 1000) + 1800;
    expect(await billing.stripe.webhooks.send({ ...event, id: 'evt_2' }, future)).toBe(400);
    const unsigned = await sendRequest(billing.server.url, 'POST', '/api/v1/payments/webhook', {
      body: event,
    });
    expect([unsigned.status, unsigned.body.message]).toEqual([
      400,
      billingMessages.invalidSignature,
    ]);
  });

  test('that were lost are repaired by a comparison, which the audit log shows', async () => {
    const ada = await registerWithCard(billing);
    await choosePlan(ada, { plan: agency });
    await settleEvents(billing);
    const customer = await customerOf(billing.server, ada);
    const { webhooks } = billing.stripe;
    webhooks.isHeld = true;
    const { data } = await billing.sdk.subscriptions.list({ customer });
    await billing.sdk.subscriptions.cancel(data[0]?.id ?? '');
    await webhooks.release(() => []);
    webhooks.isHeld = false;
    expect((await ada.api('GET', '/api/v1/users/me/')).body.selectedPlan).toBe(agency);
    const result = await reconcile();
    expect(result).toMatchObject({ repaired: 1, failed: 0 });
    expect((await ada.api('GET', '/api/v1/users/me/')).body.selectedPlan).toBe('none');
    const log = await ada.api('GET', '/api/v1/audit-log?action=reconcileBilling');
    expect(log.body.results).toMatchObject([
      { way: 'server', actor: 'Pressdock', subject: 'plan', outcome: 'done' },
    ]);
    expect((await reconcile()).repaired).toBe(0);
  });
});

describe('the operator', () => {
  test('sees accounts with their plan, state and last payment', async () => {
    const ada = await registerWithCard(billing);
    await choosePlan(ada, { plan: agency });
    const list = await olga.api('GET', `${path}/accounts?q=${ada.email}`);
    expect(list.body.results).toMatchObject([
      {
        _id: ada.id,
        selectedPlan: agency,
        status: 'active',
        isDeliquent: false,
        lastPayment: { amount: AMOUNTS[agency], currency: 'usd' },
        grant: null,
        stripeUrl: expect.stringMatching(
          /^https:\/\/dashboard\.stripe\.com\/test\/customers\/cus_/,
        ),
      },
    ]);
    const subscribed = await olga.api('GET', `${path}/accounts?state=subscribed`);
    expect(subscribed.body.results.map(({ _id }: { _id: string }) => _id)).toContain(ada.id);
    const status = (await olga.api('GET', path)).body;
    expect(status).toMatchObject({ isBillingEnabled: true, isTestMode: true, missingPrices: [] });
    expect(status.totals.subscribed).toBeGreaterThan(0);
    for (const call of [path, `${path}/accounts`]) {
      expect((await ada.api('GET', call)).status).toBe(404);
    }
  });

  test('grants a plan until a date, with a reason in both audit logs', async () => {
    const ada = await register(billing.server);
    const until = soon();
    const granted = await olga.api('PUT', grantOf(ada), gift(until));
    expect(granted.status, granted.text).toBe(200);
    expect(granted.body.grant).toEqual({
      selectedPlan: unlimited,
      analyticsPlan: 'none',
      until,
      reason: 'Sponsors our meetup',
    });
    await waitForMe(ada, { selectedPlan: unlimited, canAddLicense: true });
    for (const person of [ada, olga]) {
      const log = await person.api('GET', '/api/v1/audit-log?action=grantPlan');
      expect(log.body.results[0].subject).toContain('Sponsors our meetup');
    }
    const listed = (await ada.api('GET', '/api/v1/plans')).body.grant;
    expect(listed).toEqual({ selectedPlan: unlimited, analyticsPlan: 'none', until });
    const patched = await olga.api('PATCH', `/api/v1/admin/accounts/${ada.id}`, {
      selectedPlan: solo,
    });
    expect([patched.status, patched.body.message]).toEqual([409, billingMessages.planManaged]);
    const end = `${path}/accounts/${ada.id}/end-grant`;
    expect((await olga.api('POST', end, { reason: 'Moved on' })).status).toBe(200);
    await waitForMe(ada, { selectedPlan: 'none' });
  });

  test('grants end at their time although Stripe is down', async () => {
    const ada = await registerWithCard(billing);
    await choosePlan(ada, { plan: solo });
    billing.stripe.fault = () => ({ kind: 'close', when: 'before' });
    try {
      const until = new Date(Date.now() + 1500);
      const granted = await olga.api('PUT', grantOf(ada), gift(until.toISOString()));
      expect([granted.status, granted.body.selectedPlan]).toEqual([200, unlimited]);
      await waitForMe(ada, { selectedPlan: solo });
      expect(Date.now()).toBeGreaterThanOrEqual(until.getTime());
    } finally {
      billing.stripe.fault = () => undefined;
    }
  });

  test('cannot grant a plan without a reason or until a time that has passed', async () => {
    const ada = await register(billing.server);
    const blank = await olga.api('PUT', grantOf(ada), { ...gift(), reason: '  ' });
    expect([blank.status, blank.body.fields.reason]).toEqual([400, billingMessages.reasonRequired]);
    const past = await olga.api('PUT', grantOf(ada), gift('2020-01-01T00:00:00.000Z'));
    expect([past.status, past.body.fields]).toEqual([400, { until: billingMessages.untilPast }]);
    expect((await ada.api('PUT', grantOf(ada), gift())).status).toBe(404);
  });

  test('grants never take away what is paid for', async () => {
    const ada = await registerWithCard(billing);
    await choosePlan(ada, { plan: agency });
    const smaller = { ...gift(), selectedPlan: solo, analyticsPlan: PLANS.analytics };
    expect((await olga.api('PUT', grantOf(ada), smaller)).body).toMatchObject({
      selectedPlan: agency,
      analyticsPlan: PLANS.analytics,
      paidPlan: agency,
      paidAnalyticsPlan: 'none',
    });
    await olga.api('PUT', grantOf(ada), gift());
    expect((await ada.api('GET', '/api/v1/plans')).body).toMatchObject({
      selectedPlan: unlimited,
      subscription: { plan: agency, analyticsPlan: 'none' },
    });
  });

  test('changes a plan, which is charged once to the card', async () => {
    const ada = await registerWithCard(billing);
    await choosePlan(ada, { plan: solo });
    const body = { plan: agency, reason: 'Asked by e-mail' };
    const changed = await olga.api('PUT', `${path}/accounts/${ada.id}/plan`, body);
    expect(changed.status, changed.text).toBe(200);
    expect(changed.body).toMatchObject({ selectedPlan: agency, status: 'active' });
    const log = await ada.api('GET', '/api/v1/audit-log?action=changeAccountPlan');
    expect(log.body.results[0].subject).toContain('Asked by e-mail');
  });
});

describe('referrals', () => {
  async function refer(referrer: Person): Promise<Person> {
    const email = `${crypto.randomUUID()}@example.com`;
    const password = 'a long enough phrase';
    const body = { firstName: 'F', lastName: 'R', email, password, referralCode: referrer.id };
    await billing.server.api('POST', '/api/v1/users/create/register/', { body });
    await billing.server.database.withSystem((tx) =>
      sql`update users set email_verified_at = now() where email = ${email}`.execute(tx),
    );
    return signIn(billing.server, email, password);
  }

  async function pay(person: Person): Promise<void> {
    const session = await person.api('POST', '/api/v1/payments/start-stripe-session');
    billing.stripe.completeSession(session.body.id);
    await waitForMe(person, { hasCard: true });
    await choosePlan(person, { plan: solo });
  }

  test('earn one free month for every third one that pays, once', async () => {
    const ada = await registerWithCard(billing);
    await choosePlan(ada, { plan: agency });
    const referrals = async () => (await ada.api('GET', '/api/v1/plans')).body.referrals;
    expect((await referrals()).link).toBe(
      `${billing.server.config.publicUrl}/register?referralCode=${ada.id}`,
    );
    const friends = [];
    for (let n = 0; n < 4; n += 1) friends.push(await refer(ada));
    for (const friend of friends.slice(0, 2)) await pay(friend);
    expect(await referrals()).toMatchObject({ signUps: 4, paying: 2, freeMonths: 0 });
    for (const friend of friends.slice(2)) await pay(friend);
    await vi.waitFor(
      async () => {
        expect(await referrals()).toMatchObject({ signUps: 4, paying: 4, freeMonths: 1 });
      },
      { timeout: 15_000 },
    );
    await reconcile();
    const customer = await customerOf(billing.server, ada);
    const { data } = await billing.sdk.customers.listBalanceTransactions(customer);
    expect(data.filter(({ amount }) => amount === -(AMOUNTS[agency] ?? 0))).toHaveLength(1);
  });
});

describe('business details', () => {
  test('are printed on invoices, with a VAT number whose format is checked', async () => {
    const ada = await registerWithCard(billing);
    const save = (vatNumber: string) =>
      ada.api('PUT', `/api/v1/users/${ada.id}`, {
        businessName: 'Harbor Ltd',
        businessCity: 'Hamburg',
        businessCountry: 'Germany',
        vatNumber,
      });
    const invalid = await save('DE12');
    expect([invalid.status, invalid.body.fields.vatNumber]).toEqual([
      400,
      profileValidation.vatNumber,
    ]);
    const saved = await save('de 123 456 789');
    expect(saved.body.vatNumber).toBe('DE123456789');
    const customer = await customerOf(billing.server, ada);
    await vi.waitFor(
      async () => {
        const details = await billing.sdk.customers.retrieve(customer);
        expect(details).toMatchObject({
          name: 'Harbor Ltd',
          address: { city: 'Hamburg', country: 'DE' },
        });
        const { data } = await billing.sdk.customers.listTaxIds(customer);
        expect(data.map(({ type, value }) => [type, value])).toEqual([['eu_vat', 'DE123456789']]);
      },
      { timeout: 15_000 },
    );
  });
});
