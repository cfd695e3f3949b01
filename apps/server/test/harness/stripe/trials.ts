import type Stripe from 'stripe';
import { cardOf, endSubscription, setStatus } from './collection.ts';
import { invalidRequest } from './errors.ts';
import { emit } from './events.ts';
import { type FormObject, object, text } from './form.ts';
import type { LineInput } from './objects/invoices.ts';
import { type StripeState, seconds } from './state.ts';

const daySeconds = 24 * 60 * 60;

/** The behavior at the end of a trial without a card. */
type MissingCard = Stripe.Subscription.TrialSettings.EndBehavior.MissingPaymentMethod;

/** A trial that a request asks for. */
export interface TrialInput {
  days: number;
  missingCard: MissingCard;
}

/** Returns the trial of a request; undefined without one. */
export function readTrial(form: FormObject): TrialInput | undefined {
  const days = Number(text(form, 'trial_period_days') ?? 0);
  if (!Number.isInteger(days) || days < 0) throw invalidRequest('Invalid trial_period_days.');
  const behavior = object(object(form, 'trial_settings'), 'end_behavior');
  const missingCard = (text(behavior, 'missing_payment_method') ?? 'create_invoice') as MissingCard;
  return days === 0 ? undefined : { days, missingCard };
}

/** Turns a new subscription into a trial, whose first invoice is free; returns its lines. */
export function beginTrial(
  subscription: Stripe.Subscription,
  lines: readonly LineInput[],
  { days, missingCard }: TrialInput,
): LineInput[] {
  const period = { start: seconds(), end: seconds() + days * daySeconds };
  subscription.status = 'trialing';
  subscription.trial_start = period.start;
  subscription.trial_end = period.end;
  subscription.billing_cycle_anchor = period.end;
  subscription.trial_settings = {
    end_behavior: { billing_cycle_anchor: null, missing_payment_method: missingCard },
  };
  for (const item of subscription.items.data) {
    item.current_period_start = period.start;
    item.current_period_end = period.end;
  }
  return lines.map((line) => ({
    ...line,
    amount: 0,
    description: `Trial period for ${line.price.lookup_key}`,
    period,
  }));
}

/** Ends a trial; returns whether the subscription continues with a paid period. */
export function endTrial(
  state: StripeState,
  subscription: Stripe.Subscription,
  customer: Stripe.Customer,
): boolean {
  const behavior = subscription.trial_settings?.end_behavior.missing_payment_method;
  const hasCard = cardOf(state, customer) !== undefined;
  if (!hasCard && behavior === 'cancel') {
    endSubscription(state, subscription, 'cancellation_requested');
    return false;
  }
  if (!hasCard && behavior === 'pause') {
    subscription.status = 'paused';
    emit(state, 'customer.subscription.paused', subscription);
    return false;
  }
  setStatus(state, subscription, 'active');
  return true;
}
