import { OPERATOR_WORK } from '../contract/access.ts';
import { IdParams, SavedResponse } from '../contract/primitives.schemas.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, NoContent, sessionErrors } from '../contract/responses.ts';
import { AccountResponse, CreateAccountRequest, SetOperatorRequest } from './admin.schemas.ts';

const tags = ['Administration'] as const;
const change = { when: 'always', subject: 'account' } as const;
const shared = { access: OPERATOR_WORK, scope: 'none', rateLimit: STANDARD_RATE } as const;
const failures = { ...sessionErrors, ...errors(404) } as const;

/**
 * Creates an account and e-mails its person a link to choose a password. All calls here require a
 * password confirmation (403 `proof_required`).
 */
export const createAccount = {
  method: 'POST',
  url: '/api/v1/admin/accounts',
  config: {
    ...shared,
    operationId: 'createAccount',
    audit: { when: 'always', namedBy: 'email' },
  },
  schema: {
    summary: 'Create an account and e-mail its person a link to choose a password',
    tags,
    body: CreateAccountRequest,
    response: { 201: SavedResponse, ...failures, ...bodyErrors },
  },
} as const satisfies RouteRecord;

/** Suspends an account: its people and API keys can no longer use it. Sites are still served. */
export const suspendAccount = {
  method: 'POST',
  url: '/api/v1/admin/accounts/:id/suspend',
  config: { ...shared, operationId: 'suspendAccount', audit: change },
  schema: {
    summary: 'Suspend an account',
    tags,
    params: IdParams,
    response: { 200: AccountResponse, ...failures },
  },
} as const satisfies RouteRecord;

/** Ends the suspension of an account. */
export const restoreAccount = {
  method: 'POST',
  url: '/api/v1/admin/accounts/:id/restore',
  config: { ...shared, operationId: 'restoreAccount', audit: change },
  schema: {
    summary: 'End the suspension of an account',
    tags,
    params: IdParams,
    response: { 200: AccountResponse, ...failures },
  },
} as const satisfies RouteRecord;

/**
 * Resets the sign-in of an account: password, sessions and two-factor authentication stop working,
 * and its person is e-mailed a link to choose a new password.
 */
export const resetAccount = {
  method: 'POST',
  url: '/api/v1/admin/accounts/:id/reset',
  config: { ...shared, operationId: 'resetAccount', audit: change },
  schema: {
    summary: 'Reset the sign-in of an account and e-mail its person a link to a new password',
    tags,
    params: IdParams,
    response: { 204: NoContent, ...failures },
  },
} as const satisfies RouteRecord;

/** Deletes an account with all its data. Unlike a deactivation, this cannot be undone. */
export const deleteAccount = {
  method: 'DELETE',
  url: '/api/v1/admin/accounts/:id',
  config: { ...shared, operationId: 'deleteAccount', audit: change },
  schema: {
    summary: 'Delete an account and all its data permanently',
    tags,
    params: IdParams,
    response: { 204: NoContent, ...failures },
  },
} as const satisfies RouteRecord;

/** Appoints the person of an account as an operator, or ends that. */
export const setOperator = {
  method: 'PUT',
  url: '/api/v1/admin/accounts/:id/operator',
  config: { ...shared, operationId: 'setOperator', audit: change },
  schema: {
    summary: 'Make a person an operator, or end that',
    tags,
    params: IdParams,
    body: SetOperatorRequest,
    response: { 200: AccountResponse, ...failures, ...bodyErrors },
  },
} as const satisfies RouteRecord;
