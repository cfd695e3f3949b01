import type Stripe from 'stripe';
import { declined, invalidRequest } from './errors.ts';
import { emit } from './events.ts';
import { createBalanceTransaction } from './objects/customers.ts';
import { findObject, type StripeState, seconds } from './state.ts';

/** The days after which a failed payment is attempted again. */
const retryDays = [3, 5, 7];
const daySeconds = 24 * 60 * 60;

/** Returns the id of an object that is sent as its id or expanded. */
export function idOf(one: string | { id: string } | null | undefined): string | undefined {
  return typeof one === 'string' ? one : one?.id;
}

/** Returns the subscription of an invoice. */
export function subscriptionOf(
  state: StripeState,
  invoice: Stripe.Invoice,
): Stripe.Subscription | undefined {
  const details = invoice.parent?.subscription_details;
  return findObject(state, 'subscription', idOf(details?.subscription));
}

function customerOf(state: StripeState, invoice: Stripe.Invoice): Stripe.Customer {
  const customer = state.objects.get(idOf(invoice.customer) ?? '');
  if (customer?.object !== 'customer' || customer.deleted) throw invalidRequest('No customer.');
  return customer as Stripe.Customer;
}

/** Changes a customer's balance, whose credits reduce later invoices. */
export function changeBalance(
  state: StripeState,
  customer: Stripe.Customer,
  input: Parameters<typeof createBalanceTransaction>[1],
): Stripe.CustomerBalanceTransaction {
  const transaction = createBalanceTransaction(customer, input);
  const { balance } = customer;
  customer.balance = transaction.ending_balance;
  state.objects.set(transaction.id, transaction);
  emit(state, 'customer.updated', customer, { balance });
  return transaction;
}

/** Returns how much of an invoice the customer's credit pays. */
const creditFor = (total: number, balance: number) => Math.min(Math.max(0, total), -balance);

/** Returns what is charged for an invoice after the customer's credit. */
export function chargedAmount(customer: Stripe.Customer, total: number): number {
  return Math.max(0, total - Math.max(0, creditFor(total, customer.balance)));
}

/** Returns the card that a customer's invoices are charged to. */
export function cardOf(state: StripeState, customer: Stripe.Customer): string | undefined {
  const id = idOf(customer.invoice_settings.default_payment_method);
  const card = findObject(state, 'payment_method', id);
  return card?.customer === customer.id ? card.id : undefined;
}

/**
 * Requires that a payment would be accepted.
 * @throws {StripeFailure} if the customer has no card or the bank declines it
 */
export function requirePayable(state: StripeState, customer: Stripe.Customer, total: number): void {
  if (chargedAmount(customer, total) === 0) return;
  const card = cardOf(state, customer);
  if (card === undefined) {
    throw invalidRequest(
      'This customer has no attached payment source or default payment method.',
      { code: 'resource_missing' },
    );
  }
  if (state.declinedCards.has(card)) throw declined();
}

