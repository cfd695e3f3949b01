import * as z from 'zod/mini';
import { ACCOUNT_READ } from '../contract/access.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { errors, sessionErrors } from '../contract/responses.ts';
import {
  DomainListResponse,
  ListDomainsQuery,
  LookupSourcesResponse,
  SiteAddressQuery,
  SiteHostingResponse,
  SiteLocationResponse,
} from './domains.schemas.ts';
import { ProjectDayParams, ProjectParams } from './siteFilter.schemas.ts';

const tags = ['Analytics'] as const;

/** Returns a page of the domains that sites sent with consent. */
export const listDomains = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/domains',
  config: {
    operationId: 'listDomains',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List domains',
    tags,
    params: ProjectParams,
    querystring: ListDomainsQuery,
    response: { 200: DomainListResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the hosting provider of a network of the account's sites. */
export const findSiteHosting = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/whois/:date',
  config: {
    operationId: 'findSiteHosting',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Find the hosting provider of a network',
    tags,
    params: ProjectDayParams,
    querystring: SiteAddressQuery,
    response: { 200: SiteHostingResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the location of a network of the account's sites. */
export const findSiteLocation = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/geo-ip/:date',
  config: {
    operationId: 'findSiteLocation',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Find the location of a network',
    tags,
    params: ProjectDayParams,
    querystring: SiteAddressQuery,
    response: { 200: SiteLocationResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the data that locations and hosting providers come from. */
export const readLookupSources = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/lookup-sources',
  config: {
    operationId: 'readLookupSources',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read the sources of locations and hosting providers',
    tags,
    params: ProjectParams,
    querystring: z.object({}),
    response: { 200: LookupSourcesResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
