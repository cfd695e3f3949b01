import type Stripe from 'stripe';
import { chargedAmount, endSubscription, idOf } from '../collection.ts';
import { invalidRequest, missing } from '../errors.ts';
import { emit } from '../events.ts';
import { paginate } from '../expand.ts';
import { type FormObject, flag, list, metadata, object, text } from '../form.ts';
import { createInvoice, type LineInput } from '../objects/invoices.ts';
import { findObject, listObjects, type StripeState, seconds } from '../state.ts';
import {
  changeItems,
  type FirstPayment,
  planItems,
  planSubscription,
  readItems,
  resume,
  startSubscription,
} from '../subscriptions.ts';
import { taxationOf } from '../taxes.ts';
import { readTrial } from '../trials.ts';
import { requireCustomer } from './customers.ts';
import { listParams, requireObject, type StripeCall, type StripeRoute } from './route.ts';

/** Requires that a change whose payment is declined changes nothing. */
function requireStrictPayment(form: FormObject): void {
  if (text(form, 'payment_behavior') !== 'error_if_incomplete') {
    throw invalidRequest('Only the payment_behavior error_if_incomplete is supported.');
  }
}

function readFirstPayment(form: FormObject): FirstPayment {
  const payment = text(form, 'payment_behavior') ?? 'allow_incomplete';
  const known = (['error_if_incomplete', 'allow_incomplete', 'default_incomplete'] as const).find(
    (one) => one === payment,
  );
  if (!known) throw invalidRequest('Unsupported payment_behavior.', { param: 'payment_behavior' });
  return known;
}

const periodEnd = ({ items }: Stripe.Subscription) =>
  Math.max(...items.data.map((item) => item.current_period_end));

function setEnding(subscription: Stripe.Subscription, isEnding: boolean): void {
  subscription.cancel_at_period_end = isEnding;
  subscription.cancel_at = isEnding ? periodEnd(subscription) : null;
  subscription.canceled_at = isEnding ? seconds() : null;
  if (subscription.cancellation_details) {
    subscription.cancellation_details.reason = isEnding ? 'cancellation_requested' : null;
  }
}

/** Returns the second from which a change is charged. */
function prorationDate(subscription: Stripe.Subscription, value: string | undefined): number {
  if (value === undefined) return seconds();
  const starts = subscription.items.data.map((item) => item.current_period_start);
  const at = Number(value);
  if (!Number.isInteger(at) || at < Math.min(...starts) || at >= periodEnd(subscription)) {
    throw invalidRequest('The proration date must be within the current period.', {
      param: 'proration_date',
    });
  }
  return at;
}

function update({ state, ids, form }: StripeCall): Stripe.Subscription {
  const subscription = requireObject(state, 'subscription', ids[0]);
  const customer = requireCustomer(state, idOf(subscription.customer));
  if (subscription.ended_at !== null) {
    throw invalidRequest('A canceled subscription can only update its metadata.');
  }
  const isEnding = flag(form, 'cancel_at_period_end');
  const isTaxed = flag(object(form, 'automatic_tax'), 'enabled');
  if (isTaxed !== undefined) subscription.automatic_tax.enabled = isTaxed;
  if ('items' in form) {
    requireStrictPayment(form);
    if (text(form, 'proration_behavior') !== 'always_invoice') {
      throw invalidRequest('Only the proration_behavior always_invoice is supported.');
    }
    const at = prorationDate(subscription, text(form, 'proration_date'));
    const change = planItems(subscription, readItems(state, list(form, 'items')), at);
    changeItems(state, subscription, customer, change);
  }
  if (isEnding !== undefined && isEnding !== subscription.cancel_at_period_end) {
    setEnding(subscription, isEnding);
    const previous = { cancel_at_period_end: !isEnding };
    emit(state, 'customer.subscription.updated', subscription, previous);
  }
  subscription.metadata = { ...subscription.metadata, ...metadata(form) };
  return subscription;
}

