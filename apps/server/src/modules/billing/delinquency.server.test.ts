import { PLANS } from '@pressdock/api/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { release } from '../../../test/harness/products.ts';
import {
  confirmPassword,
  fetchStatus,
  type Person,
  register,
} from '../../../test/harness/server.ts';
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

const [solo, agency] = PLANS.all;
const daySeconds = 24 * 60 * 60;

let billing: BillingServer;
let ada: Person & { card: string };
beforeAll(async () => {
  billing = await startBillingServer();
});
beforeEach(async () => {
  ada = await registerWithCard(billing);
});
afterAll(() => billing.close());

const createPlugin = (slug: string) =>
  ada.api('POST', '/api/v1/plugins', { name: slug, slug, description: 'x' });
const listInvoices = async (person: Person = ada) =>
  (await person.api('GET', '/api/v1/invoices')).body.data;

/** Lets the next renewal fail, and waits until the account is delinquent. */
async function failRenewal(): Promise<void> {
  billing.stripe.declinedCards.add(ada.card);
  billing.stripe.passTime(32 * daySeconds);
  await billing.stripe.webhooks.settle();
  await waitForMe(ada, { isDeliquent: true });
  await settleEvents(billing);
}

/** Moves the start of the delinquency into the past, as time does. */
const ageDelinquency = (days: number) =>
  billing.server.database.withSystem((tx) =>
    sql`update users set delinquent_since = now() - make_interval(days => ${days})
      where id = ${ada.id}`.execute(tx),
  );

