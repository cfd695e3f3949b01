import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { toPaymentError } from './stripeErrors.ts';

const { StripeAPIError, StripeCardError, StripeConnectionError, StripeIdempotencyError } =
  Stripe.errors;
const raw = (statusCode: number, headers: Record<string, string> = {}) => ({
  ...({ message: 'x', type: 'api_error', statusCode, headers } as const),
});
const replayed = { 'idempotent-replayed': 'true' };

test.each([
  ['a declined card', new StripeCardError(raw(402)), 'declined'],
  [
    'a lost connection',
    new StripeConnectionError({ message: 'x', type: 'api_error' }),
    'unavailable',
  ],
  ['a gateway that gave up on the request', new StripeAPIError(raw(504)), 'unavailable'],
  ['an error that may not be final', new StripeAPIError(raw(500)), 'unavailable'],
  ['an error that Stripe repeats for the key', new StripeAPIError(raw(500, replayed)), 'broken'],
  ['a key whose request is performed', new StripeIdempotencyError(raw(409)), 'unavailable'],
  ['a key of another request', new StripeIdempotencyError(raw(400)), 'rejected'],
  ['an object that is missing', new StripeAPIError(raw(404)), 'missing'],
])('classifies %s', (_, error, failure) => {
  expect(toPaymentError(error)).toMatchObject({ failure });
});
