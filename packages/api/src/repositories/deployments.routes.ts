import * as z from 'zod/mini';
import { ACCOUNT_READ, ACCOUNT_WORK } from '../contract/access.ts';
import { IdParams } from '../contract/primitives.schemas.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, NoContent, sessionErrors } from '../contract/responses.ts';
import {
  ConnectedResponse,
  ConnectRepositoryRequest,
  DeployKeyWebhookResponse,
  DeploymentParams,
  DeploymentResponse,
  PatchDeploymentRequest,
  VersionStatusResponse,
} from './repositories.schemas.ts';

const tags = ['Continuous deployment'] as const;
/** Low, because these calls may make the server send requests to a code host. */
const callingRate = { perMinute: 120 } as const;

/** Connects a product with a repository: adds the deploy key and the webhook. */
export const connectRepository = {
  method: 'POST',
  url: '/api/v1/repositories/deploy-key-webhook/:id/:repoId',
  config: {
    operationId: 'connectRepository',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'product' },
    rateLimit: callingRate,
  },
  schema: {
    summary: 'Connect a product with a repository',
    tags,
    params: DeploymentParams,
    body: ConnectRepositoryRequest,
    response: { 201: ConnectedResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409, 503) },
  },
} as const satisfies RouteRecord;

/** Returns whether the repository has the product's deploy key and webhook. */
export const readDeployKeyWebhook = {
  method: 'GET',
  url: '/api/v1/repositories/deploy-key-webhook/:id/:repoId',
  config: {
    operationId: 'readDeployKeyWebhook',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'product' },
    rateLimit: callingRate,
  },
  schema: {
    summary: 'Read the status of deploy key and webhook',
    tags,
    params: DeploymentParams,
    response: { 200: DeployKeyWebhookResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Disconnects a product from its repository: removes the deploy key and the webhook. */
export const disconnectRepository = {
  method: 'DELETE',
  url: '/api/v1/repositories/deploy-key-webhook/:id/:repoId',
  config: {
    operationId: 'disconnectRepository',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'product' },
    rateLimit: callingRate,
  },
  schema: {
    summary: 'Disconnect a product from its repository',
    tags,
    params: DeploymentParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Adds the webhook again. */
export const connectWebhookOnly = {
  method: 'POST',
  url: '/api/v1/repositories/deploy-key-webhook/:id/:repoId/connect-webhook-only',
  config: {
    operationId: 'connectWebhookOnly',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'product' },
    rateLimit: callingRate,
  },
  schema: {
    summary: 'Add the webhook of a connected product',
    tags,
    params: DeploymentParams,
    response: { 201: ConnectedResponse, ...sessionErrors, ...errors(404, 503) },
  },
} as const satisfies RouteRecord;

/** Removes the webhook and leaves the repository connected. */
export const disconnectWebhookOnly = {
  method: 'DELETE',
  url: '/api/v1/repositories/deploy-key-webhook/:id/:repoId/disconnect-webhook-only',
  config: {
    operationId: 'disconnectWebhookOnly',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'product' },
    rateLimit: callingRate,
  },
  schema: {
    summary: 'Remove the webhook of a connected product',
    tags,
    params: DeploymentParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404, 503) },
  },
} as const satisfies RouteRecord;

/** Returns the versions at the head of the deployed branch. */
export const readVersionStatus = {
  method: 'GET',
  url: '/api/v1/repositories/:repoId/pressdock-version-status/:id',
  config: {
    operationId: 'readVersionStatus',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'product' },
    rateLimit: callingRate,
  },
  schema: {
    summary: 'Read the versions at the head of the deployed branch',
    tags,
    params: DeploymentParams,
    response: { 200: VersionStatusResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns how each connected product is deployed. */
export const listDeployments = {
  method: 'GET',
  url: '/api/v1/repositories/deployments',
  config: {
    operationId: 'listDeployments',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List the products that are deployed from a repository',
    tags,
    response: { 200: z.array(DeploymentResponse), ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Returns how a product is deployed. */
export const readDeployment = {
  method: 'GET',
  url: '/api/v1/repositories/deployments/:id',
  config: {
    operationId: 'readDeployment',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'product' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read how a product is deployed',
    tags,
    params: IdParams,
    response: { 200: DeploymentResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Changes the branch, the folder or the tags that a product is deployed from. */
export const updateDeployment = {
  method: 'PATCH',
  url: '/api/v1/repositories/deployments/:id',
  config: {
    operationId: 'updateDeployment',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'product' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Change what a product is deployed from',
    tags,
    params: IdParams,
    body: PatchDeploymentRequest,
    response: {
      200: DeploymentResponse,
      ...sessionErrors,
      ...bodyErrors,
      ...errors(404, 409, 503),
    },
  },
} as const satisfies RouteRecord;
