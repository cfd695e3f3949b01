import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createStripePayments } from './stripe.ts';

const secret = 'whsec_test_secret';
const payments = createStripePayments({
  secretKey: 'sk_test_abc',
  publishableKey: 'pk_test_abc',
  webhookSecret: secret,
  apiUrl: 'http://127.0.0.1:9',
  hasTax: false,
});

const now = new Date('2026-11-27T12:00:00Z');
const nowSeconds = now.getTime() / 1000;

const event = (more: object = {}, object: object = { object: 'invoice', customer: 'cus_1' }) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'invoice.paid',
    created: nowSeconds - 5,
    data: { object },
    ...more,
  });

/** Signs a body as Stripe documents it. */
const sign = (body: string, at: number, key = secret) =>
  createHmac('sha256', key).update(`${at}.${body}`).digest('hex');
const header = (body: string, at = nowSeconds, key = secret) => `t=${at},v1=${sign(body, at, key)}`;
const parse = (body: string, signature: string) =>
  payments.parseEvent(Buffer.from(body), signature, now);

test('reads a signed event', () => {
  const body = event();
  expect(parse(body, header(body))).toEqual({
    id: 'evt_1',
    type: 'invoice.paid',
    createdAt: new Date((nowSeconds - 5) * 1000),
    customerId: 'cus_1',
    sessionId: null,
  });
});

test.each([
  ['a customer', 'customer.updated', { object: 'customer', id: 'cus_2' }, 'cus_2', null],
  [
    'an expanded customer',
    'invoice.paid',
    { object: 'invoice', customer: { id: 'cus_3' } },
    'cus_3',
    null,
  ],
  [
    'a Checkout session',
    'checkout.session.completed',
    { object: 'checkout.session', id: 'cs_1', customer: 'cus_4' },
    'cus_4',
    'cs_1',
  ],
  ['a product', 'product.created', { object: 'product', id: 'prod_1' }, null, null],
])('finds the customer of an event about %s', (_, type, object, customerId, sessionId) => {
  const body = event({ type }, object);
  expect(parse(body, header(body))).toMatchObject({ customerId, sessionId });
});

test('finds the customer that a card was removed from', () => {
  const data = {
    object: { object: 'payment_method', id: 'pm_1', customer: null },
    previous_attributes: { customer: 'cus_5' },
  };
  const body = event({ type: 'payment_method.detached', data });
  expect(parse(body, header(body))?.customerId).toBe('cus_5');
});

const body = event();
test.each([
  ['without a signature', body, ''],
  ['signed with another secret', body, header(body, nowSeconds, 'whsec_other')],
  ['whose body was changed', body.replace('cus_1', 'cus_2'), header(body)],
  ['signed six minutes ago', body, header(body, nowSeconds - 360)],
  ['signed in two minutes', body, header(body, nowSeconds + 120)],
  ['signed in an hour, which the SDK accepts', body, header(body, nowSeconds + 3600)],
  ['with two times', body, `t=${nowSeconds},${header(body, nowSeconds + 3600)}`],
  ['with an invalid time', body, header(body).replace(/^t=\d+/, 't=x')],
  ['that is not JSON', 'x', header('x')],
])('rejects an event %s', (_, text, signature) => {
  expect(parse(text, signature)).toBeUndefined();
});

test('rejects an event from the future', () => {
  const future = event({ created: nowSeconds + 3600 });
  expect(parse(future, header(future))).toBeUndefined();
});
