import * as z from 'zod/mini';
import { passwordAttempts } from '../accounts/accounts.limits.ts';
import { ACCOUNT_WORK } from '../contract/access.ts';
import { IdParams } from '../contract/primitives.schemas.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, NoContent, sessionErrors } from '../contract/responses.ts';
import { dataExportAttempts } from './security.limits.ts';
import { DeactivatedResponse, ProofRequest, SessionResponse } from './security.schemas.ts';

const tags = ['Security'] as const;
/** People manage their own security: the entry belongs to their own audit log. */
const change = { when: 'always', isPersonal: true } as const;
const read = { when: 'viewing', isPersonal: true } as const;

/** Confirms the password. For five minutes this session may perform sensitive actions. */
export const provePassword = {
  method: 'POST',
  url: '/api/v1/users/me/proof',
  config: {
    operationId: 'provePassword',
    access: ACCOUNT_WORK,
    scope: 'none',
    audit: change,
    rateLimit: { perMinute: 60, inHandler: { password: passwordAttempts } },
  },
  schema: {
    summary: 'Confirm your password for calls that require it (403 `proof_required`)',
    tags,
    body: ProofRequest,
    response: { 204: NoContent, ...sessionErrors, ...bodyErrors },
  },
} as const satisfies RouteRecord;

/** Returns the person's active sessions, most recently used first. */
export const listSessions = {
  method: 'GET',
  url: '/api/v1/users/me/sessions',
  config: {
    operationId: 'listSessions',
    access: ACCOUNT_WORK,
    scope: 'none',
    audit: read,
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List your active sessions',
    tags,
    response: { 200: z.array(SessionResponse), ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Ends one of the person's sessions. */
export const revokeSession = {
  method: 'DELETE',
  url: '/api/v1/users/me/sessions/:id',
  config: {
    operationId: 'revokeSession',
    access: ACCOUNT_WORK,
    scope: 'none',
    audit: change,
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Sign out a session',
    tags,
    params: IdParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Ends every session of the person except the current one. */
export const revokeOtherSessions = {
  method: 'DELETE',
  url: '/api/v1/users/me/sessions',
  config: {
    operationId: 'revokeOtherSessions',
    access: ACCOUNT_WORK,
    scope: 'none',
    audit: change,
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Sign out all other sessions',
    tags,
    response: { 204: NoContent, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Returns all data of the account as one JSON file. Requires a password confirmation. */
export const exportData = {
  method: 'GET',
  url: '/api/v1/users/me/data-export',
  config: {
    operationId: 'exportData',
    access: ACCOUNT_WORK,
    scope: 'none',
    audit: change,
    rateLimit: { ...STANDARD_RATE, inHandler: { dataExport: dataExportAttempts } },
  },
  schema: {
    summary: 'Export all data of your account',
    tags,
    response: {
      200: {
        description: 'One JSON document, streamed',
        content: { 'application/json': { schema: z.any() } },
      },
      ...sessionErrors,
    },
  },
} as const satisfies RouteRecord;

/** Ends every session and deletes the account after 30 days. Requires a password confirmation. */
export const deactivate = {
  method: 'DELETE',
  url: '/api/v1/users/me/deactivate',
  config: {
    operationId: 'deactivate',
    // Without the operator's account nobody could manage the server.
    access: ['owner', 'member'],
    scope: 'none',
    audit: change,
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Deactivate your account; signing in within 30 days reactivates it',
    tags,
    response: { 200: DeactivatedResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;
