import { IdParams } from '../contract/primitives.ts';
import type { RouteRecord } from '../contract/record.ts';
import { errors, sessionErrors } from '../contract/responses.ts';
import { SigningKeyListResponse } from './signingKeys.schemas.ts';

const tags = ['License signing'] as const;

/** The keys that plugins verify leases with. */
export const listSigningKeys = {
  method: 'GET',
  url: '/api/v2/license/signing-keys',
  config: { operationId: 'listSigningKeys', access: 'session' },
  schema: {
    summary: 'List the public keys that leases are verified with',
    tags,
    response: { 200: SigningKeyListResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/**
 * Makes the next key, unless there is one. It is listed at once and signs later, so that plugins can be
 * released with both keys before they are shown leases of the new one.
 */
export const rotateSigningKey = {
  method: 'POST',
  url: '/api/v2/license/signing-keys',
  config: { operationId: 'rotateSigningKey', access: 'session' },
  schema: {
    summary: 'Make the next key, which signs leases in 30 days',
    tags,
    response: { 201: SigningKeyListResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Begins to sign with the next key now. Leases under the old one stay good until they run out. */
export const signWithKey = {
  method: 'POST',
  url: '/api/v2/license/signing-keys/:id/sign',
  config: { operationId: 'signWithKey', access: 'session' },
  schema: {
    summary: 'Sign leases with the next key from now on',
    tags,
    params: IdParams,
    response: { 200: SigningKeyListResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
