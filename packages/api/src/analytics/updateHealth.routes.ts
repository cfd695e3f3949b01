import * as z from 'zod/mini';
import { ACCOUNT_READ } from '../contract/access.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { errors, sessionErrors } from '../contract/responses.ts';
import { OneProductQuery, ProjectParams } from './siteFilter.schemas.ts';
import {
  OutcomeSitesQuery,
  OutcomeSitesResponse,
  ReleaseHealthListResponse,
  ReleaseHealthParams,
  ReleaseHealthResponse,
} from './updateHealth.schemas.ts';

const tags = ['Analytics'] as const;

/** Returns how the newest releases of a product fared. */
export const listReleaseHealth = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/health',
  config: {
    operationId: 'listReleaseHealth',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List the health of releases',
    tags,
    params: ProjectParams,
    querystring: OneProductQuery,
    response: { 200: ReleaseHealthListResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns how a release fared. */
export const readReleaseHealth = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/health/:versionUUID',
  config: {
    operationId: 'readReleaseHealth',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read the health of a release',
    tags,
    params: ReleaseHealthParams,
    querystring: z.object({}),
    response: { 200: ReleaseHealthResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns a page of the sites with an outcome and what they have in common. */
export const listOutcomeSites = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/health/:versionUUID/sites',
  config: {
    operationId: 'listOutcomeSites',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List the sites with an outcome',
    tags,
    params: ReleaseHealthParams,
    querystring: OutcomeSitesQuery,
    response: { 200: OutcomeSitesResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
