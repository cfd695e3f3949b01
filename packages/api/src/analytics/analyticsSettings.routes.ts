import * as z from 'zod/mini';
import { ACCOUNT_READ, ACCOUNT_WORK, OWNER_WORK } from '../contract/access.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, sessionErrors } from '../contract/responses.ts';
import {
  AnalyticsSettingsResponse,
  CollectedFieldsParams,
  CollectedFieldsResponse,
  EraseDomainRequest,
  ErasureListResponse,
  ErasureResponse,
  SaveAnalyticsSettingsRequest,
  SaveCollectedFieldsRequest,
} from './analyticsSettings.schemas.ts';
import { ProjectParams } from './siteFilter.schemas.ts';

const tags = ['Analytics'] as const;

/** Returns how long daily records of sites are stored. */
export const readAnalyticsSettings = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/settings',
  config: {
    operationId: 'readAnalyticsSettings',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read the analytics settings',
    tags,
    params: ProjectParams,
    querystring: z.object({}),
    response: { 200: AnalyticsSettingsResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Saves how long daily records of sites are stored. */
export const saveAnalyticsSettings = {
  method: 'PUT',
  url: '/api/v2/analytics/:uuid/settings',
  config: {
    operationId: 'saveAnalyticsSettings',
    access: OWNER_WORK,
    scope: 'full',
    audit: { when: 'always' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Save the analytics settings',
    tags,
    params: ProjectParams,
    body: SaveAnalyticsSettingsRequest,
    response: { 200: AnalyticsSettingsResponse, ...sessionErrors, ...bodyErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the optional fields that are stored of the sites of a product. */
export const readCollectedFields = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/settings/products/:id',
  config: {
    operationId: 'readCollectedFields',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'product' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read the collected fields of a product',
    tags,
    params: CollectedFieldsParams,
    querystring: z.object({}),
    response: { 200: CollectedFieldsResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Saves the optional fields. What was collected before stays until its retention ends. */
export const saveCollectedFields = {
  method: 'PUT',
  url: '/api/v2/analytics/:uuid/settings/products/:id',
  config: {
    operationId: 'saveCollectedFields',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'product' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Save the collected fields of a product',
    tags,
    params: CollectedFieldsParams,
    body: SaveCollectedFieldsRequest,
    response: { 200: CollectedFieldsResponse, ...sessionErrors, ...bodyErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the receipts for erased domains. */
export const listErasures = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/erasures',
  config: {
    operationId: 'listErasures',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List the receipts for erased domains',
    tags,
    params: ProjectParams,
    querystring: z.object({}),
    response: { 200: ErasureListResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Erases everything that is stored of a domain in the account. */
export const eraseDomain = {
  method: 'POST',
  url: '/api/v2/analytics/:uuid/erasures',
  config: {
    operationId: 'eraseDomain',
    access: OWNER_WORK,
    scope: 'full',
    audit: { when: 'always' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Erase a domain',
    tags,
    params: ProjectParams,
    body: EraseDomainRequest,
    response: { 201: ErasureResponse, ...sessionErrors, ...bodyErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
