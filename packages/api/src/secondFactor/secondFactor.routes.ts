import { secondFactorAttempts } from '../accounts/accounts.limits.ts';
import { ACCOUNT_WORK } from '../contract/access.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, NoContent, sessionErrors } from '../contract/responses.ts';
import {
  ConfirmSecondFactorRequest,
  RecoveryCodesResponse,
  SecondFactorResponse,
  SecondFactorSetupResponse,
} from './secondFactor.schemas.ts';

const tags = ['Security'] as const;
/** People manage their own security: the entry belongs to their own audit log. */
const change = { when: 'always', isPersonal: true } as const;
const read = { when: 'viewing', isPersonal: true } as const;

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
    needsVerifiedEmail: true,
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
