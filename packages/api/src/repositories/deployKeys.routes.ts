import * as z from 'zod/mini';
import { ACCOUNT_READ, ACCOUNT_WORK } from '../contract/access.ts';
import { IdParams } from '../contract/primitives.schemas.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, NoContent, sessionErrors } from '../contract/responses.ts';
import { CreateDeployKeyRequest, DeployKeyResponse } from './repositories.schemas.ts';

const tags = ['Continuous deployment'] as const;
/** Low, because these calls may make the server send requests to a code host. */
const callingRate = { perMinute: 120 } as const;

/** Returns the account's deploy keys. */
export const listDeployKeys = {
  method: 'GET',
  url: '/api/v1/users/me/gitlab',
  config: {
    operationId: 'listDeployKeys',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List deploy keys',
    tags,
    response: { 200: z.array(DeployKeyResponse), ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Creates a deploy key for a product. The author adds it to the repository. */
export const createDeployKey = {
  method: 'POST',
  url: '/api/v1/users/me/gitlab',
  config: {
    operationId: 'createDeployKey',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Create a deploy key',
    tags,
    body: CreateDeployKeyRequest,
    response: { 201: DeployKeyResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Deletes a deploy key, also at the code host. */
export const deleteDeployKey = {
  method: 'DELETE',
  url: '/api/v1/users/me/gitlab/:id',
  config: {
    operationId: 'deleteDeployKey',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'deployKey' },
    rateLimit: callingRate,
  },
  schema: {
    summary: 'Delete a deploy key',
    tags,
    params: IdParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;
