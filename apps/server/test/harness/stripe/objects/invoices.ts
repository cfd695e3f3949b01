import Stripe from 'stripe';
import { newId, seconds } from '../state.ts';
import { listTaxes, type Taxation, taxOn } from '../taxes.ts';
import type { Period } from './subscriptions.ts';

/** One amount of an invoice. */
export interface LineInput {
  item: Stripe.SubscriptionItem;
  price: Stripe.Price;
  amount: number;
  description: string;
  period: Period;
  isProration: boolean;
}

function createLine(invoice: string, line: LineInput, taxation: Taxation): Stripe.InvoiceLineItem {
  const { item, price, amount } = line;
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: line.description,
    discount_amounts: [],
    discountable: !line.isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.isProration,
        proration_details: line.isProration ? { credited_items: null } : null,
        subscription: item.subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: line.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: String(price.product) },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: 1,
    quantity_decimal: Stripe.Decimal.from(1),
    subscription: item.subscription,
    subtotal: amount,
    taxes: listTaxes(amount, taxation),
  } satisfies Stripe.InvoiceLineItem;
}

const noTax = {
  disabled_reason: null,
  enabled: false,
  liability: null,
  provider: null,
  status: null,
} satisfies Stripe.Invoice.AutomaticTax;

/** Returns what lines cost with taxes, which are rounded for each line. */
export function totalOf(lines: readonly LineInput[], taxation: Taxation): number {
  return lines.reduce((sum, { amount }) => sum + amount + taxOn(amount, taxation), 0);
}

/** Returns the properties that are the same for every draft. */
function createDraft() {
  return {
    account_country: 'US',
    account_name: 'Pressdock',
    account_tax_ids: null,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: null,
    collection_method: 'charge_automatically',
    custom_fields: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    test_clock: null,
    webhooks_delivered_at: null,
  } satisfies Partial<Stripe.Invoice>;
}

/** Returns a draft of an invoice. Its amounts before the customer's balance are known. */
export function createInvoice(input: {
  customer: Stripe.Customer;
  subscription: string;
  reason: Stripe.Invoice.BillingReason;
  currency: string;
  lines: readonly LineInput[];
  period: Period;
  taxation: Taxation;
}): Stripe.Invoice {
  const { customer, taxation } = input;
  const id = newId('in');
  const subtotal = input.lines.reduce((sum, { amount }) => sum + amount, 0);
  const total = totalOf(input.lines, taxation);
  return {
    ...createDraft(),
    id,
    object: 'invoice',
    automatic_tax: { ...noTax, enabled: taxation.status !== null, status: taxation.status },
    amount_due: Math.max(0, total),
    amount_remaining: Math.max(0, total),
    billing_reason: input.reason,
    created: seconds(),
    currency: input.currency,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    lines: {
      object: 'list',
      data: input.lines.map((line) => createLine(id, line, taxation)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    parent: {
      quote_details: null,
      subscription_details: { metadata: {}, subscription: input.subscription },
      type: 'subscription_details',
    },
    period_end: input.period.end,
    period_start: input.period.start,
    starting_balance: customer.balance,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_discount_amounts: [],
    total_excluding_tax: subtotal,
    total_pretax_credit_amounts: [],
    total_taxes: listTaxes(subtotal, taxation).map((tax) => ({ ...tax, amount: total - subtotal })),
  } satisfies Stripe.Invoice;
}
