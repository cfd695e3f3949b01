import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStripeClient, startStripeWithPlans } from '../harness/stripe/billedServer.ts';
import type { StripeStandIn } from '../harness/stripe/stripeServer.ts';
import { signBody } from '../harness/stripe/webhooks.ts';

const daySeconds = 24 * 60 * 60;
const solo = 'pressdock-solo-2020';
const agency = 'pressdock-agency-2020';

let standIn: StripeStandIn;
let stripe: Stripe;
const prices = new Map<string, string>();

beforeAll(async () => {
  standIn = await startStripeWithPlans();
  stripe = createStripeClient(standIn);
  const { data } = await stripe.prices.list({ lookup_keys: [solo, agency] });
  for (const price of data) prices.set(price.lookup_key ?? '', price.id);
});
afterAll(() => standIn.close());

const priceOf = (plan: string) => prices.get(plan) ?? '';

async function addCustomer(): Promise<{ customer: string; card: string }> {
  const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' });
  const session = await stripe.checkout.sessions.create({
    mode: 'setup',
    customer,
    allowed_payment_method_types: ['card'],
    success_url: 'https://example.com/',
  });
  const card = standIn.completeSession(session.id);
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
  return { customer, card };
}

const subscribe = (customer: string, idempotencyKey?: string, plan = solo) =>
  stripe.subscriptions.create(
    {
      customer,
      items: [{ price: priceOf(plan) }],
      payment_behavior: 'error_if_incomplete',
      off_session: true,
    },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );

const chargesOf = (customer: string) =>
  standIn.charges.filter((charge) => charge.customer === customer);

async function failureOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error('The call did not fail.');
}

describe('idempotency keys of the stand-in', () => {
  it('repeats the response to the same request and charges once', async () => {
    const { customer } = await addCustomer();
    const first = await subscribe(customer, 'same');
    const second = await subscribe(customer, 'same');
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(chargesOf(customer)).toHaveLength(1);
  });

  it('refuses another request with the same key', async () => {
    const { customer } = await addCustomer();
    await subscribe(customer, 'other');
    const error = await failureOf(subscribe(customer, 'other', agency));
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect(error.statusCode).toBe(400);
  });

  it('refuses a key whose first request is still handled', async () => {
    const { customer } = await addCustomer();
    const { promise: until, resolve } = Promise.withResolvers<void>();
    standIn.fault = ({ path }) =>
      path === '/v1/subscriptions' ? { kind: 'wait', when: 'after', until } : undefined;
    const first = subscribe(customer, 'busy');
    await expect.poll(() => chargesOf(customer).length).toBe(1);
    expect((await failureOf(subscribe(customer, 'busy'))).statusCode).toBe(409);
    resolve();
    standIn.fault = () => undefined;
    expect((await subscribe(customer, 'busy')).id).toBe((await first).id);
    expect(chargesOf(customer)).toHaveLength(1);
  });

  it('repeats a declined payment, but not an unknown parameter', async () => {
    const { customer, card } = await addCustomer();
    standIn.declinedCards.add(card);
    const error = await failureOf(subscribe(customer, 'declined'));
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({ statusCode: 402, code: 'card_declined' });
    standIn.declinedCards.delete(card);
    expect((await failureOf(subscribe(customer, 'declined'))).statusCode).toBe(402);

    const options = { idempotencyKey: 'unknown' };
    const invalid = { email: 'ada@example.com', nickname: 'Ada' } as Stripe.CustomerCreateParams;
    expect(await failureOf(stripe.customers.create(invalid, options))).toMatchObject({
      code: 'parameter_unknown',
    });
    expect((await stripe.customers.create({ name: 'Ada' }, options)).name).toBe('Ada');
  });
});

describe('subscriptions of the stand-in', () => {
  it('previews exactly what a change charges', async () => {
    const { customer } = await addCustomer();
    const { id, items } = await subscribe(customer);
    standIn.passTime(10 * daySeconds);
    const change = [{ id: items.data[0]?.id ?? '', price: priceOf(agency) }];
    const proration_date = Math.floor(Date.now() / 1000);
    const preview = await stripe.invoices.createPreview({
      customer,
      subscription: id,
      subscription_details: {
        items: change,
        proration_behavior: 'always_invoice',
        proration_date,
      },
    });
    expect(preview.amount_due).toBeLessThan(2000);
    expect(preview.lines.data.map(({ amount }) => Math.sign(amount))).toEqual([-1, 1]);
    await stripe.subscriptions.update(id, {
      items: change,
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      proration_date,
    });
    expect(chargesOf(customer).map(({ amount }) => amount)).toEqual([900, preview.amount_due]);
  });

  it('is past due until a payment that failed is repeated, and ends with its period', async () => {
    const { customer, card } = await addCustomer();
    const { id } = await subscribe(customer);
    standIn.declinedCards.add(card);
    standIn.passTime(31 * daySeconds);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due');
    const { data: open } = await stripe.invoices.list({ customer, status: 'open' });
    expect(open).toMatchObject([{ attempt_count: 1, amount_remaining: 900 }]);
    standIn.declinedCards.delete(card);
    standIn.passTime(4 * daySeconds);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
    const error = await failureOf(stripe.invoices.pay(open[0]?.id ?? ''));
    expect(error.message).toBe('Invoice is already paid');

    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    standIn.passTime(31 * daySeconds);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    expect(chargesOf(customer)).toHaveLength(2);
  });

  it('uses a credit before it charges the card', async () => {
    const { customer } = await addCustomer();
    await stripe.customers.createBalanceTransaction(customer, { amount: -500, currency: 'usd' });
    await subscribe(customer);
    expect(chargesOf(customer).map(({ amount }) => amount)).toEqual([400]);
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: 0 });
  });

  it('cancels them when their customer is deleted', async () => {
    const { customer } = await addCustomer();
    const { id } = await subscribe(customer);
    await stripe.customers.del(customer);
    expect((await stripe.customers.retrieve(customer)).deleted).toBe(true);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  });
});

it('expands properties and pages through lists', async () => {
  const { customer, card } = await addCustomer();
  const path = 'invoice_settings.default_payment_method';
  expect(await stripe.customers.retrieve(customer, { expand: [path] })).toMatchObject({
    invoice_settings: { default_payment_method: { id: card, card: { last4: '4242' } } },
  });
  const error = await failureOf(stripe.customers.retrieve(customer, { expand: ['email'] }));
  expect(error.message).toBe('This property cannot be expanded (email).');

  for (const amount of [1, 2, 3]) {
    await stripe.customers.createBalanceTransaction(customer, { amount, currency: 'usd' });
  }
  const all = stripe.customers.listBalanceTransactions(customer, { limit: 2 });
  const amounts: number[] = [];
  for await (const { amount } of all) amounts.push(amount);
  expect(amounts).toEqual([3, 2, 1]);
});

it('signs events so that the SDK accepts them, and lists them', async () => {
  const { customer } = await addCustomer();
  const { data } = await stripe.events.list({ limit: 1 });
  expect(data).toMatchObject([{ type: 'customer.updated', data: { object: { id: customer } } }]);
  const body = JSON.stringify(data[0]);
  const at = Math.floor(Date.now() / 1000);
  const header = signBody(body, 'whsec_test', at);
  expect(header).toBe(
    stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: 'whsec_test',
      timestamp: at,
    }),
  );
  expect(stripe.webhooks.constructEvent(body, header, 'whsec_test').id).toBe(data[0]?.id);
});
