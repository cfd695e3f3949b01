import { ACCOUNT_READ, ACCOUNT_WORK } from '../contract/access.ts';
import { IdParams, SavedResponse } from '../contract/primitives.schemas.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, CsvFile, errors, NoContent, sessionErrors } from '../contract/responses.ts';
import {
  CountLicensesResponse,
  FilterLicensesQuery,
  LicenseListResponse,
  LicenseResponse,
  ListLicensesQuery,
  SaveLicenseRequest,
} from './licenses.schemas.ts';

const tags = ['Licenses'] as const;

/** Returns a page of licenses, newest first. */
export const listLicenses = {
  method: 'GET',
  url: '/api/v2/license',
  config: {
    operationId: 'listLicenses',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List or search licenses, newest first',
    tags,
    querystring: ListLicensesQuery,
    response: { 200: LicenseListResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Issues a license. */
export const createLicense = {
  method: 'POST',
  url: '/api/v2/license',
  config: {
    operationId: 'createLicense',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', namedBy: 'key', isMasked: true },
    needsVerifiedEmail: true,
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Issue a license',
    tags,
    body: SaveLicenseRequest,
    response: { 201: SavedResponse, ...sessionErrors, ...bodyErrors, ...errors(403, 409) },
  },
} as const satisfies RouteRecord;

/** Returns a license. */
export const readLicense = {
  method: 'GET',
  url: '/api/v2/license/:id',
  config: {
    operationId: 'readLicense',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'license' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read a license',
    tags,
    params: IdParams,
    response: { 200: LicenseResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Replaces every field of a license. */
export const replaceLicense = {
  method: 'PUT',
  url: '/api/v2/license/:id',
  config: {
    operationId: 'replaceLicense',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'license' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Save a license',
    tags,
    params: IdParams,
    body: SaveLicenseRequest,
    response: { 200: SavedResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Deletes a license. Its sites no longer receive updates. */
export const deleteLicense = {
  method: 'DELETE',
  url: '/api/v2/license/:id',
  config: {
    operationId: 'deleteLicense',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'license' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Delete a license',
    tags,
    params: IdParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Counts the licenses that match a filter. */
export const countLicenses = {
  method: 'GET',
  url: '/api/v2/license/count',
  config: {
    operationId: 'countLicenses',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Count the licenses that match, up to 10,000',
    tags,
    querystring: FilterLicensesQuery,
    response: { 200: CountLicensesResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Suspends a license. It is denied everywhere until it is reinstated. */
export const suspendLicense = {
  method: 'POST',
  url: '/api/v2/license/:id/suspend',
  config: {
    operationId: 'suspendLicense',
    access: ACCOUNT_WORK,
    scope: 'license',
    audit: { when: 'always', subject: 'license' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Suspend a license',
    tags,
    params: IdParams,
    response: { 200: LicenseResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Ends the suspension of a license. */
export const reinstateLicense = {
  method: 'POST',
  url: '/api/v2/license/:id/reinstate',
  config: {
    operationId: 'reinstateLicense',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'license' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Reinstate a suspended license',
    tags,
    params: IdParams,
    response: { 200: LicenseResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the licenses that match as a CSV file. */
export const exportLicenses = {
  method: 'GET',
  url: '/api/v2/license/export',
  config: {
    operationId: 'exportLicenses',
    access: ACCOUNT_WORK,
    scope: 'read',
    audit: { when: 'always' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Export licenses as CSV, newest first',
    tags,
    querystring: FilterLicensesQuery,
    response: { 200: CsvFile, ...sessionErrors },
  },
} as const satisfies RouteRecord;
