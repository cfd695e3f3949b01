import * as z from 'zod/mini';
import { IdParams } from '../contract/primitives.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, NoContent, sessionErrors } from '../contract/responses.ts';
import { ApiKeyResponse, CreateApiKeyRequest, CreatedApiKeyResponse } from './apiKeys.schemas.ts';

const tags = ['API keys'] as const;

/** The API keys of the account that are not deleted, newest first. */
export const listApiKeys = {
  method: 'GET',
  url: '/api/v1/api-keys',
  config: { operationId: 'listApiKeys', access: 'session' },
  schema: {
    summary: 'List API keys, newest first',
    tags,
    response: { 200: z.array(ApiKeyResponse), ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Makes an API key, and tells it this once. */
export const createApiKey = {
  method: 'POST',
  url: '/api/v1/api-keys',
  config: { operationId: 'createApiKey', access: 'session' },
  schema: {
    summary: 'Make an API key; the key itself is told this once only',
    tags,
    body: CreateApiKeyRequest,
    response: { 201: CreatedApiKeyResponse, ...sessionErrors, ...bodyErrors },
  },
} as const satisfies RouteRecord;

/** Ends an API key for good. */
export const deleteApiKey = {
  method: 'DELETE',
  url: '/api/v1/api-keys/:id',
  config: { operationId: 'deleteApiKey', access: 'session' },
  schema: {
    summary: 'End an API key for good',
    tags,
    params: IdParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
