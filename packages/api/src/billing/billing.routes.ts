import * as z from 'zod/mini';
import { ACCOUNT_READ, OWNER_READ, OWNER_WORK } from '../contract/access.ts';
import { IdParams } from '../contract/primitives.schemas.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import {
  bodyErrors,
  errors,
  NoContent,
  publicErrors,
  sessionErrors,
} from '../contract/responses.ts';
import { billingAttempts } from './billing.limits.ts';
import {
  ChangePlanRequest,
  InvoiceListResponse,
  InvoiceResponse,
  ListInvoicesQuery,
  PlanPreviewResponse,
  PlansResponse,
  PlanUsageResponse,
  PreviewPlanRequest,
  StripeEventResponse,
  StripeSessionResponse,
} from './billing.schemas.ts';

const tags = ['Billing'] as const;
const changeRate = { perMinute: 60, attempts: [billingAttempts] } as const;

/** A PDF file. */
const PdfFile = {
  description: "Stripe's PDF of the invoice",
  content: { 'application/pdf': { schema: z.any() } },
} as const;

/** Returns the plans with their prices, the account's plan and its usage. */
export const listPlans = {
  method: 'GET',
  url: '/api/v1/plans',
  config: {
    operationId: 'listPlans',
    access: OWNER_READ,
    scope: 'none',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: "Read the plans, the account's plan and its usage",
    tags,
    querystring: z.object({}),
    response: { 200: PlansResponse, ...sessionErrors, ...errors(503) },
  },
} as const satisfies RouteRecord;

/** Returns what the account's plan includes and how much of it is used. Members may read it. */
export const readPlanUsage = {
  method: 'GET',
  url: '/api/v1/plans/usage',
  config: {
    operationId: 'readPlanUsage',
    access: ACCOUNT_READ,
    scope: 'none',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: "Read the limits of the account's plan and its usage",
    tags,
    querystring: z.object({}),
    response: { 200: PlanUsageResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Returns what a change of plan costs and which limits it exceeds. Changes nothing. */
export const previewPlan = {
  method: 'POST',
  url: '/api/v1/plans/preview',
  config: {
    operationId: 'previewPlan',
    access: OWNER_READ,
    scope: 'none',
    audit: { when: 'viewing' },
    isRead: true,
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Preview a change of plan',
    tags,
    body: PreviewPlanRequest,
    response: { 200: PlanPreviewResponse, ...sessionErrors, ...bodyErrors, ...errors(409, 503) },
  },
} as const satisfies RouteRecord;

/** Changes the plan or the analytics plan, and charges what its preview showed. Repeating the request while it runs, or once it is done, charges nothing. */
export const changePlan = {
  method: 'PUT',
  url: '/api/v1/plans',
  config: {
    operationId: 'changePlan',
    access: OWNER_WORK,
    scope: 'none',
    audit: { when: 'always' },
    needsVerifiedEmail: true,
    rateLimit: changeRate,
  },
  schema: {
    summary: 'Change the plan or the analytics plan',
    tags,
    body: ChangePlanRequest,
    response: { 200: PlansResponse, ...sessionErrors, ...bodyErrors, ...errors(409, 503) },
  },
} as const satisfies RouteRecord;

/** Starts a Checkout session in which the owner enters a card on Stripe's page. */
export const startStripeSession = {
  method: 'POST',
  url: '/api/v1/payments/start-stripe-session',
  config: {
    operationId: 'startStripeSession',
    access: OWNER_WORK,
    scope: 'none',
    audit: { when: 'always' },
    needsVerifiedEmail: true,
    rateLimit: changeRate,
  },
  schema: {
    summary: 'Start a Stripe Checkout session to add a card',
    tags,
    response: { 200: StripeSessionResponse, ...sessionErrors, ...errors(409, 503) },
  },
} as const satisfies RouteRecord;

/** Removes the card. */
export const removeCard = {
  method: 'DELETE',
  url: '/api/v1/payments',
  config: {
    operationId: 'removeCard',
    access: OWNER_WORK,
    scope: 'none',
    audit: { when: 'always' },
    rateLimit: changeRate,
  },
  schema: {
    summary: 'Remove the card',
    tags,
    response: { 204: NoContent, ...sessionErrors, ...errors(409, 503) },
  },
} as const satisfies RouteRecord;

/** Returns a page of invoices, newest first. */
export const listInvoices = {
  method: 'GET',
  url: '/api/v1/invoices',
  config: {
    operationId: 'listInvoices',
    access: OWNER_READ,
    scope: 'none',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List invoices, newest first',
    tags,
    querystring: ListInvoicesQuery,
    response: { 200: InvoiceListResponse, ...sessionErrors, ...errors(503) },
  },
} as const satisfies RouteRecord;

/** Returns Stripe's PDF of an invoice. */
export const downloadInvoice = {
  method: 'GET',
  url: '/api/v1/invoices/:id/download',
  config: {
    operationId: 'downloadInvoice',
    access: OWNER_READ,
    scope: 'none',
    audit: { when: 'viewing' },
    rateLimit: { perMinute: 60 },
  },
  schema: {
    summary: 'Download an invoice as PDF',
    tags,
    params: IdParams,
    response: { 200: PdfFile, ...sessionErrors, ...errors(404, 503) },
  },
} as const satisfies RouteRecord;

/** Pays an open invoice with the card. An invoice that is paid already is not charged again. */
export const payInvoice = {
  method: 'POST',
  url: '/api/v1/invoices/:id/pay',
  config: {
    operationId: 'payInvoice',
    access: OWNER_WORK,
    scope: 'none',
    audit: { when: 'always' },
    needsVerifiedEmail: true,
    rateLimit: changeRate,
  },
  schema: {
    summary: 'Pay an open invoice',
    tags,
    params: IdParams,
    response: { 200: InvoiceResponse, ...sessionErrors, ...errors(404, 409, 503) },
  },
} as const satisfies RouteRecord;

/** Receives an event of Stripe, signed over the bytes of the body. */
export const receiveStripeEvent = {
  method: 'POST',
  url: '/api/v1/payments/webhook',
  config: {
    operationId: 'receiveStripeEvent',
    access: 'public',
    scope: 'none',
    audit: 'none',
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Receive an event from Stripe',
    tags,
    response: { 200: StripeEventResponse, ...publicErrors, ...errors(404, 413) },
  },
} as const satisfies RouteRecord;
