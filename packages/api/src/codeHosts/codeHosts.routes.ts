import * as z from 'zod/mini';
import { ACCOUNT_READ, OWNER_WORK } from '../contract/access.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import {
  bodyErrors,
  errors,
  NoContent,
  publicErrors,
  sessionErrors,
} from '../contract/responses.ts';
import {
  AuthorizationCallbackQuery,
  AuthorizationResponse,
  CodeHostParams,
  CodeHostsResponse,
  CompleteAuthorizationRequest,
  CompletedAuthorizationResponse,
  ConnectGitlabTokenRequest,
  DisconnectCodeHostQuery,
} from './codeHosts.schemas.ts';

const tags = ['Code hosts'] as const;
/** Low, because each of these calls makes the server send requests to a code host. */
const callingRate = { perMinute: 30 } as const;
/** Connections act with the owner's rights at the code host, so members cannot change them. */
const change = {
  access: OWNER_WORK,
  scope: 'none',
  audit: { when: 'always' },
  rateLimit: callingRate,
} as const;

/** Returns the account's connections to code hosts. */
export const listCodeHosts = {
  method: 'GET',
  url: '/api/v1/users/me/oauth-providers',
  config: {
    operationId: 'listCodeHosts',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List the connections to code hosts',
    tags,
    response: { 200: CodeHostsResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Disconnects a code host and revokes its token there. */
export const disconnectCodeHost = {
  method: 'DELETE',
  url: '/api/v1/users/me/oauth-providers',
  config: { operationId: 'disconnectCodeHost', ...change },
  schema: {
    summary: 'Disconnect a code host',
    tags,
    querystring: DisconnectCodeHostQuery,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Begins an OAuth authorization. The person continues at the URL in the response. */
export const startAuthorization = {
  method: 'POST',
  url: '/api/v1/users/me/oauth-providers/:provider/authorize',
  config: { operationId: 'startAuthorization', ...change },
  schema: {
    summary: 'Begin an authorization at a code host',
    tags,
    params: CodeHostParams,
    response: { 201: AuthorizationResponse, ...sessionErrors, ...errors(404, 409, 503) },
  },
} as const satisfies RouteRecord;

/**
 * Receives the person back from the code host and redirects to the dashboard, which completes the
 * authorization with the person's session. Nothing is connected before.
 */
export const receiveAuthorization = {
  method: 'GET',
  url: '/api/v1/oauth/:provider/callback',
  config: {
    operationId: 'receiveAuthorization',
    access: 'public',
    scope: 'none',
    audit: 'none',
    rateLimit: { perMinute: 60 },
  },
  schema: {
    summary: 'Receive the response of a code host to an authorization',
    tags,
    params: CodeHostParams,
    querystring: AuthorizationCallbackQuery,
    response: { 302: NoContent, ...publicErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Completes an authorization that the same person began: connects the code host. */
export const completeAuthorization = {
  method: 'PATCH',
  url: '/api/v1/users/me/update-oauth-keys',
  config: { operationId: 'completeAuthorization', ...change },
  schema: {
    summary: 'Complete an authorization at a code host',
    tags,
    body: CompleteAuthorizationRequest,
    response: {
      200: CompletedAuthorizationResponse,
      ...sessionErrors,
      ...bodyErrors,
      ...errors(404),
    },
  },
} as const satisfies RouteRecord;

/** Connects GitLab with a personal access token, which is validated there first. */
export const connectGitlabToken = {
  method: 'POST',
  url: '/api/v1/users/me/gitlab-token',
  config: { operationId: 'connectGitlabToken', ...change },
  schema: {
    summary: 'Connect GitLab with an access token',
    tags,
    body: ConnectGitlabTokenRequest,
    response: {
      200: z.object({ login: z.string() }),
      ...sessionErrors,
      ...bodyErrors,
      ...errors(503),
    },
  },
} as const satisfies RouteRecord;

/** Disconnects GitLab and deletes its token. */
export const deleteGitlabToken = {
  method: 'DELETE',
  url: '/api/v1/users/me/gitlab-token',
  config: { operationId: 'deleteGitlabToken', ...change },
  schema: {
    summary: 'Delete the GitLab access token',
    tags,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
