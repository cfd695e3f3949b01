import type Stripe from 'stripe';
import { collect, finalize, idOf, requirePayable } from './collection.ts';
import { invalidRequest, missing } from './errors.ts';
import { emit } from './events.ts';
import { type FormObject, type FormValue, flag, text } from './form.ts';
import { createInvoice, type LineInput, totalOf } from './objects/invoices.ts';
import {
  createItem,
  createSubscription,
  type Period,
  periodFrom,
} from './objects/subscriptions.ts';
import { findObject, type StripeState, seconds } from './state.ts';
import { requireTaxBehavior, requireTaxLocation, taxationOf } from './taxes.ts';
import { beginTrial, type TrialInput } from './trials.ts';

/** A change of one item in a request. */
interface ItemChange {
  id: string | undefined;
  price: Stripe.Price | undefined;
  isDeleted: boolean;
}

/** Returns the changes that a request contains. */
export function readItems(state: StripeState, values: readonly FormValue[]): ItemChange[] {
  return values.map((value) => {
    const form = value as FormObject;
    const priceId = text(form, 'price');
    const price = findObject(state, 'price', priceId);
    if (priceId !== undefined && !price) throw missing('price', priceId, 'items[0][price]');
    return { id: text(form, 'id'), price, isDeleted: flag(form, 'deleted') === true };
  });
}

const periodOf = (item: Stripe.SubscriptionItem): Period => ({
  start: item.current_period_start,
  end: item.current_period_end,
});

/** Returns the name of a price's product as invoices show it: `Pressdock Solo`. */
function nameOf({ lookup_key }: Stripe.Price): string {
  const words = (lookup_key ?? '').split('-').filter((word) => /^[a-z]+$/.test(word));
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ');
}