const countReminders = () =>
  billing.server.database.withSystem(async (tx) => {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from outbox
      where account_id = ${ada.id} and kind = 'paymentReminder'`.execute(tx);
    return rows[0]?.count;
  });

describe('an unpaid invoice', () => {
  test('makes the account delinquent, keeps its plan, and is reported by e-mail once', async () => {
    await choosePlan(ada, { plan: agency });
    await failRenewal();
    const { delinquency, selectedPlan, subscription } = (await ada.api('GET', '/api/v1/plans'))
      .body;
    expect(selectedPlan).toBe(agency);
    expect(subscription.status).toBe('past_due');
    const days = (end: string) =>
      Math.round((Date.parse(end) - Date.parse(delinquency.since)) / 1000 / daySeconds);
    expect([days(delinquency.addingEndsAt), days(delinquency.servingEndsAt)]).toEqual([14, 60]);
    expect(delinquency.payUrl).toContain('http');
    expect(await countReminders()).toBe(1);
    expect((await createPlugin('still-allowed')).status).toBe(201);
  });

  test('sends no e-mail to an owner who turned billing notifications off', async () => {
    await choosePlan(ada, { plan: solo });
    await ada.api('PUT', `/api/v1/users/${ada.id}`, { receiveBillingNotifications: false });
    await failRenewal();
    expect(await countReminders()).toBe(0);
  });

  test('disables adding after 14 days, and stops serving sites after 60', async () => {
    await choosePlan(ada, { plan: solo });
    const { _id } = (await createPlugin('served')).body;
    await release(ada, _id, '1.0.0');
    await failRenewal();
    const served = () => fetchStatus(`${billing.server.url}/api/v1/updates/${_id}`);
    await ageDelinquency(13);
    expect((await createPlugin('day-13')).status).toBe(201);
    await ageDelinquency(15);
    const refused = await createPlugin('day-15');
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'You cannot add a plugin or theme while an invoice is overdue. Pay it on the billing page.',
    ]);
    expect((await ada.api('PATCH', `/api/v1/plugins/${_id}`, { name: 'm' })).status).toBe(200);
    expect(await served()).toBe(200);
    await ageDelinquency(61);
    await vi.waitFor(async () => expect(await served()).toBe(404), { timeout: 10_000 });
  });

  test('can be paid by the owner, once, which ends the delinquency', async () => {
    await choosePlan(ada, { plan: solo });
    await failRenewal();
    const [open] = await listInvoices();
    expect(open).toMatchObject({ status: 'open', isPayable: true, due: { amount: AMOUNTS[solo] } });
    const pay = () => ada.api('POST', `/api/v1/invoices/${open._id}/pay`);
    const declined = await pay();
    expect(declined.status).toBe(409);
    expect(declined.body.message).toMatch(/declined/i);
    billing.stripe.declinedCards.delete(ada.card);
    const paid = await Promise.all([pay(), pay(), pay()]);
    expect(paid.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(paid[0]?.body).toMatchObject({ status: 'paid', isPayable: false });
    await waitForMe(ada, { isDeliquent: false, delinquentSince: null });
    const charges = billing.stripe.charges.filter(({ invoice }) => invoice === open._id);
    expect(charges).toHaveLength(1);
  });
});

describe('invoices', () => {
  test('are listed and downloaded as PDF, by their account only', async () => {
    await choosePlan(ada, { plan: solo });
    const [invoice] = await listInvoices();
    expect(invoice).toMatchObject({
      status: 'paid',
      total: { amount: AMOUNTS[solo], currency: 'usd' },
      isPayable: false,
      hasPdf: true,
    });
    const path = `/api/v1/invoices/${invoice._id}/download`;
    const pdf = await ada.api('GET', path);
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.pdf"$/);
    expect(pdf.text.startsWith('%PDF-')).toBe(true);

    const eve = await registerWithCard(billing);
    await choosePlan(eve, { plan: solo });
    const stranger = await register(billing.server);
    for (const other of [eve, stranger]) {
      for (const [method, url] of [
        ['GET', path],
        ['POST', `/api/v1/invoices/${invoice._id}/pay`],
      ] as const) {
        const foreign = await other.api(method, url);
        expect([foreign.status, foreign.body.message]).toEqual([404, 'Not found.']);
      }
    }
    expect((await listInvoices(eve)).map(({ _id }: { _id: string }) => _id)).not.toContain(
      invoice._id,
    );
  });

  test.each(['in_unknown', 'in_1%2F..%2F..%2Fcustomers', '..%2Fcustomers', 'sub_1'])(
    'with the id %s do not exist',
    async (id) => {
      await choosePlan(ada, { plan: solo });
      const before = billing.stripe.requests.length;
      expect((await ada.api('GET', `/api/v1/invoices/${id}/download`)).status).toBe(404);
      const paths = billing.stripe.requests.slice(before).map(({ path }) => path);
      const requested = paths.filter((path) => /unknown|\.\.|%|sub_1/.test(path));
      expect(requested).toEqual(id === 'in_unknown' ? ['/v1/invoices/in_unknown'] : []);
    },
  );
});

describe('leaving', () => {
  test('ends the subscription with the paid period, and coming back continues it', async () => {
    await choosePlan(ada, { plan: agency });
    const customer = await customerOf(billing.server, ada);
    const isEnding = async () => {
      const { data } = await billing.sdk.subscriptions.list({ customer, status: 'all' });
      return data.map((one) => one.cancel_at_period_end);
    };
    await ada.api('POST', '/api/v1/users/me/proof', { currentPassword: ada.password });
    expect((await ada.api('DELETE', '/api/v1/users/me/deactivate')).status).toBe(200);
    await vi.waitFor(async () => expect(await isEnding()).toEqual([true]), { timeout: 15_000 });
    const body = { email: ada.email, password: ada.password, reactivate: true };
    const back = await billing.server.api('POST', '/api/v1/auth', { body });
    expect(back.status).toBe(200);
    await vi.waitFor(async () => expect(await isEnding()).toEqual([false]), { timeout: 15_000 });
    const me = await billing.server.api('GET', '/api/v1/users/me/', { token: back.text });
    expect(me.body.selectedPlan).toBe(agency);
  });

  /** Deactivates the account; `signInAgain` reactivates it and returns its token. */
  async function deactivate() {
    await confirmPassword(ada);
    expect((await ada.api('DELETE', '/api/v1/users/me/deactivate')).status).toBe(200);
    return async function signInAgain() {
      const body = { email: ada.email, password: ada.password, reactivate: true };
      return (await billing.server.api('POST', '/api/v1/auth', { body })).text;
    };
  }

  const listSubscriptions = async (customer: string) =>
    (await billing.sdk.subscriptions.list({ customer, status: 'all' })).data;

  test('does not undo a cancellation that the owner chooses after coming back', async () => {
    await choosePlan(ada, { plan: agency });
    const customer = await customerOf(billing.server, ada);
    const [first] = await listSubscriptions(customer);
    const signInAgain = await deactivate();
    await vi.waitFor(
      async () => expect((await listSubscriptions(customer))[0]?.cancel_at_period_end).toBe(true),
      { timeout: 15_000 },
    );
    await billing.sdk.subscriptions.cancel(first?.id ?? '');
    await settleEvents(billing);
    const token = await signInAgain();
    const api = (method: string, path: string, body: object) =>
      billing.server.api(method, path, { token, body });
    for (const plan of [solo, 'none']) {
      expect((await api('PUT', '/api/v1/plans', { plan })).status).toBe(200);
    }
    expect((await api('PUT', `/api/v1/users/${ada.id}`, { businessName: 'Ada' })).status).toBe(200);
    await vi.waitFor(
      async () =>
        expect(await billing.sdk.customers.retrieve(customer)).toMatchObject({ name: 'Ada' }),
      { timeout: 15_000 },
    );
    const [newest] = await listSubscriptions(customer);
    expect(newest).toMatchObject({ status: 'active', cancel_at_period_end: true });
  });

  test('continues after coming back although the response to the end was lost', async () => {
    await choosePlan(ada, { plan: agency });
    const customer = await customerOf(billing.server, ada);
    let lost = 0;
    billing.stripe.fault = ({ method, path }) => {
      if (method !== 'POST' || !path.startsWith('/v1/subscriptions/')) return undefined;
      lost += 1;
      return { kind: 'close', when: 'after' };
    };
    const signInAgain = await deactivate();
    // The client tries three times, and the job may begin again before this looks.
    await vi.waitFor(() => expect(lost).toBeGreaterThanOrEqual(3), { timeout: 15_000 });
    billing.stripe.fault = () => undefined;
    expect((await listSubscriptions(customer))[0]?.cancel_at_period_end).toBe(true);
    await signInAgain();
    await vi.waitFor(
      async () => expect((await listSubscriptions(customer))[0]?.cancel_at_period_end).toBe(false),
      { timeout: 15_000 },
    );
  });

  test('deletes the customer in Stripe together with the account', async () => {
    await choosePlan(ada, { plan: agency });
    const customer = await customerOf(billing.server, ada);
    const olga = await signUpOperator(billing.server);
    await confirmPassword(olga);
    expect((await olga.api('DELETE', `/api/v1/admin/accounts/${ada.id}`)).status).toBe(204);
    await vi.waitFor(
      async () => {
        expect(await billing.sdk.customers.retrieve(customer)).toMatchObject({ deleted: true });
      },
      { timeout: 15_000 },
    );
  });
});
