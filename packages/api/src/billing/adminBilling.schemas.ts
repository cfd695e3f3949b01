import * as z from 'zod/mini';
import { ANALYTICS_PLANS, PLANS } from '../accounts/accounts.limits.ts';
import { Cursor, Id, Timestamp } from '../contract/primitives.schemas.ts';
import { GRANT_REASON_MAX, SUBSCRIPTION_STATUSES } from './billing.limits.ts';
import { billingMessages } from './billing.messages.ts';
import { Money } from './billing.schemas.ts';

/** Filters accounts by e-mail address or id, and by state. `after` is a cursor. */
export const ListBillingAccountsQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(500))),
  state: z.optional(z.enum(['subscribed', 'delinquent', 'granted'])),
  after: z.optional(Cursor),
});

/** @see {@link ListBillingAccountsQuery} */
export type ListBillingAccountsQuery = z.infer<typeof ListBillingAccountsQuery>;

/** An account's billing, as the operator sees it. */
export const BillingAccountResponse = z.object({
  _id: Id,
  email: z.string(),
  selectedPlan: z.string(),
  analyticsPlan: z.string(),
  /** The plans of the subscription, without a grant; `none` for neither. */
  paidPlan: z.string(),
  paidAnalyticsPlan: z.string(),
  /** Null without a subscription. */
  status: z.nullable(z.enum(SUBSCRIPTION_STATUSES)),
  isDeliquent: z.boolean(),
  delinquentSince: z.nullable(Timestamp),
  lastPayment: z.nullable(z.object({ amount: z.int(), currency: z.string(), at: Timestamp })),
  grant: z.nullable(
    z.object({
      selectedPlan: z.string(),
      analyticsPlan: z.string(),
      until: z.nullable(Timestamp),
      reason: z.string(),
    }),
  ),
  /** The customer in Stripe's dashboard; null before the account has one. */
  stripeUrl: z.nullable(z.string()),
});

/** @see {@link BillingAccountResponse} */
export type BillingAccountResponse = z.infer<typeof BillingAccountResponse>;

/** A page of accounts, newest first. `next` is the cursor of the next page, or null. */
export const BillingAccountListResponse = z.object({
  results: z.array(BillingAccountResponse),
  next: z.nullable(z.string()),
});

/** @see {@link BillingAccountListResponse} */
export type BillingAccountListResponse = z.infer<typeof BillingAccountListResponse>;

const Reason = z
  .string(billingMessages.reasonRequired)
  .check(z.trim(), z.minLength(1, billingMessages.reasonRequired), z.maxLength(GRANT_REASON_MAX));

/** A plan without payment, until a time or without an end. The better of it and the subscription applies. */
export const GrantPlanRequest = z.object({
  selectedPlan: z.enum([...PLANS.all, PLANS.none]),
  analyticsPlan: z.enum(ANALYTICS_PLANS),
  until: z.nullable(z.iso.datetime(billingMessages.untilPast)),
  reason: Reason,
});

/** @see {@link GrantPlanRequest} */
export type GrantPlanRequest = z.infer<typeof GrantPlanRequest>;

/** Why a grant ends. */
export const EndGrantRequest = z.object({ reason: Reason });

/** A change of an account's subscription by the operator, charged like one of the owner. */
export const ChangeAccountPlanRequest = z.object({
  plan: z.optional(z.enum([...PLANS.all, PLANS.none])),
  analyticsPlan: z.optional(z.enum(ANALYTICS_PLANS)),
  reason: Reason,
});

/** @see {@link ChangeAccountPlanRequest} */
export type ChangeAccountPlanRequest = z.infer<typeof ChangeAccountPlanRequest>;

/** The state of billing on this server. */
export const BillingStatusResponse = z.object({
  isBillingEnabled: z.boolean(),
  isTestMode: z.boolean(),
  /** Stripe's dashboard, which reports revenue; null without billing. */
  stripeUrl: z.nullable(z.string()),
  /** Plans without a price in Stripe. */
  missingPrices: z.array(z.string()),
  reconciliation: z.object({
    isRunning: z.boolean(),
    requestedAt: z.nullable(Timestamp),
    finishedAt: z.nullable(Timestamp),
    checked: z.int(),
    repaired: z.int(),
    failed: z.int(),
  }),
  totals: z.object({ subscribed: z.int(), delinquent: z.int(), granted: z.int() }),
  lastPayment: z.nullable(z.object({ ...Money.shape, at: Timestamp })),
});

/** @see {@link BillingStatusResponse} */
export type BillingStatusResponse = z.infer<typeof BillingStatusResponse>;
