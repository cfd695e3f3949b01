import Stripe from 'stripe';
import { newId, seconds } from '../state.ts';

/** Returns a new product. */
export function createProduct(input: {
  id: string | undefined;
  name: string;
  description: string | null;
  metadata: Stripe.Metadata;
}): Stripe.Product {
  return {
    id: input.id ?? newId('prod'),
    object: 'product',
    active: true,
    created: seconds(),
    default_price: null,
    description: input.description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: input.metadata,
    name: input.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: seconds(),
    url: null,
  } satisfies Stripe.Product;
}

/** Returns a new recurring price per unit. */
export function createPrice(input: {
  product: string;
  amount: number;
  currency: string;
  interval: Stripe.Price.Recurring.Interval;
  lookupKey: string | null;
  taxBehavior: Stripe.Price.TaxBehavior;
  metadata: Stripe.Metadata;
}): Stripe.Price {
  return {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: seconds(),
    currency: input.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: input.lookupKey,
    metadata: input.metadata,
    nickname: null,
    product: input.product,
    recurring: {
      interval: input.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: input.taxBehavior,
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: input.amount,
    unit_amount_decimal: Stripe.Decimal.from(input.amount),
  } satisfies Stripe.Price;
}

/** Returns the plan that belongs to a price in older integrations. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  } satisfies Stripe.Plan;
}
