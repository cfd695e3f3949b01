import * as z from 'zod/mini';
import { OWNER_WORK } from '../contract/access.ts';
import { IdParams } from '../contract/primitives.schemas.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, NoContent, sessionErrors } from '../contract/responses.ts';
import { ApiKeyResponse, CreateApiKeyRequest, CreatedApiKeyResponse } from './apiKeys.schemas.ts';

const tags = ['API keys'] as const;

/** Returns the account's API keys that were not deleted, newest first. */
export const listApiKeys = {
  method: 'GET',
  url: '/api/v1/api-keys',
  config: {
    operationId: 'listApiKeys',
    access: OWNER_WORK,
    scope: 'none',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List API keys, newest first',
    tags,
    response: { 200: z.array(ApiKeyResponse), ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Creates an API key. The key is returned only in this response. */
export const createApiKey = {
  method: 'POST',
  url: '/api/v1/api-keys',
  config: {
    operationId: 'createApiKey',
    access: OWNER_WORK,
    scope: 'none',
    audit: { when: 'always', namedBy: 'name' },
    needsVerifiedEmail: true,
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Create an API key',
    tags,
    body: CreateApiKeyRequest,
    response: { 201: CreatedApiKeyResponse, ...sessionErrors, ...bodyErrors },
  },
} as const satisfies RouteRecord;

/** Deletes an API key. It stops working at once. */
export const deleteApiKey = {
  method: 'DELETE',
  url: '/api/v1/api-keys/:id',
  config: {
    operationId: 'deleteApiKey',
    access: OWNER_WORK,
    scope: 'none',
    audit: { when: 'always', subject: 'apiKey' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Delete an API key',
    tags,
    params: IdParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
