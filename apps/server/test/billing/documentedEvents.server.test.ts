import { PLANS } from '@pressdock/api/limits';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStripePayments } from '../../src/adapters/payments/stripe.ts';
import { createStripeClient, startStripeWithPlans } from '../harness/stripe/billedServer.ts';
import type { StripeStandIn } from '../harness/stripe/stripeServer.ts';
import { signBody } from '../harness/stripe/webhooks.ts';
import { documentedCustomer, documentedEvents } from './documentedEvents.ts';

const secret = 'whsec_documented';
const payments = createStripePayments({
  secretKey: 'sk_test_abc',
  publishableKey: 'pk_test_abc',
  webhookSecret: secret,
  apiUrl: 'http://127.0.0.1:9',
  hasTax: false,
});

let standIn: StripeStandIn;
let stripe: Stripe;

/** Makes the stand-in send an event of each documented type. */
async function causeEvents(): Promise<void> {
  const { data } = await stripe.prices.list({ lookup_keys: [PLANS.default] });
  const items = [{ price: data[0]?.id ?? '' }];
  const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' });
  await stripe.subscriptions.create({
    ...{ customer, items, trial_period_days: 1 },
    trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
  });
  standIn.passTime(2 * 24 * 60 * 60);
  const session = await stripe.checkout.sessions.create({
    ...{ mode: 'setup', customer, success_url: 'https://example.com/' },
    allowed_payment_method_types: ['card'],
  });
  const card = standIn.completeSession(session.id);
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
  const paying = await stripe.subscriptions.create({ customer, items });
  standIn.declinedCards.add(card);
  standIn.passTime(32 * 24 * 60 * 60);
  await stripe.subscriptions.cancel(paying.id);
}

beforeAll(async () => {
  standIn = await startStripeWithPlans();
  stripe = createStripeClient(standIn);
  await causeEvents();
});
afterAll(() => standIn.close());

test.each(documentedEvents)('the server finds the customer of $type', (event) => {
  const now = new Date((event.created + 1) * 1000);
  const body = JSON.stringify({ ...event, api_version: '2026-10-28.endive' });
  const signature = signBody(body, secret, event.created);
  expect(payments.parseEvent(Buffer.from(body), signature, now)).toEqual({
    id: event.id,
    type: event.type,
    createdAt: new Date(event.created * 1000),
    customerId: documentedCustomer,
    sessionId: event.type === 'checkout.session.completed' ? event.data.object.id : null,
  });
});

/** Lists the properties of a value that another one lacks or has with another type. */
function listMissing(expected: unknown, actual: unknown, path: string): string[] {
  if (expected === null || actual === null || actual === undefined) {
    return actual === undefined ? [path] : [];
  }
  if (typeof expected !== typeof actual) return [`${path}: ${typeof actual}`];
  if (typeof expected !== 'object' || Array.isArray(expected)) return [];
  return Object.entries(expected).flatMap(([name, value]) =>
    listMissing(value, (actual as Record<string, unknown>)[name], `${path}.${name}`),
  );
}

test.each(documentedEvents)('the stand-in sends $type with what is documented', (event) => {
  const sent = standIn.events.find(({ type }) => type === event.type);
  const { previous_attributes: _, ...data } = event.data as { previous_attributes?: unknown };
  expect(listMissing({ ...event, data }, sent, event.type)).toEqual([]);
});
