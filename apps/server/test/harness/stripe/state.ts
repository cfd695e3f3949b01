import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

/** An object that the stand-in stores. */
export type StoredObject =
  | Stripe.Checkout.Session
  | Stripe.Customer
  | Stripe.CustomerBalanceTransaction
  | Stripe.DeletedCustomer
  | Stripe.Invoice
  | Stripe.PaymentMethod
  | Stripe.Price
  | Stripe.Product
  | Stripe.SetupIntent
  | Stripe.Subscription
  | Stripe.TaxId;

/** A payment that a bank accepted. */
export interface Charge {
  invoice: string;
  customer: string;
  amount: number;
  card: string;
}

/** The effect on a subscription when the last attempt to charge its invoice failed. */
export type AfterRetries = 'canceled' | 'unpaid' | 'past_due';

/** Everything that the stand-in knows. */
export interface StripeState {
  /** Without a trailing slash. */
  url: string;
  secretKey: string;
  objects: Map<string, StoredObject>;
  charges: Charge[];
  events: Stripe.Event[];
  /** The cards that the bank declines. */
  declinedCards: Set<string>;
  afterRetries: AfterRetries;
  /** Delivers an event. */
  deliver: (event: Stripe.Event) => void;
  /** The request that is being handled, as its events name it. */
  request: Stripe.Event.Request | null;
}

/** Creates the state of an account without customers. */
export function createState(): StripeState {
  return {
    url: '',
    secretKey: `sk_test_${randomBytes(12).toString('hex')}`,
    objects: new Map(),
    charges: [],
    events: [],
    declinedCards: new Set(),
    afterRetries: 'past_due',
    deliver: () => {},
    request: null,
  };
}

/** Returns the current time in seconds. */
export function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Returns an id that no other object has. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

type Kind = StoredObject['object'];

/** Returns the objects of a kind, newest first. */
export function listObjects<K extends Kind>(
  { objects }: StripeState,
  kind: K,
): Extract<StoredObject, { object: K }>[] {
  const isKind = (one: StoredObject): one is Extract<StoredObject, { object: K }> =>
    one.object === kind;
  return [...objects.values()]
    .filter(isKind)
    .reverse()
    .sort((a, b) => createdOf(b) - createdOf(a));
}

const createdOf = (one: StoredObject) => ('created' in one ? one.created : 0);

/** Returns an object of a kind; undefined if there is none with the id. */
export function findObject<K extends Kind>(
  { objects }: StripeState,
  kind: K,
  id: string | undefined,
): Extract<StoredObject, { object: K }> | undefined {
  const found = id === undefined ? undefined : objects.get(id);
  return found?.object === kind ? (found as Extract<StoredObject, { object: K }>) : undefined;
}

/** Returns a deep copy, as it is sent. */
export function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
