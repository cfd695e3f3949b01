import * as z from 'zod/mini';
import { ACCOUNT_READ, ACCOUNT_WORK } from '../contract/access.ts';
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
  CreatedShareResponse,
  CreateShareRequest,
  SharedAnalyticsResponse,
  SharedParams,
  ShareListResponse,
  ShareParams,
} from './analyticsShares.schemas.ts';
import { ProjectParams } from './siteFilter.schemas.ts';

const tags = ['Analytics'] as const;

/** Returns the links that share analytics, newest first. */
export const listShares = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/shares',
  config: {
    operationId: 'listShares',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List the links that share analytics',
    tags,
    params: ProjectParams,
    querystring: z.object({}),
    response: { 200: ShareListResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Creates a link that shares analytics. */
export const createShare = {
  method: 'POST',
  url: '/api/v2/analytics/:uuid/shares',
  config: {
    operationId: 'createShare',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', namedBy: 'name' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Create a link that shares analytics',
    tags,
    params: ProjectParams,
    body: CreateShareRequest,
    response: { 201: CreatedShareResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Revokes a link. It stops working at once. */
export const revokeShare = {
  method: 'DELETE',
  url: '/api/v2/analytics/:uuid/shares/:id',
  config: {
    operationId: 'revokeShare',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'share' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Revoke a link that shares analytics',
    tags,
    params: ShareParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns what a link shares. An unknown or revoked link is not found. */
export const readSharedAnalytics = {
  method: 'GET',
  url: '/api/v2/public/analytics/:token',
  config: {
    operationId: 'readSharedAnalytics',
    access: 'public',
    scope: 'none',
    audit: 'none',
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read shared analytics',
    tags,
    params: SharedParams,
    querystring: z.object({}),
    response: { 200: SharedAnalyticsResponse, ...publicErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
