import * as z from 'zod/mini';
import { ANALYTICS_PLANS, PLANS } from '../accounts/accounts.limits.ts';
import { Cursor, Id, Timestamp } from '../contract/primitives.schemas.ts';
import { INVOICE_STATUSES, SUBSCRIPTION_STATUSES } from './billing.limits.ts';
import { PLAN_LIMIT_NAMES } from './plans.limits.ts';

/** An amount in the smallest unit of its currency, for example cents. Negative for a credit. */
export const Money = z.object({ amount: z.int(), currency: z.string() });

/** @see {@link Money} */
export type Money = z.infer<typeof Money>;

const Limit = z.nullable(z.int());
const Limits = z.object({
  products: Limit,
  licenses: Limit,
  flagProducts: Limit,
  flags: Limit,
  flagUsers: Limit,
  team: Limit,
});

const Usage = z.object({
  products: z.int(),
  licenses: z.int(),
  flagProducts: z.int(),
  flags: z.int(),
  flagUsers: z.int(),
  team: z.int(),
});

/** A price, in the smallest unit of its currency, for each `interval`. */
const Price = z.object({
  amount: z.int(),
  currency: z.string(),
  interval: z.enum(['day', 'week', 'month', 'year']),
});

const Plan = z.object({
  plan: z.enum(PLANS.all),
  /** Null if the plan has no price in Stripe, so that nobody can choose it. */
  price: z.nullable(Price),
  limits: Limits,
});

const AnalyticsPlan = z.object({
  plan: z.literal(PLANS.analytics),
  price: z.nullable(Price),
});

const Subscription = z.object({
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** What is paid for, without a grant of the operator; `none` for neither. */
  plan: z.string(),
  analyticsPlan: z.string(),
  /** When the paid period ends and the next payment is due. */
  periodEndsAt: z.nullable(Timestamp),
  /** When the subscription ends; null unless it was canceled. */
  endsAt: z.nullable(Timestamp),
});

const Delinquency = z.object({
  since: Timestamp,
  addingEndsAt: Timestamp,
  servingEndsAt: Timestamp,
  /** Where the owner pays the open invoice, on Stripe's own page; null if it is not known. */
  payUrl: z.nullable(z.string()),
});

const Card = z.object({
  brand: z.string(),
  last4: z.string(),
  expiresMonth: z.int(),
  expiresYear: z.int(),
});

/** A plan that the operator gave to an account; null `until` for one without an end. */
const Grant = z.object({
  selectedPlan: z.enum([...PLANS.all, PLANS.none]),
  analyticsPlan: z.enum(ANALYTICS_PLANS),
  until: z.nullable(Timestamp),
});

const Referrals = z.object({
  code: z.string(),
  link: z.string(),
  /** People who registered with the link. */
  signUps: z.int(),
  /** Those of them who have paid at least once. */
  paying: z.int(),
  /** Free months that were credited. */
  freeMonths: z.int(),
});

/** Everything that the billing page shows, except invoices. */
export const PlansResponse = z.object({
  /** False on a server without billing: every account is unlimited, and `plans` is empty. */
  isBillingEnabled: z.boolean(),
  /** The plan whose limits apply, or `none`. */
  selectedPlan: z.string(),
  analyticsPlan: z.string(),
  plans: z.array(Plan),
  analyticsPlans: z.array(AnalyticsPlan),
  /** What `selectedPlan` includes. */
  limits: Limits,
  usage: Usage,
  subscription: z.nullable(Subscription),
  delinquency: z.nullable(Delinquency),
  card: z.nullable(Card),
  grant: z.nullable(Grant),
  referrals: Referrals,
});

/** @see {@link PlansResponse} */
export type PlansResponse = z.infer<typeof PlansResponse>;

/** The limits of an account's plan and how much of them is used, for everyone in the account. */
export const PlanUsageResponse = z.object({ limits: Limits, usage: Usage });

/** @see {@link PlanUsageResponse} */
export type PlanUsageResponse = z.infer<typeof PlanUsageResponse>;

/**
 * The plan or the analytics plan to change to; the one that is omitted stays. `none` cancels. Without
 * a plan and an analytics plan, the subscription ends with the paid period.
 */
export const PreviewPlanRequest = z.object({
  plan: z.optional(z.enum([...PLANS.all, PLANS.none])),
  analyticsPlan: z.optional(z.enum(ANALYTICS_PLANS)),
});

/** @see {@link PreviewPlanRequest} */
export type PreviewPlanRequest = z.infer<typeof PreviewPlanRequest>;

/** The cost of a change, and the limits of the new plan that the account exceeds already. */
export const PlanPreviewResponse = z.object({
  selectedPlan: z.string(),
  analyticsPlan: z.string(),
  /** What is paid now. Negative for a credit on the next invoices. */
  due: Money,
  /** What each later period costs; null if the subscription ends. */
  renewal: z.nullable(Price),
  lines: z.array(z.object({ description: z.string(), amount: z.int() })),
  /** When the change takes effect: now, or when the paid period ends. */
  startsAt: Timestamp,
  /** To be sent with the change, so that the amount is the same; null if nothing is prorated. */
  prorationDate: z.nullable(z.int()),
  exceeded: z.array(
    z.object({ limit: z.enum(PLAN_LIMIT_NAMES), used: z.int(), included: z.int() }),
  ),
});

/** @see {@link PlanPreviewResponse} */
export type PlanPreviewResponse = z.infer<typeof PlanPreviewResponse>;

/** A change of plan, as in its preview. With `due`, it is refused unless it charges this amount. */
export const ChangePlanRequest = z.extend(PreviewPlanRequest, {
  prorationDate: z.optional(z.int().check(z.gte(0), z.lte(4_102_444_800))),
  due: z.optional(Money),
});

/** @see {@link ChangePlanRequest} */
export type ChangePlanRequest = z.infer<typeof ChangePlanRequest>;

/** A Checkout session in setup mode. The browser opens `url`; the card is entered on Stripe's page. */
export const StripeSessionResponse = z.object({ id: z.string(), url: z.string() });

/** @see {@link StripeSessionResponse} */
export type StripeSessionResponse = z.infer<typeof StripeSessionResponse>;

/** An invoice. */
export const InvoiceResponse = z.object({
  _id: Id,
  /** Null for a draft. */
  number: z.nullable(z.string()),
  createdAt: Timestamp,
  status: z.enum(INVOICE_STATUSES),
  total: Money,
  due: Money,
  isPayable: z.boolean(),
  hasPdf: z.boolean(),
  /** Stripe's own page of the invoice, for payments that need the owner's confirmation. */
  payUrl: z.nullable(z.string()),
});

/** @see {@link InvoiceResponse} */
export type InvoiceResponse = z.infer<typeof InvoiceResponse>;

/** A page of invoices, newest first. `next` is the cursor of the next page, or null. */
export const InvoiceListResponse = z.object({
  data: z.array(InvoiceResponse),
  next: z.nullable(z.string()),
});

/** @see {@link InvoiceListResponse} */
export type InvoiceListResponse = z.infer<typeof InvoiceListResponse>;

/** A page of invoices. */
export const ListInvoicesQuery = z.object({ after: z.optional(Cursor) });

/** The confirmation of an event; Stripe only reads the status. */
export const StripeEventResponse = z.object({ received: z.boolean() });
