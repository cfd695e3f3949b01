import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, NoContent, publicErrors } from '../contract/responses.ts';
import { resetAttempts, resetAttemptsOfAll } from './passwordReset.limits.ts';
import {
  CheckNonceRequest,
  PasswordResetRequest,
  PasswordResetResponse,
  ResetPasswordRequest,
} from './passwordReset.schemas.ts';

const tags = ['Security'] as const;

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
