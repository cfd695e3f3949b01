import { ACCOUNT_READ, OWNER_WORK } from '../contract/access.ts';
import { IdParams } from '../contract/primitives.schemas.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { errors, sessionErrors } from '../contract/responses.ts';
import { SigningKeyListResponse } from './signingKeys.schemas.ts';

const tags = ['License signing'] as const;

/** Returns the public keys that plugins verify leases with. */
export const listSigningKeys = {
  method: 'GET',
  url: '/api/v2/license/signing-keys',
  config: {
    operationId: 'listSigningKeys',
    access: ACCOUNT_READ,
    scope: 'none',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List the public keys that verify leases',
    tags,
    response: { 200: SigningKeyListResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/**
 * Creates the next signing key unless there already is one. It is listed at once but signs 30 days
 * later, so that plugins can be released with both keys before they receive leases of the new one.
 */
export const rotateSigningKey = {
  method: 'POST',
  url: '/api/v2/license/signing-keys',
  config: {
    operationId: 'rotateSigningKey',
    access: OWNER_WORK,
    scope: 'none',
    audit: { when: 'always' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Create the next signing key, which signs leases in 30 days',
    tags,
    response: { 201: SigningKeyListResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Signs leases with the next key from now on. Leases signed with the old key stay valid. */
export const signWithKey = {
  method: 'POST',
  url: '/api/v2/license/signing-keys/:id/sign',
  config: {
    operationId: 'signWithKey',
    access: OWNER_WORK,
    scope: 'none',
    audit: { when: 'always' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Sign leases with the next key now',
    tags,
    params: IdParams,
    response: { 200: SigningKeyListResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
