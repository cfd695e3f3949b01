import {
  INVOICE_STATUSES,
  type InvoiceStatus,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from '@pressdock/api/limits';
import type Stripe from 'stripe';
import type {
  CustomerDetails,
  PaymentCard,
  PaymentInvoice,
  PaymentPreview,
  PaymentSubscription,
  PlanPrice,
  SubscriptionChange,
} from '../../ports/payments.ts';

/** Returns the id of an object that Stripe sends as its id or expanded. */
export function idOf(object: string | { id: string } | null | undefined): string | null {
  return typeof object === 'string' ? object : (object?.id ?? null);
}

const toDate = (seconds: number) => new Date(seconds * 1000);
const toOptionalDate = (seconds: number | null | undefined) =>
  seconds === null || seconds === undefined ? null : toDate(seconds);

/** Returns a known state. A state that Stripe adds later must not grant anything. */
function toStatus(status: string): SubscriptionStatus {
  return SUBSCRIPTION_STATUSES.find((known) => known === status) ?? 'paused';
}

function toInvoiceStatus(status: string | null | undefined): InvoiceStatus {
  return INVOICE_STATUSES.find((known) => known === status) ?? 'draft';
}

/** Returns a recurring price; undefined for one that no plan can have. */
export function toPlanPrice(price: Stripe.Price): PlanPrice | undefined {
  const { id, unit_amount, currency, recurring } = price;
  // A period of several intervals cannot be shown.
  if (unit_amount === null || recurring?.interval_count !== 1) return undefined;
  const interval = (['day', 'week', 'month', 'year'] as const).find(
    (known) => known === recurring.interval,
  );
  if (interval === undefined) return undefined;
  return { id, lookupKey: keyOf(price), amount: unit_amount, currency, interval };
}

/**
 * Returns the plan of a price. One whose lookup key was moved to a newer price still belongs to the plan's
 * product, whose id is the plan's name.
 */
function keyOf({ id, lookup_key, product }: Stripe.Price): string {
  return lookup_key ?? idOf(product) ?? id;
}

/** Returns a card; null for another payment method. */
export function toCard(
  method: Stripe.PaymentMethod | string | null | undefined,
): PaymentCard | null {
  if (typeof method === 'string' || !method?.card) return null;
  const { brand, last4, exp_month, exp_year } = method.card;
  return { id: method.id, brand, last4, expiresMonth: exp_month, expiresYear: exp_year };
}

/** Returns a subscription. The paid period belongs to its items. */
export function toSubscription(subscription: Stripe.Subscription): PaymentSubscription {
  const items = subscription.items.data;
  const ends = items.map((item) => item.current_period_end);
  const prices = items.flatMap(({ price }) => toPlanPrice(price) ?? []);
  return {
    id: subscription.id,
    status: toStatus(subscription.status),
    items: Object.fromEntries(items.map(({ id, price }) => [keyOf(price), id])),
    prices: Object.fromEntries(prices.map((price) => [price.lookupKey, price])),
    createdAt: toDate(subscription.created),
    periodEndsAt: ends.length > 0 ? toDate(Math.max(...ends)) : null,
    endsAt: toOptionalDate(subscription.ended_at ?? subscription.cancel_at),
    isEnding: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  };
}

/** Returns an invoice. */
export function toInvoice(invoice: Stripe.Invoice): PaymentInvoice {
  return {
    id: invoice.id,
    customerId: idOf(invoice.customer) ?? '',
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    number: invoice.number,
    status: toInvoiceStatus(invoice.status),
    total: invoice.total,
    amountDue: invoice.amount_remaining,
    amountPaid: invoice.amount_paid,
    currency: invoice.currency,
    attempts: invoice.attempt_count,
    createdAt: toDate(invoice.created),
    paidAt: toOptionalDate(invoice.status_transitions.paid_at),
    pdfUrl: invoice.invoice_pdf ?? null,
    payUrl: invoice.hosted_invoice_url ?? null,
  };
}

/** Returns the lines of a preview, and the taxes that the prices do not include as one more. */
export function toPreviewLines({ lines, total_taxes }: Stripe.Invoice): PaymentPreview['lines'] {
  const tax = (total_taxes ?? [])
    .filter(({ tax_behavior }) => tax_behavior === 'exclusive')
    .reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...lines.data.map(({ description, amount }) => ({ description: description ?? '', amount })),
    ...(tax === 0 ? [] : [{ description: 'Tax', amount: tax }]),
  ];
}

/** Returns a customer's details as Stripe's parameters. Only known countries are two letters long. */
export function fromDetails({ accountId, email, name, address }: CustomerDetails) {
  return { email, name, address, metadata: { account: accountId } };
}

/** Returns the items of a change as Stripe's parameters. */
export function fromChange({ add, replace, remove }: SubscriptionChange) {
  return [
    ...add.map((price) => ({ price })),
    ...replace.map(({ itemId, priceId }) => ({ id: itemId, price: priceId })),
    ...remove.map((id) => ({ id, deleted: true })),
  ];
}
