import Stripe from 'stripe';
import { PaymentError, type PaymentFailure } from '../../ports/payments.ts';

/**
 * Whether a response is the stored one of the first request with the key.
 * @see https://docs.stripe.com/error-low-level
 */
const isReplayed = ({ headers }: Stripe.errors.StripeError) =>
  headers?.['idempotent-replayed'] === 'true';

function classify(error: Stripe.errors.StripeError): PaymentFailure {
  if (error instanceof Stripe.errors.StripeCardError) return 'declined';
  if (error instanceof Stripe.errors.StripeConnectionError) return 'unavailable';
  if (error.code === 'customer_tax_location_invalid') return 'unlocated';
  if (error.statusCode === 404 || error.code === 'resource_missing') return 'missing';
  // Another request holds the key or a lock on the object, or there are too many requests.
  if (error.statusCode === 409 || error.statusCode === 429) return 'unavailable';
  if (error.statusCode === undefined) return 'unavailable';
  // A gateway may fail while the request is still performed. Only a stored failure is final.
  if (error.statusCode >= 500) return isReplayed(error) ? 'broken' : 'unavailable';
  return 'rejected';
}

/** Returns the failure of a call to Stripe. Other errors are bugs and stay unchanged. */
export function toPaymentError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  return new PaymentError(classify(error), error.message, error);
}
