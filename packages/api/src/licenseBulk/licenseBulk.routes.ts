import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, sessionErrors } from '../contract/responses.ts';
import {
  BulkLicensesRequest,
  BulkLicensesResponse,
  UndoLicensesRequest,
  UndoLicensesResponse,
} from './licenseBulk.schemas.ts';

const tags = ['Licenses'] as const;

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
