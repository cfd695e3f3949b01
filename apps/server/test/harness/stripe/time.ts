import {
  closeInvoice,
  collect,
  endSubscription,
  idOf,
  setStatus,
  subscriptionOf,
} from './collection.ts';
import { emit } from './events.ts';
import { findObject, listObjects, type StripeState, seconds } from './state.ts';
import { renew } from './subscriptions.ts';
import { endTrial } from './trials.ts';

/** The properties whose numbers are times. */
const times =
  /^(?:created|updated|effective_at|expires_at|start|end|start_date|trial_start|trial_end|period_(?:start|end)|current_period_(?:start|end)|billing_cycle_anchor|cancel_at|canceled_at|ended_at|finalized_at|paid_at|voided_at|marked_uncollectible_at|next_payment_attempt)$/;

function shift(value: unknown, by: number): void {
  if (typeof value !== 'object' || value === null) return;
  const entries = value as Record<string, unknown>;
  for (const [key, one] of Object.entries(entries)) {
    if (typeof one === 'number' && times.test(key)) entries[key] = one - by;
    else if (key !== 'unit_amount_decimal') shift(one, by);
  }
}

function expireSessions(state: StripeState): void {
  for (const session of listObjects(state, 'checkout.session')) {
    if (session.status !== 'open' || session.expires_at > seconds()) continue;
    session.status = 'expired';
    session.url = null;
    emit(state, 'checkout.session.expired', session);
  }
}

function retryPayments(state: StripeState): void {
  for (const invoice of listObjects(state, 'invoice')) {
    const { status, next_payment_attempt: next } = invoice;
    if (status !== 'open' || next === null || next > seconds()) continue;
    if (subscriptionOf(state, invoice)?.status === 'canceled') invoice.next_payment_attempt = null;
    else collect(state, invoice);
  }
}

/** The statuses without periods that renew. */
const idle: ReadonlySet<string> = new Set(['incomplete', 'paused']);

/** How long the first payment of a subscription may take, in seconds. */
const firstPaymentSeconds = 23 * 60 * 60;

function expireIncomplete(state: StripeState): void {
  for (const subscription of listObjects(state, 'subscription')) {
    const isOver = subscription.created + firstPaymentSeconds <= seconds();
    if (subscription.status !== 'incomplete' || !isOver) continue;
    const invoice = findObject(state, 'invoice', idOf(subscription.latest_invoice));
    if (invoice?.status === 'open') closeInvoice(state, invoice, 'void');
    subscription.ended_at = seconds();
    setStatus(state, subscription, 'incomplete_expired');
  }
}

function renewDue(state: StripeState): void {
  for (const subscription of listObjects(state, 'subscription')) {
    const isOver = () => {
      const ends = subscription.items.data.map((item) => item.current_period_end);
      const isRunning = subscription.ended_at === null && !idle.has(subscription.status);
      return isRunning && Math.max(...ends) <= seconds();
    };
    while (isOver()) {
      const customer = findObject(state, 'customer', idOf(subscription.customer));
      if (!customer || customer.deleted) break;
      if (subscription.cancel_at_period_end) {
        endSubscription(state, subscription, 'cancellation_requested');
      } else if (subscription.status !== 'trialing' || endTrial(state, subscription, customer)) {
        renew(state, subscription, customer);
      }
    }
  }
}

/**
 * Lets time pass: moves every stored time into the past and does what Stripe does meanwhile. The clock
 * itself stays the real one, because the server under test checks the times of signatures with its own.
 */
export function passTime(state: StripeState, by: number): void {
  state.request = null;
  for (const one of state.objects.values()) shift(one, by);
  expireSessions(state);
  expireIncomplete(state);
  retryPayments(state);
  renewDue(state);
}
