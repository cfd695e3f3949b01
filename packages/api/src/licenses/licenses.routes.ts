import { IdParams, SavedResponse } from '../contract/primitives.ts';
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

/** A page of the account's licences. */
export const listLicenses = {
  method: 'GET',
  url: '/api/v2/license',
  config: { operationId: 'listLicenses', access: 'session' },
  schema: {
    summary: 'List or search licenses, newest first, a page at a time',
    tags,
    querystring: ListLicensesQuery,
    response: { 200: LicenseListResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Issues a licence. */
export const createLicense = {
  method: 'POST',
  url: '/api/v2/license',
  config: { operationId: 'createLicense', access: 'session' },
  schema: {
    summary: 'Issue a license',
    tags,
    body: SaveLicenseRequest,
    response: { 201: SavedResponse, ...sessionErrors, ...bodyErrors, ...errors(403, 409) },
  },
} as const satisfies RouteRecord;

/** Reads a licence. */
export const readLicense = {
  method: 'GET',
  url: '/api/v2/license/:id',
  config: { operationId: 'readLicense', access: 'session' },
  schema: {
    summary: 'Read a license',
    tags,
    params: IdParams,
    response: { 200: LicenseResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Saves a licence as a whole. */
export const replaceLicense = {
  method: 'PUT',
  url: '/api/v2/license/:id',
  config: { operationId: 'replaceLicense', access: 'session' },
  schema: {
    summary: 'Save a license as a whole',
    tags,
    params: IdParams,
    body: SaveLicenseRequest,
    response: { 200: SavedResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Deletes a licence: its sites get no more updates. */
export const deleteLicense = {
  method: 'DELETE',
  url: '/api/v2/license/:id',
  config: { operationId: 'deleteLicense', access: 'session' },
  schema: {
    summary: 'Delete a license',
    tags,
    params: IdParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** How many licences match a filter. */
export const countLicenses = {
  method: 'GET',
  url: '/api/v2/license/count',
  config: { operationId: 'countLicenses', access: 'session' },
  schema: {
    summary: 'Count the licenses that match, up to 10,000',
    tags,
    querystring: FilterLicensesQuery,
    response: { 200: CountLicensesResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Suspends a licence: it is refused everywhere until it is reinstated. */
export const suspendLicense = {
  method: 'POST',
  url: '/api/v2/license/:id/suspend',
  config: { operationId: 'suspendLicense', access: 'session' },
  schema: {
    summary: 'Suspend a license',
    tags,
    params: IdParams,
    response: { 200: LicenseResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Ends a licence's suspension. */
export const reinstateLicense = {
  method: 'POST',
  url: '/api/v2/license/:id/reinstate',
  config: { operationId: 'reinstateLicense', access: 'session' },
  schema: {
    summary: 'Reinstate a suspended license',
    tags,
    params: IdParams,
    response: { 200: LicenseResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** All licences that match, as a file. */
export const exportLicenses = {
  method: 'GET',
  url: '/api/v2/license/export',
  config: { operationId: 'exportLicenses', access: 'session' },
  schema: {
    summary: 'Download the licenses that match as CSV, newest first',
    tags,
    querystring: FilterLicensesQuery,
    response: { 200: CsvFile, ...sessionErrors },
  },
} as const satisfies RouteRecord;
