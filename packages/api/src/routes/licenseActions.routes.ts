import { CountLicensesResponse, FilterLicensesQuery, LicenseResponse } from '../schemas/license.ts';
import {
  ActivationListResponse,
  ActivationParams,
  ListActivationsQuery,
} from '../schemas/licenseActivation.ts';
import {
  BulkLicensesRequest,
  BulkLicensesResponse,
  UndoLicensesRequest,
  UndoLicensesResponse,
} from '../schemas/licenseBulk.ts';
import { LicenseDecisionsQuery, LicenseDecisionsResponse } from '../schemas/licenseDecision.ts';
import { ImportLicensesRequest, ImportLicensesResponse } from '../schemas/licenseImport.ts';
import { SigningKeyListResponse } from '../schemas/licenseLease.ts';
import { IdParams } from '../schemas/primitives.ts';
import {
  bodyErrors,
  CsvFile,
  errors,
  NoContent,
  type RouteRecord,
  sessionErrors,
} from './record.ts';

const tags = ['Licenses'] as const;
const signing = ['License signing'] as const;

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

/** Where a licence is in use. */
export const listActivations = {
  method: 'GET',
  url: '/api/v2/license/:id/activations',
  config: { operationId: 'listActivations', access: 'session' },
  schema: {
    summary: 'List the sites a license is in use on, the one seen last first',
    tags,
    params: IdParams,
    querystring: ListActivationsQuery,
    response: { 200: ActivationListResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Frees the place that a site takes. The site may take one again when it asks next. */
export const deleteActivation = {
  method: 'DELETE',
  url: '/api/v2/license/:id/activations/:activationId',
  config: { operationId: 'deleteActivation', access: 'session' },
  schema: {
    summary: 'Deactivate a site of a license',
    tags,
    params: ActivationParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
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

/** Does something to many licences. */
export const bulkLicenses = {
  method: 'POST',
  url: '/api/v2/license/bulk',
  config: { operationId: 'bulkLicenses', access: 'session' },
  schema: {
    summary: 'Extend, suspend, reinstate or delete many licenses',
    tags,
    body: BulkLicensesRequest,
    response: { 200: BulkLicensesResponse, ...sessionErrors, ...bodyErrors, ...errors(409) },
  },
} as const satisfies RouteRecord;

/** Undoes what was done to many licences, within ten minutes. */
export const undoLicenses = {
  method: 'POST',
  url: '/api/v2/license/undo',
  config: { operationId: 'undoLicenses', access: 'session' },
  schema: {
    summary: 'Undo what was done to many licenses',
    tags,
    body: UndoLicensesRequest,
    response: { 200: UndoLicensesResponse, ...sessionErrors, ...bodyErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Takes a part of a file. */
export const importLicenses = {
  method: 'POST',
  url: '/api/v2/license/import',
  config: { operationId: 'importLicenses', access: 'session' },
  schema: {
    summary: 'Import licenses and their customers, up to 500 lines at a time',
    tags,
    body: ImportLicensesRequest,
    response: { 200: ImportLicensesResponse, ...sessionErrors, ...bodyErrors },
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

/** Why sites were let in or refused. */
export const listLicenseDecisions = {
  method: 'GET',
  url: '/api/v2/license/decisions',
  config: { operationId: 'listLicenseDecisions', access: 'session' },
  schema: {
    summary: 'Read the last decisions about a license key or a domain, with their reasons',
    tags,
    querystring: LicenseDecisionsQuery,
    response: { 200: LicenseDecisionsResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** The keys that plugins verify leases with. */
export const listSigningKeys = {
  method: 'GET',
  url: '/api/v2/license/signing-keys',
  config: { operationId: 'listSigningKeys', access: 'session' },
  schema: {
    summary: 'List the public keys that leases are verified with',
    tags: signing,
    response: { 200: SigningKeyListResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/**
 * Makes the next key, unless there is one. It is listed at once and signs later, so that plugins can be
 * released with both keys before they are shown leases of the new one.
 */
export const rotateSigningKey = {
  method: 'POST',
  url: '/api/v2/license/signing-keys',
  config: { operationId: 'rotateSigningKey', access: 'session' },
  schema: {
    summary: 'Make the next key, which signs leases in 30 days',
    tags: signing,
    response: { 201: SigningKeyListResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Begins to sign with the next key now. Leases under the old one stay good until they run out. */
export const signWithKey = {
  method: 'POST',
  url: '/api/v2/license/signing-keys/:id/sign',
  config: { operationId: 'signWithKey', access: 'session' },
  schema: {
    summary: 'Sign leases with the next key from now on',
    tags: signing,
    params: IdParams,
    response: { 200: SigningKeyListResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
