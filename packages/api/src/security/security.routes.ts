import * as z from 'zod/mini';
import { passwordAttempts, secondFactorAttempts } from '../accounts/accounts.limits.ts';
import { ACCOUNT_WORK } from '../contract/access.ts';
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
import { dataExportAttempts, resetAttempts, resetAttemptsOfAll } from './security.limits.ts';
import {
  CheckNonceRequest,
  ConfirmSecondFactorRequest,
  DeactivatedResponse,
  PasswordResetRequest,
  PasswordResetResponse,
  ProofRequest,
  RecoveryCodesResponse,
  ResetPasswordRequest,
  SecondFactorResponse,
  SecondFactorSetupResponse,
  SessionResponse,
} from './security.schemas.ts';

const tags = ['Security'] as const;
/** People manage their own security: the entry belongs to their own audit log. */
const change = { when: 'always', isPersonal: true } as const;
const read = { when: 'viewing', isPersonal: true } as const;

/** Sends an e-mail with a password reset link. The response is the same for unknown addresses. */
export const requestPasswordReset = {
  method: 'POST',
  url: '/api/v1/password-reset',
  config: {
    operationId: 'requestPasswordReset',
    access: 'public',
    scope: 'none',
    audit: 'none',
    rateLimit: { perMinute: 20, attempts: [resetAttempts, resetAttemptsOfAll] },
  },
  schema: {
    summary: 'Request a password reset by e-mail',
    tags,
    body: PasswordResetRequest,
    response: { 200: PasswordResetResponse, ...publicErrors, ...bodyErrors },
  },
} as const satisfies RouteRecord;

/** Returns whether a password reset code is valid, without using it. */
export const checkResetNonce = {
  method: 'POST',
  url: '/api/v1/password-reset/check-nonce',
  config: {
    operationId: 'checkResetNonce',
    access: 'public',
    scope: 'none',
    audit: 'none',
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Check a password reset code; 400 if it is not valid',
    tags,
    body: CheckNonceRequest,
    response: { 204: NoContent, ...publicErrors, ...bodyErrors },
  },
} as const satisfies RouteRecord;

/** Sets a new password with a reset code, which works once, and ends every session. */
export const resetPassword = {
  method: 'POST',
  url: '/api/v1/password-reset/reset',
  config: {
    operationId: 'resetPassword',
    access: 'public',
    scope: 'none',
    audit: { when: 'inHandler' },
    rateLimit: { perMinute: 30 },
  },
  schema: {
    summary: 'Reset the password',
    tags,
    body: ResetPasswordRequest,
    response: { 204: NoContent, ...publicErrors, ...bodyErrors },
  },
} as const satisfies RouteRecord;

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

/** Returns whether two-factor authentication is on. */
export const readSecondFactor = {
  method: 'GET',
  url: '/api/v1/users/me/second-factor',
  config: {
    operationId: 'readSecondFactor',
    access: ACCOUNT_WORK,
    scope: 'none',
    audit: read,
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read whether two-factor authentication is on',
    tags,
    response: { 200: SecondFactorResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Creates the secret for an authenticator app. Requires a password confirmation. */
export const startSecondFactor = {
  method: 'POST',
  url: '/api/v1/users/me/second-factor',
  config: {
    operationId: 'startSecondFactor',
    access: ACCOUNT_WORK,
    scope: 'none',
    audit: change,
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Start setting up two-factor authentication',
    tags,
    response: { 200: SecondFactorSetupResponse, ...sessionErrors, ...errors(409) },
  },
} as const satisfies RouteRecord;

/** Turns on two-factor authentication with the first correct code and returns recovery codes. */
export const confirmSecondFactor = {
  method: 'POST',
  url: '/api/v1/users/me/second-factor/confirm',
  config: {
    operationId: 'confirmSecondFactor',
    access: ACCOUNT_WORK,
    scope: 'none',
    audit: change,
    rateLimit: { ...STANDARD_RATE, attempts: [secondFactorAttempts] },
  },
  schema: {
    summary: 'Turn on two-factor authentication',
    tags,
    body: ConfirmSecondFactorRequest,
    response: { 200: RecoveryCodesResponse, ...sessionErrors, ...bodyErrors, ...errors(409) },
  },
} as const satisfies RouteRecord;

/** Creates new recovery codes; the previous ones stop working. Requires a password confirmation. */
export const renewRecoveryCodes = {
  method: 'POST',
  url: '/api/v1/users/me/second-factor/recovery-codes',
  config: {
    operationId: 'renewRecoveryCodes',
    access: ACCOUNT_WORK,
    scope: 'none',
    audit: change,
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Create new recovery codes',
    tags,
    response: { 200: RecoveryCodesResponse, ...sessionErrors, ...errors(409) },
  },
} as const satisfies RouteRecord;

/** Turns off two-factor authentication. Requires a password confirmation. */
export const removeSecondFactor = {
  method: 'DELETE',
  url: '/api/v1/users/me/second-factor',
  config: {
    operationId: 'removeSecondFactor',
    access: ACCOUNT_WORK,
    scope: 'none',
    audit: change,
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Turn off two-factor authentication',
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
