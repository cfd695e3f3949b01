import * as z from 'zod/mini';
import { OPERATOR_WORK } from '../contract/access.ts';
import { IdParams } from '../contract/primitives.schemas.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, sessionErrors } from '../contract/responses.ts';
import {
  BillingAccountListResponse,
  BillingAccountResponse,
  BillingStatusResponse,
  ChangeAccountPlanRequest,
  EndGrantRequest,
  GrantPlanRequest,
  ListBillingAccountsQuery,
} from './adminBilling.schemas.ts';

const tags = ['Administration'] as const;

/** Returns the state of billing on this server. */
export const readBillingStatus = {
  method: 'GET',
  url: '/api/v1/admin/billing',
  config: {
    operationId: 'readBillingStatus',
    access: OPERATOR_WORK,
    scope: 'none',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read the state of billing',
    tags,
    querystring: z.object({}),
    response: { 200: BillingStatusResponse, ...sessionErrors, ...errors(404, 503) },
  },
} as const satisfies RouteRecord;

/** Returns a page of accounts with their plan, state and last payment, newest first. */
export const listBillingAccounts = {
  method: 'GET',
  url: '/api/v1/admin/billing/accounts',
  config: {
    operationId: 'listBillingAccounts',
    access: OPERATOR_WORK,
    scope: 'none',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List accounts with their plan and last payment',
    tags,
    querystring: ListBillingAccountsQuery,
    response: { 200: BillingAccountListResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Gives an account a plan without payment, until a time or without an end. */
export const grantPlan = {
  method: 'PUT',
  url: '/api/v1/admin/billing/accounts/:id/grant',
  config: {
    operationId: 'grantPlan',
    access: OPERATOR_WORK,
    scope: 'none',
    audit: { when: 'always', subject: 'account', namedBy: 'reason' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Grant a plan to an account',
    tags,
    params: IdParams,
    body: GrantPlanRequest,
    response: { 200: BillingAccountResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Ends a grant now. */
export const endGrant = {
  method: 'POST',
  url: '/api/v1/admin/billing/accounts/:id/end-grant',
  config: {
    operationId: 'endGrant',
    access: OPERATOR_WORK,
    scope: 'none',
    audit: { when: 'always', subject: 'account', namedBy: 'reason' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'End the grant of an account',
    tags,
    params: IdParams,
    body: EndGrantRequest,
    response: { 200: BillingAccountResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Changes an account's subscription, charged to its card. */
export const changeAccountPlan = {
  method: 'PUT',
  url: '/api/v1/admin/billing/accounts/:id/plan',
  config: {
    operationId: 'changeAccountPlan',
    access: OPERATOR_WORK,
    scope: 'none',
    audit: { when: 'always', subject: 'account', namedBy: 'reason' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Change the plan of an account',
    tags,
    params: IdParams,
    body: ChangeAccountPlanRequest,
    response: {
      200: BillingAccountResponse,
      ...sessionErrors,
      ...bodyErrors,
      ...errors(404, 409, 503),
    },
  },
} as const satisfies RouteRecord;

/** Compares every account with Stripe in the background and repairs differences. */
export const reconcileBilling = {
  method: 'POST',
  url: '/api/v1/admin/billing/reconcile',
  config: {
    operationId: 'reconcileBilling',
    access: OPERATOR_WORK,
    scope: 'none',
    audit: { when: 'always' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Compare all accounts with Stripe',
    tags,
    response: { 202: BillingStatusResponse, ...sessionErrors, ...errors(404, 409, 503) },
  },
} as const satisfies RouteRecord;