/** Returns a day as invoices show it: `28 Nov 2026`. */
const dayOf = (at: number) =>
  new Date(at * 1000).toLocaleDateString('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

function fullLine(item: Stripe.SubscriptionItem): LineInput {
  const { price } = item;
  const amount = price.unit_amount ?? 0;
  const description = `1 × ${nameOf(price)} (at ${amount / 100} / ${price.recurring?.interval})`;
  return { item, price, amount, description, period: periodOf(item), isProration: false };
}

/** Returns the amount for the rest of a period: a credit for what is replaced, a charge for what is new. */
function prorate(item: Stripe.SubscriptionItem, sign: 1 | -1, at: number): LineInput {
  const { price, current_period_start: start, current_period_end: end } = item;
  const share = (end - at) / (end - start);
  const amount = sign * Math.round((price.unit_amount ?? 0) * share);
  const kind = sign === 1 ? 'Remaining' : 'Unused';
  const description = `${kind} time on ${nameOf(price)} after ${dayOf(at)}`;
  return { item, price, amount, description, period: { start: at, end }, isProration: true };
}

/** The items that a subscription has after a change, and the lines that the change costs. */
interface PlannedChange {
  items: Stripe.SubscriptionItem[];
  lines: LineInput[];
}

/** Computes a change of items without making it. */
export function planItems(
  subscription: Stripe.Subscription,
  changes: readonly ItemChange[],
  at: number,
): PlannedChange {
  const items = [...subscription.items.data];
  const lines: LineInput[] = [];
  for (const { id, price, isDeleted } of changes) {
    const index = items.findIndex((item) => item.id === id);
    const old = items[index];
    if (id !== undefined && !old) throw missing('subscription item', id, 'items[0][id]');
    if (old && isDeleted) {
      lines.push(prorate(old, -1, at));
      items.splice(index, 1);
    } else if (old && price && price.id !== old.price.id) {
      const item = { ...createItem(subscription.id, price, periodOf(old)), id: old.id };
      lines.push(prorate(old, -1, at), prorate(item, 1, at));
      items[index] = item;
    } else if (!old && price) {
      if (items.some((item) => item.price.id === price.id)) {
        throw invalidRequest(`A Subscription Item with Price ${price.id} exists already.`);
      }
      const [first] = items;
      const period = first ? periodOf(first) : periodFrom(at, price.recurring?.interval ?? 'month');
      const item = createItem(subscription.id, price, period);
      lines.push(prorate(item, 1, at));
      items.push(item);
    }
  }
  if (items.length === 0) throw invalidRequest('A subscription needs at least one item.');
  return { items, lines };
}

/** Returns a subscription that is not stored yet, with the lines of its first invoice. */
export function planSubscription(
  customer: Stripe.Customer,
  changes: readonly ItemChange[],
  options: { hasTax: boolean; metadata: Stripe.Metadata },
): { subscription: Stripe.Subscription; lines: LineInput[] } {
  const prices = changes.flatMap(({ price }) => price ?? []);
  const [first] = prices;
  if (!first) throw invalidRequest('Missing required param: items.', { param: 'items' });
  if (prices.some(({ currency }) => currency !== first.currency)) {
    throw invalidRequest('All prices must have the same currency.');
  }
  const input = { customer: customer.id, currency: first.currency, ...options };
  const subscription = createSubscription(input);
  const period = periodFrom(seconds(), first.recurring?.interval ?? 'month');
  subscription.items.data = prices.map((price) => createItem(subscription.id, price, period));
  return { subscription, lines: subscription.items.data.map(fullLine) };
}

/** Returns how the invoices of a subscription are taxed. */
const taxationFor = (
  state: StripeState,
  { automatic_tax }: Stripe.Subscription,
  customer: Stripe.Customer,
) => taxationOf(state, customer, automatic_tax.enabled);

/** Requires that taxes can be computed and that the payment of lines would be accepted. */
function requireAccepted(
  state: StripeState,
  subscription: Stripe.Subscription,
  customer: Stripe.Customer,
  lines: readonly LineInput[],
): void {
  const taxation = taxationFor(state, subscription, customer);
  requireTaxLocation(taxation);
  requireTaxBehavior(lines, taxation);
  requirePayable(state, customer, totalOf(lines, taxation));
}

/** Creates the invoice of a subscription, finalizes it and attempts the payment. */
export function invoiceNow(
  state: StripeState,
  subscription: Stripe.Subscription,
  customer: Stripe.Customer,
  input: {
    lines: readonly LineInput[];
    reason: Stripe.Invoice.BillingReason;
    period: Period;
    isAttempted?: boolean;
  },
): Stripe.Invoice {
  const { currency, id } = subscription;
  const taxation = taxationFor(state, subscription, customer);
  const invoice = createInvoice({ ...input, customer, currency, subscription: id, taxation });
  state.objects.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
  emit(state, 'invoice.created', invoice);
  finalize(state, invoice);
  if (input.isAttempted !== false) collect(state, invoice);
  return invoice;
}

/** The behavior if the first payment fails: nothing is stored, or the subscription is incomplete. */
export type FirstPayment = 'error_if_incomplete' | 'allow_incomplete' | 'default_incomplete';

/**
 * Stores a subscription and charges for its first period, or begins its trial.
 * @throws {StripeFailure} if the payment is declined and must not be; then nothing is stored
 */
export function startSubscription(
  state: StripeState,
  customer: Stripe.Customer,
  planned: ReturnType<typeof planSubscription>,
  { payment, trial }: { payment: FirstPayment; trial: TrialInput | undefined },
): Stripe.Subscription {
  const { subscription } = planned;
  const lines = trial ? beginTrial(subscription, planned.lines, trial) : planned.lines;
  if (payment === 'error_if_incomplete') requireAccepted(state, subscription, customer, lines);
  else if (!trial) subscription.status = 'incomplete';
  customer.currency = subscription.currency;
  state.objects.set(subscription.id, subscription);
  emit(state, 'customer.subscription.created', subscription);
  const now = seconds();
  const period = { start: now, end: now };
  const reason = 'subscription_create';
  const isAttempted = payment !== 'default_incomplete';
  invoiceNow(state, subscription, customer, { lines, reason, period, isAttempted });
  return subscription;
}

/**
 * Changes the items of a subscription and charges or credits the difference.
 * @throws {StripeFailure} if the payment is declined; then nothing changes
 */
export function changeItems(
  state: StripeState,
  subscription: Stripe.Subscription,
  customer: Stripe.Customer,
  { items, lines }: PlannedChange,
): void {
  requireAccepted(state, subscription, customer, lines);
  const previous = { items: { ...subscription.items } };
  subscription.items = { ...subscription.items, data: items };
  emit(state, 'customer.subscription.updated', subscription, previous);
  if (lines.length === 0) return;
  const now = seconds();
  const period = { start: now, end: now };
  invoiceNow(state, subscription, customer, { lines, reason: 'subscription_update', period });
}

/** Begins the next period of a subscription and attempts to charge it. */
export function renew(
  state: StripeState,
  subscription: Stripe.Subscription,
  customer: Stripe.Customer,
): void {
  const lines = subscription.items.data.map((item) => {
    const next = periodFrom(item.current_period_end, item.price.recurring?.interval ?? 'month');
    item.current_period_start = next.start;
    item.current_period_end = next.end;
    return fullLine(item);
  });
  const period = lines[0]?.period ?? { start: seconds(), end: seconds() };
  emit(state, 'customer.subscription.updated', subscription, {
    latest_invoice: idOf(subscription.latest_invoice) ?? null,
  });
  // Without further attempts to charge, Stripe adds only drafts, which nobody pays.
  if (subscription.status === 'unpaid') return;
  invoiceNow(state, subscription, customer, { lines, reason: 'subscription_cycle', period });
}

/**
 * Continues a paused subscription with a new period.
 * @throws {StripeFailure} if the payment is declined; then it stays paused
 */
export function resume(
  state: StripeState,
  subscription: Stripe.Subscription,
  customer: Stripe.Customer,
): void {
  for (const item of subscription.items.data) item.current_period_end = seconds();
  requireAccepted(state, subscription, customer, subscription.items.data.map(fullLine));
  subscription.status = 'active';
  emit(state, 'customer.subscription.resumed', subscription);
  renew(state, subscription, customer);
}
