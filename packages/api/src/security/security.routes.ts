import * as z from 'zod/mini';
import { IdParams } from '../contract/primitives.ts';
import type { RouteRecord } from '../contract/record.ts';
import {
  bodyErrors,
  errors,
  NoContent,
  publicErrors,
  sessionErrors,
} from '../contract/responses.ts';
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

/** Mails a code to set a new password with. Answers alike for a known and for an unknown address. */
export const requestPasswordReset = {
  method: 'POST',
  url: '/api/v1/password-reset',
  config: { operationId: 'requestPasswordReset', access: 'public' },
  schema: {
    summary: 'Ask for a code by mail to set a new password with',
    tags,
    body: PasswordResetRequest,
    response: { 200: PasswordResetResponse, ...publicErrors, ...bodyErrors },
  },
} as const satisfies RouteRecord;

/** Tells whether the code of a reset letter can still be used, without using it. */
export const checkResetNonce = {
  method: 'POST',
  url: '/api/v1/password-reset/check-nonce',
  config: { operationId: 'checkResetNonce', access: 'public' },
  schema: {
    summary: 'Check the code of a reset letter; 400 for one that cannot be used',
    tags,
    body: CheckNonceRequest,
    response: { 204: NoContent, ...publicErrors, ...bodyErrors },
  },
} as const satisfies RouteRecord;

/** Sets a new password with the code of a reset letter, once, and ends every session. */
export const resetPassword = {
  method: 'POST',
  url: '/api/v1/password-reset/reset',
  config: { operationId: 'resetPassword', access: 'public' },
  schema: {
    summary: 'Set a new password with the code of a reset letter',
    tags,
    body: ResetPasswordRequest,
    response: { 204: NoContent, ...publicErrors, ...bodyErrors },
  },
} as const satisfies RouteRecord;

/** Proves the current password; for five minutes this session may then do what asks for a proof. */
export const provePassword = {
  method: 'POST',
  url: '/api/v1/users/me/proof',
  config: { operationId: 'provePassword', access: 'session' },
  schema: {
    summary: 'Prove the current password, for what asks for it (403 `proof_required`)',
    tags,
    body: ProofRequest,
    response: { 204: NoContent, ...sessionErrors, ...bodyErrors },
  },
} as const satisfies RouteRecord;

/** Where the person is signed in, the latest used first. */
export const listSessions = {
  method: 'GET',
  url: '/api/v1/users/me/sessions',
  config: { operationId: 'listSessions', access: 'session' },
  schema: {
    summary: 'List where you are signed in',
    tags,
    response: { 200: z.array(SessionResponse), ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Ends one of the person's sessions. */
export const revokeSession = {
  method: 'DELETE',
  url: '/api/v1/users/me/sessions/:id',
  config: { operationId: 'revokeSession', access: 'session' },
  schema: {
    summary: 'End one of your sessions',
    tags,
    params: IdParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Ends every session of the person but the one that asks. */
export const revokeOtherSessions = {
  method: 'DELETE',
  url: '/api/v1/users/me/sessions',
  config: { operationId: 'revokeOtherSessions', access: 'session' },
  schema: {
    summary: 'End all of your other sessions',
    tags,
    response: { 204: NoContent, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Whether signing in asks for a code as well. */
export const readSecondFactor = {
  method: 'GET',
  url: '/api/v1/users/me/second-factor',
  config: { operationId: 'readSecondFactor', access: 'session' },
  schema: {
    summary: 'Read whether signing in asks for a code as well',
    tags,
    response: { 200: SecondFactorResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Begins a second factor: it counts from its first right code on. Needs a proof. */
export const startSecondFactor = {
  method: 'POST',
  url: '/api/v1/users/me/second-factor',
  config: { operationId: 'startSecondFactor', access: 'session' },
  schema: {
    summary: 'Begin a second factor',
    tags,
    response: { 200: SecondFactorSetupResponse, ...sessionErrors, ...errors(409) },
  },
} as const satisfies RouteRecord;

/** Switches the second factor on with its first right code. */
export const confirmSecondFactor = {
  method: 'POST',
  url: '/api/v1/users/me/second-factor/confirm',
  config: { operationId: 'confirmSecondFactor', access: 'session' },
  schema: {
    summary: 'Switch the second factor on with its first code',
    tags,
    body: ConfirmSecondFactorRequest,
    response: { 200: RecoveryCodesResponse, ...sessionErrors, ...bodyErrors, ...errors(409) },
  },
} as const satisfies RouteRecord;

/** Makes new recovery codes; the ones before are good for nothing then. Needs a proof. */
export const renewRecoveryCodes = {
  method: 'POST',
  url: '/api/v1/users/me/second-factor/recovery-codes',
  config: { operationId: 'renewRecoveryCodes', access: 'session' },
  schema: {
    summary: 'Make new recovery codes',
    tags,
    response: { 200: RecoveryCodesResponse, ...sessionErrors, ...errors(409) },
  },
} as const satisfies RouteRecord;

/** Switches the second factor off. Needs a proof. */
export const removeSecondFactor = {
  method: 'DELETE',
  url: '/api/v1/users/me/second-factor',
  config: { operationId: 'removeSecondFactor', access: 'session' },
  schema: {
    summary: 'Switch the second factor off',
    tags,
    response: { 204: NoContent, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Everything that is kept of the account, as one JSON file. Needs a proof. */
export const exportData = {
  method: 'GET',
  url: '/api/v1/users/me/data-export',
  config: { operationId: 'exportData', access: 'session' },
  schema: {
    summary: 'Download everything that is kept of the account',
    tags,
    response: {
      200: {
        description: 'One JSON document, sent as it is read',
        content: { 'application/json': { schema: z.any() } },
      },
      ...sessionErrors,
    },
  },
} as const satisfies RouteRecord;

/** Ends the account in 30 days, and every session at once. Needs a proof. */
export const deactivate = {
  method: 'DELETE',
  url: '/api/v1/users/me/deactivate',
  config: { operationId: 'deactivate', access: 'session' },
  schema: {
    summary: 'Deactivate the account; signing in within 30 days brings it back',
    tags,
    response: { 200: DeactivatedResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;
