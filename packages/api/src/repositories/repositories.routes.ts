import * as z from 'zod/mini';
import { ACCOUNT_READ, ACCOUNT_WORK } from '../contract/access.ts';
import { IdParams } from '../contract/primitives.schemas.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, NoContent, sessionErrors } from '../contract/responses.ts';
import {
  AddRepositoryRequest,
  BranchResponse,
  ListRepositoriesQuery,
  RepositoryResponse,
  TrustHostKeyRequest,
} from './repositories.schemas.ts';

const tags = ['Continuous deployment'] as const;
/** Low, because these calls may make the server send requests to a code host. */
const callingRate = { perMinute: 120 } as const;

/** Returns the repositories of all connected code hosts and Git servers, sorted by name. */
export const listRepositories = {
  method: 'GET',
  url: '/api/v1/repositories',
  config: {
    operationId: 'listRepositories',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: callingRate,
  },
  schema: {
    summary: 'List repositories',
    tags,
    querystring: ListRepositoriesQuery,
    response: { 200: z.array(RepositoryResponse), ...sessionErrors, ...errors(503) },
  },
} as const satisfies RouteRecord;

/** Adds a repository on any Git server, and creates its deploy key. */
export const addRepository = {
  method: 'POST',
  url: '/api/v1/repositories',
  config: {
    operationId: 'addRepository',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', namedBy: 'url' },
    rateLimit: callingRate,
  },
  schema: {
    summary: 'Add a repository on any Git server',
    tags,
    body: AddRepositoryRequest,
    response: { 201: RepositoryResponse, ...sessionErrors, ...bodyErrors, ...errors(409, 503) },
  },
} as const satisfies RouteRecord;

/** Returns a repository. */
export const readRepository = {
  method: 'GET',
  url: '/api/v1/repositories/:id',
  config: {
    operationId: 'readRepository',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'repository' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read a repository',
    tags,
    params: IdParams,
    response: { 200: RepositoryResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Deletes a repository on any Git server that no product is deployed from. */
export const deleteRepository = {
  method: 'DELETE',
  url: '/api/v1/repositories/:id',
  config: {
    operationId: 'deleteRepository',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'repository' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Delete a repository',
    tags,
    params: IdParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Trusts another SSH host key of a Git server, after its owner replaced it. */
export const trustHostKey = {
  method: 'POST',
  url: '/api/v1/repositories/:id/trust-host-key',
  config: {
    operationId: 'trustHostKey',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'repository' },
    rateLimit: callingRate,
  },
  schema: {
    summary: 'Trust the new host key of a Git server',
    tags,
    params: IdParams,
    body: TrustHostKeyRequest,
    response: {
      200: RepositoryResponse,
      ...sessionErrors,
      ...bodyErrors,
      ...errors(404, 409, 503),
    },
  },
} as const satisfies RouteRecord;

/** Returns the branches of a repository, the default branch first. */
export const listBranches = {
  method: 'GET',
  url: '/api/v1/repositories/branches/:id',
  config: {
    operationId: 'listBranches',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'repository' },
    rateLimit: callingRate,
  },
  schema: {
    summary: 'List the branches of a repository',
    tags,
    params: IdParams,
    response: { 200: z.array(BranchResponse), ...sessionErrors, ...errors(404, 503) },
  },
} as const satisfies RouteRecord;