/** Turns a draft into an open invoice with a number, and uses the customer's balance. */
export function finalize(state: StripeState, invoice: Stripe.Invoice): void {
  const customer = customerOf(state, invoice);
  const { total, currency } = invoice;
  const credit = Math.max(0, creditFor(total, customer.balance));
  const change = total < 0 ? total : credit;
  invoice.starting_balance = customer.balance;
  if (change !== 0) {
    const type = total < 0 ? 'invoice_too_small' : 'applied_to_invoice';
    const input = { amount: change, currency, description: null, type, invoice: invoice.id };
    changeBalance(state, customer, input);
  }
  invoice.ending_balance = customer.balance;
  invoice.amount_due = Math.max(0, total - credit);
  invoice.amount_remaining = invoice.amount_due;
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  invoice.number = `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
  invoice.hosted_invoice_url = `${state.url}/i/${invoice.id}`;
  invoice.invoice_pdf = `${state.url}/invoice/${invoice.id}/pdf`;
  invoice.status = 'open';
  invoice.effective_at = seconds();
  invoice.status_transitions.finalized_at = seconds();
  emit(state, 'invoice.finalized', invoice);
}

/** The statuses from which the payment of the latest invoice leads to `active`. */
const waiting: ReadonlySet<string> = new Set(['incomplete', 'past_due', 'unpaid']);

function markPaid(state: StripeState, invoice: Stripe.Invoice): void {
  const subscription = subscriptionOf(state, invoice);
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = seconds();
  emit(state, 'invoice.paid', invoice);
  emit(state, 'invoice.payment_succeeded', invoice);
  const isWaiting = subscription && waiting.has(subscription.status);
  if (isWaiting && subscription.latest_invoice === invoice.id) {
    setStatus(state, subscription, 'active');
  }
}

/** Changes the status of a subscription. */
export function setStatus(
  state: StripeState,
  subscription: Stripe.Subscription,
  status: Stripe.Subscription.Status,
): void {
  if (subscription.status === status) return;
  const previous = { status: subscription.status };
  subscription.status = status;
  emit(state, 'customer.subscription.updated', subscription, previous);
}

/** Ends a subscription at once. */
export function endSubscription(
  state: StripeState,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): void {
  subscription.status = 'canceled';
  subscription.canceled_at ??= seconds();
  subscription.ended_at = seconds();
  if (subscription.cancellation_details) subscription.cancellation_details.reason = reason;
  emit(state, 'customer.subscription.deleted', subscription);
}

function recordFailure(state: StripeState, invoice: Stripe.Invoice): void {
  const days = retryDays[invoice.attempt_count - 1];
  invoice.next_payment_attempt = days === undefined ? null : seconds() + days * daySeconds;
  emit(state, 'invoice.payment_failed', invoice);
  emit(state, 'invoice.updated', invoice, { attempt_count: invoice.attempt_count - 1 });
  const subscription = subscriptionOf(state, invoice);
  if (!subscription || subscription.status === 'canceled') return;
  // The first payment is not attempted again.
  if (subscription.status === 'incomplete') {
    invoice.next_payment_attempt = null;
    return;
  }
  if (days !== undefined || state.afterRetries === 'past_due') {
    setStatus(state, subscription, subscription.status === 'unpaid' ? 'unpaid' : 'past_due');
  } else if (state.afterRetries === 'unpaid') setStatus(state, subscription, 'unpaid');
  else endSubscription(state, subscription, 'payment_failed');
}

/** Ends an open invoice without a payment. */
export function closeInvoice(
  state: StripeState,
  invoice: Stripe.Invoice,
  status: 'uncollectible' | 'void',
): void {
  if (invoice.status !== 'open') throw invalidRequest(`The invoice is ${invoice.status}.`);
  const isVoid = status === 'void';
  invoice.status = status;
  invoice.next_payment_attempt = null;
  if (isVoid) invoice.status_transitions.voided_at = seconds();
  else invoice.status_transitions.marked_uncollectible_at = seconds();
  emit(state, isVoid ? 'invoice.voided' : 'invoice.marked_uncollectible', invoice);
}

/** Attempts to charge an open invoice; returns whether it is paid. The only place that charges. */
export function collect(state: StripeState, invoice: Stripe.Invoice): boolean {
  if (invoice.status !== 'open') throw invalidRequest(`The invoice is ${invoice.status}.`);
  const customer = customerOf(state, invoice);
  const amount = invoice.amount_remaining;
  if (amount === 0) {
    invoice.attempted = true;
    markPaid(state, invoice);
    return true;
  }
  const card = cardOf(state, customer);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (card === undefined || state.declinedCards.has(card)) {
    recordFailure(state, invoice);
    return false;
  }
  state.charges.push({ invoice: invoice.id, customer: customer.id, amount, card });
  markPaid(state, invoice);
  return true;
}
