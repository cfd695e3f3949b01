import { RegisterResponse } from '../accounts/accounts.schemas.ts';
import { OPERATOR_WORK } from '../contract/access.ts';
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
import {
  AccountListResponse,
  AccountResponse,
  CreateOperatorRequest,
  ListAccountsQuery,
  PatchAccountRequest,
  ViewingResponse,
} from './admin.schemas.ts';

const tags = ['Administration'] as const;

/** Creates the operator's account, once, with the code that the server printed at its first start. */
export const createOperator = {
  method: 'POST',
  url: '/api/v1/users/create/operator',
  config: {
    operationId: 'createOperator',
    access: 'public',
    scope: 'none',
    audit: { when: 'inHandler' },
    rateLimit: { perMinute: 20 },
  },
  schema: {
    summary: "Create the operator's account with the setup code",
    tags,
    body: CreateOperatorRequest,
    response: { 201: RegisterResponse, ...publicErrors, ...bodyErrors, ...errors(403) },
  },
} as const satisfies RouteRecord;

/** Returns a page of accounts, newest first. */
export const listAccounts = {
  method: 'GET',
  url: '/api/v1/admin/accounts',
  config: {
    operationId: 'listAccounts',
    access: OPERATOR_WORK,
    scope: 'none',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List or search accounts, newest first',
    tags,
    querystring: ListAccountsQuery,
    response: { 200: AccountListResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns an account. */
export const readAccount = {
  method: 'GET',
  url: '/api/v1/admin/accounts/:id',
  config: {
    operationId: 'readAccount',
    access: OPERATOR_WORK,
    scope: 'none',
    audit: { when: 'viewing', subject: 'account' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read an account',
    tags,
    params: IdParams,
    response: { 200: AccountResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Changes the plan and the permissions of an account. */
export const updateAccount = {
  method: 'PATCH',
  url: '/api/v1/admin/accounts/:id',
  config: {
    operationId: 'updateAccount',
    access: OPERATOR_WORK,
    scope: 'none',
    audit: { when: 'always', subject: 'account' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: "Change an account's plan and permissions",
    tags,
    params: IdParams,
    body: PatchAccountRequest,
    response: { 200: AccountResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/**
 * Lets the operator view an account as its owner sees it, in this session, for 30 minutes. Requires
 * a password confirmation (403 `proof_required`).
 */
export const viewAccount = {
  method: 'POST',
  url: '/api/v1/admin/accounts/:id/view',
  config: {
    operationId: 'viewAccount',
    access: OPERATOR_WORK,
    scope: 'none',
    audit: { when: 'always', subject: 'account' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'View an account as its owner for 30 minutes',
    tags,
    params: IdParams,
    response: { 200: ViewingResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the operator to their own account. */
export const endViewing = {
  method: 'DELETE',
  url: '/api/v1/admin/view',
  config: {
    operationId: 'endViewing',
    access: ['viewing'],
    scope: 'none',
    audit: { when: 'always' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Stop viewing an account',
    tags,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
