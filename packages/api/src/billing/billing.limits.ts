import type { AttemptLimit } from '../contract/rateLimit.ts';

/** The days after an unpaid invoice on which the owner is reminded by e-mail. */
export const REMINDER_DAYS = [0, 3, 7, 14] as const;

/** Days after an unpaid invoice until which an account can add objects, and its sites are served. */
export const DELINQUENCY_DAYS = { adding: 14, serving: 60 } as const;

/** How many paying referrals earn one free month. @see specification, section 9 */
export const REFERRALS_PER_MONTH = 3;

/** How long the billing page waits before it opens the payment tab. @see specification, section 9 */
export const BILLING_TAB_MS = 1000;

/** The number of invoices on a page. */
export const INVOICES_PAGE = 24;

/** The states of a subscription, as Stripe names them. */
export const SUBSCRIPTION_STATUSES = [
  'active',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

/** One of the states of a subscription. */
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** The states of an invoice, as Stripe names them. */
export const INVOICE_STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

/** One of the states of an invoice. */
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** The longest reason of an operator for a change, in characters. */
export const GRANT_REASON_MAX = 300;

/** The number of accounts on a page of the operator's list. */
export const BILLING_ACCOUNTS_PAGE = 50;

/** Changes to an account's billing. */
export const billingAttempts = {
  name: 'billing',
  per: 'account',
  max: 60,
  windowSeconds: 60 * 60,
} as const satisfies AttemptLimit;
