import Stripe from 'stripe';
import type { PaymentEvent } from '../../ports/payments.ts';
import { idOf } from './stripeMapping.ts';

/** How old the signature of an event may be. Stripe signs each delivery of an event again. */
const toleranceSeconds = 300;

/** How far the clocks of Stripe and this server may differ. */
const futureSeconds = 60;

/** Returns the time in a signature header; undefined without exactly one. */
function readTimestamp(header: string): number | undefined {
  const times = header.split(',').filter((part) => part.trim().startsWith('t='));
  const seconds = Number(times[0]?.trim().slice(2));
  return times.length === 1 && Number.isSafeInteger(seconds) ? seconds : undefined;
}

function customerOf(event: Stripe.Event): string | null {
  const object = event.data.object as {
    id?: string;
    object?: string;
    customer?: string | { id: string } | null;
  };
  if (object.object === 'customer') return object.id ?? null;
  return idOf(object.customer);
}

function sessionOf(event: Stripe.Event): string | null {
  return event.type === 'checkout.session.completed' ? event.data.object.id : null;
}

/** Returns the customer that a detached payment method belonged to. */
function previousCustomerOf(event: Stripe.Event): string | null {
  const previous = event.data.previous_attributes as { customer?: string | null } | undefined;
  return previous?.customer ?? null;
}

/**
 * Returns a signed event; undefined if the signature is invalid, old or from the future, which the
 * SDK accepts.
 */
export function parseStripeEvent(
  webhooks: Stripe.Webhooks,
  secret: string,
  { body, signature, now }: { body: Buffer; signature: string; now: Date },
): PaymentEvent | undefined {
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const signedAt = readTimestamp(signature);
  if (signedAt === undefined || signedAt > nowSeconds + futureSeconds) return undefined;
  try {
    const event = webhooks.constructEvent(
      body,
      signature,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
    if (event.created > nowSeconds + futureSeconds) return undefined;
    return {
      id: event.id,
      type: event.type,
      createdAt: new Date(event.created * 1000),
      customerId: customerOf(event) ?? previousCustomerOf(event),
      sessionId: sessionOf(event),
    };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
