import { ACCOUNT_READ, ACCOUNT_WORK, OPERATOR_WORK } from '../contract/access.ts';
import { IdParams } from '../contract/primitives.schemas.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, NoContent, sessionErrors } from '../contract/responses.ts';
import {
  DeleteExternalParams,
  DeployKeyWebhookAdminResponse,
  DeploymentParams,
  GithubActionsRequest,
  GithubActionsResponse,
} from './repositories.schemas.ts';
import { TraceResponse } from './trace.schemas.ts';

const tags = ['Continuous deployment'] as const;
/** Low, because these calls may make the server send requests to a code host. */
const callingRate = { perMinute: 120 } as const;

/** Returns the deploy keys and webhooks at the code host, for debugging. */
export const listExternalObjects = {
  method: 'GET',
  url: '/api/v1/repositories/deploy-key-webhook-admin/:id/:repoId',
  config: {
    operationId: 'listExternalObjects',
    access: ['viewing', 'operator'],
    scope: 'none',
    audit: { when: 'viewing', subject: 'product' },
    rateLimit: callingRate,
  },
  schema: {
    summary: 'List deploy keys and webhooks at the code host',
    tags,
    params: DeploymentParams,
    response: { 200: DeployKeyWebhookAdminResponse, ...sessionErrors, ...errors(404, 503) },
  },
} as const satisfies RouteRecord;

/** Deletes a deploy key or webhook at the code host, for debugging. */
export const deleteExternalObject = {
  method: 'DELETE',
  url: '/api/v1/repositories/deploy-key-webhook-admin/delete/:type/:id/:externalId/:internalId',
  config: {
    operationId: 'deleteExternalObject',
    access: OPERATOR_WORK,
    scope: 'none',
    audit: { when: 'always', subject: 'repository' },
    rateLimit: callingRate,
  },
  schema: {
    summary: 'Delete a deploy key or webhook at the code host',
    tags,
    params: DeleteExternalParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404, 503) },
  },
} as const satisfies RouteRecord;

/** Returns the workflow file and the command with which a runner releases a product. */
export const readGithubActions = {
  method: 'GET',
  url: '/api/v1/repositories/github-actions/:id',
  config: {
    operationId: 'readGithubActions',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'product' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read the configuration for GitHub Actions',
    tags,
    params: IdParams,
    response: { 200: GithubActionsResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Switches between releasing by webhook and by GitHub Actions. */
export const setGithubActions = {
  method: 'POST',
  url: '/api/v1/repositories/github-actions/:id',
  config: {
    operationId: 'setGithubActions',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'product' },
    rateLimit: callingRate,
  },
  schema: {
    summary: 'Turn the GitHub Actions mode on or off',
    tags,
    params: IdParams,
    body: GithubActionsRequest,
    response: {
      200: GithubActionsResponse,
      ...sessionErrors,
      ...bodyErrors,
      ...errors(404, 409, 503),
    },
  },
} as const satisfies RouteRecord;

/** Follows the newest release of a product from the code host to its sites. */
export const traceRelease = {
  method: 'GET',
  url: '/api/v1/repositories/trace/:id',
  config: {
    operationId: 'traceRelease',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'product' },
    rateLimit: callingRate,
  },
  schema: {
    summary: 'Trace the newest release of a product',
    tags,
    params: IdParams,
    response: { 200: TraceResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
