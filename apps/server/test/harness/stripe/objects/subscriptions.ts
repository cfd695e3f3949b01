import type Stripe from 'stripe';
import { newId, seconds } from '../state.ts';
import { planOf } from './catalog.ts';

/** A time between two moments, in seconds. */
export interface Period {
  start: number;
  end: number;
}

/** Returns the period of a price that begins at a moment. Months keep the day, or end on their last one. */
export function periodFrom(start: number, interval: Stripe.Price.Recurring.Interval): Period {
  const date = new Date(start * 1000);
  if (interval === 'day' || interval === 'week') {
    date.setUTCDate(date.getUTCDate() + (interval === 'day' ? 1 : 7));
  } else {
    const day = date.getUTCDate();
    date.setUTCMonth(date.getUTCMonth() + (interval === 'month' ? 1 : 12));
    if (date.getUTCDate() !== day) date.setUTCDate(0);
  }
  return { start, end: Math.floor(date.getTime() / 1000) };
}

/** Returns a new item of a subscription. */
export function createItem(
  subscription: string,
  price: Stripe.Price,
  period: Period,
): Stripe.SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: seconds(),
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  } satisfies Stripe.SubscriptionItem;
}

/** Returns a new subscription without items. */
export function createSubscription(input: {
  customer: string;
  currency: string;
  hasTax: boolean;
  metadata: Stripe.Metadata;
}): Stripe.Subscription {
  const id = newId('sub');
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: input.hasTax, liability: null },
    billing_cycle_anchor: seconds(),
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: seconds(),
    currency: input.currency,
    customer: input.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: seconds(),
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  } satisfies Stripe.Subscription;
}
