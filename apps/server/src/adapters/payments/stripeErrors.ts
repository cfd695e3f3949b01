import Stripe from 'stripe';
import { PaymentError, type PaymentFailure } from '../../ports/payments.ts';

function classify(error: Stripe.errors.StripeError): PaymentFailure {
  if (error instanceof Stripe.errors.StripeCardError) return 'declined';
  if (error instanceof Stripe.errors.StripeConnectionError) return 'unavailable';
  if (error.code === 'customer_tax_location_invalid') return 'unlocated';
  if (error.statusCode === 404 || error.code === 'resource_missing') return 'missing';
  // Another request holds the key or a lock on the object, or there are too many requests.
  if (error.statusCode === 409 || error.statusCode === 429) return 'unavailable';
  if (error.statusCode === undefined) return 'unavailable';
  if (error.statusCode >= 500) return 'broken';
  return 'rejected';
}

/** Returns the failure of a call to Stripe. Other errors are bugs and stay unchanged. */
export function toPaymentError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  return new PaymentError(classify(error), error.message, error);
}
