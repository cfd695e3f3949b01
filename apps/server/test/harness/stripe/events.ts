import type Stripe from 'stripe';
import { copyOf, newId, type StoredObject, type StripeState, seconds } from './state.ts';

/** The types of events that the stand-in sends. */
export type EventType = Extract<
  Stripe.Event['type'],
  | `checkout.session.${'completed' | 'expired'}`
  | `customer.${'created' | 'deleted' | 'updated'}`
  | `customer.subscription.${'created' | 'deleted' | 'paused' | 'resumed' | 'updated'}`
  | `customer.tax_id.${'created' | 'deleted'}`
  | `invoice.${'created' | 'finalized' | 'paid' | 'payment_failed' | 'payment_succeeded' | 'updated' | 'voided' | 'marked_uncollectible'}`
  | `payment_method.${'attached' | 'detached'}`
  | `${'price' | 'product'}.created`
  | `setup_intent.${'created' | 'succeeded'}`
>;

/** The event of a type, as the SDK types it. */
type EventOf<Type extends EventType> = Extract<Stripe.Event, { type: Type }>;

/** The object that events of a type are about. */
type ObjectOf<Type extends EventType> = EventOf<Type>['data']['object'] & StoredObject;

/** Records an event with the object as it is now, and delivers it. */
export function emit<Type extends EventType>(
  state: StripeState,
  type: Type,
  object: ObjectOf<Type>,
  previous?: Partial<ObjectOf<Type>>,
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
  } satisfies Omit<Stripe.EventBase, 'data'> & {
    type: Type;
    data: { object: ObjectOf<Type>; previous_attributes?: Partial<ObjectOf<Type>> };
  };
  // The compiler does not see that the parts above are one of the events of the union.
  const stored = event as unknown as EventOf<Type>;
  state.events.push(stored);
  state.deliver(stored);
}