function previewLines(
  state: StripeState,
  customer: Stripe.Customer,
  form: FormObject,
): { id: string; currency: string; lines: LineInput[]; isTaxed: boolean } {
  const details = object(form, 'subscription_details');
  const changes = readItems(state, list(details, 'items'));
  const id = text(form, 'subscription');
  const isTaxed = flag(object(form, 'automatic_tax'), 'enabled');
  if (id === undefined) {
    const options = { hasTax: isTaxed === true, metadata: {} };
    const { subscription, lines } = planSubscription(customer, changes, options);
    const { id: newId, currency, automatic_tax: tax } = subscription;
    return { id: newId, currency, lines, isTaxed: tax.enabled };
  }
  const subscription = requireObject(state, 'subscription', id, 'subscription');
  const at = prorationDate(subscription, text(details, 'proration_date'));
  const { lines } = planItems(subscription, changes, at);
  const { currency, automatic_tax: tax } = subscription;
  return { id, currency, lines, isTaxed: isTaxed ?? tax.enabled };
}

function preview({ state, form }: StripeCall): Stripe.Invoice {
  const customer = requireCustomer(state, text(form, 'customer'));
  const { id, currency, lines, isTaxed } = previewLines(state, customer, form);
  const period = { start: seconds(), end: seconds() };
  const taxation = taxationOf(state, customer, isTaxed);
  const input = { customer, subscription: id, reason: 'upcoming', currency, lines, period };
  const invoice = createInvoice({ ...input, taxation });
  const due = chargedAmount(customer, invoice.total);
  return { ...invoice, id: `upcoming_${invoice.id}`, amount_due: due, amount_remaining: due };
}

function create({ state, form }: StripeCall): Stripe.Subscription {
  const customer = requireCustomer(state, text(form, 'customer'));
  const hasTax = flag(object(form, 'automatic_tax'), 'enabled') === true;
  const options = { hasTax, metadata: metadata(form) };
  const planned = planSubscription(customer, readItems(state, list(form, 'items')), options);
  const terms = { payment: readFirstPayment(form), trial: readTrial(form) };
  return startSubscription(state, customer, planned, terms);
}

/** The calls on subscriptions, and the preview of their invoices. */
export const subscriptionRoutes: readonly StripeRoute[] = [
  {
    method: 'POST',
    path: '/v1/subscriptions',
    params: [
      'customer',
      'items',
      'off_session',
      'payment_behavior',
      'metadata',
      'automatic_tax',
      'trial_period_days',
      'trial_settings',
      'expand',
    ],
    handle: create,
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    params: ['customer', 'status', ...listParams],
    handle({ state, form, path }) {
      const customer = text(form, 'customer');
      const status = text(form, 'status');
      const isWanted = (one: Stripe.Subscription) =>
        status === 'all' ||
        (status === undefined ? one.status !== 'canceled' : one.status === status);
      const own = listObjects(state, 'subscription')
        .filter((one) => customer === undefined || idOf(one.customer) === customer)
        .filter(isWanted);
      return paginate(own, form, path);
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    params: ['expand'],
    handle: ({ state, ids }) => requireObject(state, 'subscription', ids[0]),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    params: [
      'items',
      'proration_behavior',
      'proration_date',
      'payment_behavior',
      'cancel_at_period_end',
      'automatic_tax',
      'off_session',
      'metadata',
      'expand',
    ],
    handle: update,
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    params: ['expand'],
    handle({ state, ids }) {
      const subscription = findObject(state, 'subscription', ids[0]);
      if (subscription?.ended_at !== null) throw missing('subscription', ids[0] ?? '');
      endSubscription(state, subscription, 'cancellation_requested');
      return subscription;
    },
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id/resume',
    params: ['billing_cycle_anchor', 'expand'],
    handle({ state, ids }) {
      const subscription = requireObject(state, 'subscription', ids[0]);
      if (subscription.status !== 'paused') throw invalidRequest('The subscription is not paused.');
      resume(state, subscription, requireCustomer(state, idOf(subscription.customer)));
      return subscription;
    },
  },
  {
    method: 'POST',
    path: '/v1/invoices/create_preview',
    params: ['customer', 'subscription', 'subscription_details', 'automatic_tax', 'expand'],
    handle: preview,
  },
];
