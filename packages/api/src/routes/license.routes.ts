import {
  LicenseListResponse,
  LicenseResponse,
  ListLicensesQuery,
  SaveLicenseRequest,
} from '../schemas/license.ts';
import { IdParams, SavedResponse } from '../schemas/primitives.ts';
import { bodyErrors, errors, NoContent, type RouteRecord, sessionErrors } from './record.ts';

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
