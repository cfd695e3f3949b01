import type Stripe from 'stripe';
import { copyOf, newId, type StoredObject, type StripeState, seconds } from './state.ts';

/** The types of events that the stand-in sends. */
export type EventType = Extract<
  Stripe.Event['type'],
  | `checkout.session.${'completed' | 'expired'}`
  | `customer.${'created' | 'deleted' | 'updated'}`
  | `customer.subscription.${'created' | 'deleted' | 'updated'}`
  | `customer.tax_id.${'created' | 'deleted'}`
  | `invoice.${'created' | 'finalized' | 'paid' | 'payment_failed' | 'payment_succeeded' | 'updated' | 'voided' | 'marked_uncollectible'}`
  | `payment_method.${'attached' | 'detached'}`
  | `${'price' | 'product'}.created`
  | `setup_intent.${'created' | 'succeeded'}`
>;

/** Records an event with the object as it is now, and delivers it. */
export function emit(
  state: StripeState,
  type: EventType,
  object: StoredObject,
  previous?: Record<string, unknown>,
): void {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: '2026-10-28.endive',
    created: seconds(),
    data: { object: copyOf(object), ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: state.request,
    type,
  } satisfies Omit<Stripe.EventBase, 'type' | 'data'> & {
    type: EventType;
    data: Stripe.Event.Data;
  };
  // The union of all events cannot be built from a type and an object.
  const stored = event as unknown as Stripe.Event;
  state.events.push(stored);
  state.deliver(stored);
}
