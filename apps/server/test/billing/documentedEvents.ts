import type Stripe from 'stripe';
import type { EventType } from '../harness/stripe/events.ts';

/** A part of a value, at any depth. Lists contain parts of their elements. */
type PartOf<Value> = Value extends readonly (infer One)[]
  ? readonly PartOf<One>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: PartOf<Value[Name]> }
    : Value;

/** An event as the documentation shows it, with the properties of its object that matter to billing. */
interface Documented<Type extends EventType>
  extends Omit<Stripe.EventBase, 'type' | 'data' | 'api_version'> {
  type: Type;
  data: {
    object: PartOf<Extract<Stripe.Event, { type: Type }>['data']['object']>;
    previous_attributes?: PartOf<Extract<Stripe.Event, { type: Type }>['data']['object']>;
  };
}

const base = {
  object: 'event',
  created: 1_761_955_200,
  livemode: false,
  pending_webhooks: 1,
  request: { id: 'req_Ab1', idempotency_key: null },
} as const;

const customer = 'cus_NffrFeUfNV2Hib';
const subscription = 'sub_1MowQVLkdIwHu7ixeRlqHVzs';

const paidInvoice = {
  id: 'in_1MtHbELkdIwHu7ixl4OzzPMv',
  object: 'invoice',
  amount_due: 900,
  amount_paid: 900,
  amount_remaining: 0,
  attempt_count: 1,
  attempted: true,
  billing_reason: 'subscription_cycle',
  created: 1_761_955_100,
  currency: 'usd',
  customer,
  hosted_invoice_url: 'https://invoice.stripe.com/i/acct_1/test_1',
  invoice_pdf: 'https://pay.stripe.com/invoice/acct_1/test_1/pdf',
  lines: { object: 'list', has_more: false, url: '/v1/invoices/in_1/lines' },
  livemode: false,
  next_payment_attempt: null,
  number: '0B2A-0001',
  parent: {
    quote_details: null,
    subscription_details: { metadata: {}, subscription },
    type: 'subscription_details',
  },
  status: 'paid',
  status_transitions: {
    finalized_at: 1_761_955_110,
    marked_uncollectible_at: null,
    paid_at: 1_761_955_190,
    voided_at: null,
  },
  subtotal: 900,
  total: 900,
} as const;

const activeSubscription = {
  id: subscription,
  object: 'subscription',
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  collection_method: 'charge_automatically',
  created: 1_679_609_767,
  currency: 'usd',
  customer,
  ended_at: null,
  items: { object: 'list', has_more: false, url: '/v1/subscription_items' },
  latest_invoice: 'in_1MtHbELkdIwHu7ixl4OzzPMv',
  livemode: false,
  metadata: {},
  start_date: 1_679_609_767,
  status: 'active',
  trial_end: null,
  trial_start: null,
} as const;

/**
 * Events in the shape that Stripe documents. They are written by hand, so they contain only what the
 * documentation shows of each object.
 * @see https://docs.stripe.com/api/events/object
 */
export const documentedEvents = [
  {
    ...base,
    id: 'evt_1Paid',
    type: 'invoice.paid',
    data: { object: paidInvoice },
  } satisfies Documented<'invoice.paid'>,
  {
    ...base,
    id: 'evt_1Failed',
    type: 'invoice.payment_failed',
    data: {
      object: {
        ...paidInvoice,
        ...{ amount_paid: 0, amount_remaining: 900, next_payment_attempt: 1_762_214_400 },
        ...{ status: 'open' as const },
      },
    },
  } satisfies Documented<'invoice.payment_failed'>,
  {
    ...base,
    id: 'evt_1Updated',
    type: 'customer.subscription.updated',
    data: {
      object: { ...activeSubscription, status: 'past_due' },
      previous_attributes: { status: 'active' },
    },
  } satisfies Documented<'customer.subscription.updated'>,
  {
    ...base,
    id: 'evt_1Deleted',
    type: 'customer.subscription.deleted',
    data: {
      object: {
        ...activeSubscription,
        ...{ canceled_at: 1_761_955_200, ended_at: 1_761_955_200, status: 'canceled' as const },
      },
    },
  } satisfies Documented<'customer.subscription.deleted'>,
  {
    ...base,
    id: 'evt_1Paused',
    type: 'customer.subscription.paused',
    data: { object: { ...activeSubscription, latest_invoice: 'in_1', status: 'paused' } },
  } satisfies Documented<'customer.subscription.paused'>,
  {
    ...base,
    id: 'evt_1Session',
    type: 'checkout.session.completed',
    data: {
      object: {
        ...{ id: 'cs_test_a1', object: 'checkout.session', customer, mode: 'setup' },
        ...{ created: 1_761_955_000, currency: null, expires_at: 1_762_041_400, livemode: false },
        ...{ payment_status: 'no_payment_required', setup_intent: 'seti_1', status: 'complete' },
        ...{ success_url: 'https://example.com/success', url: null },
      },
    },
  } satisfies Documented<'checkout.session.completed'>,
  {
    ...base,
    id: 'evt_1Attached',
    type: 'payment_method.attached',
    data: {
      object: {
        ...{ id: 'pm_1', object: 'payment_method', type: 'card', customer, livemode: false },
        ...{ created: 1_761_955_000, metadata: {} },
        card: { brand: 'visa', exp_month: 8, exp_year: 2028, funding: 'credit', last4: '4242' },
      },
    },
  } satisfies Documented<'payment_method.attached'>,
  {
    ...base,
    id: 'evt_1Customer',
    type: 'customer.updated',
    data: {
      object: {
        ...{ id: customer, object: 'customer', balance: 0, created: 1_680_893_993 },
        ...{ currency: 'usd', delinquent: false, email: 'ada@example.com', livemode: false },
        ...{ name: 'Ada', metadata: {}, next_invoice_sequence: 1, tax_exempt: 'none' },
        invoice_settings: { custom_fields: null, default_payment_method: null, footer: null },
      },
      previous_attributes: { email: null },
    },
  } satisfies Documented<'customer.updated'>,
] as const;

/** The customer that the documented events are about. */
export const documentedCustomer = customer;
