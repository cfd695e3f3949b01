import { ACCOUNT_WORK } from '../contract/access.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, sessionErrors } from '../contract/responses.ts';
import {
  BulkLicensesRequest,
  BulkLicensesResponse,
  UndoLicensesRequest,
  UndoLicensesResponse,
} from './licenseBulk.schemas.ts';

const tags = ['Licenses'] as const;

/** Applies one action to many licenses. */
export const bulkLicenses = {
  method: 'POST',
  url: '/api/v2/license/bulk',
  config: {
    operationId: 'bulkLicenses',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Extend, suspend, reinstate or delete many licenses',
    tags,
    body: BulkLicensesRequest,
    response: { 200: BulkLicensesResponse, ...sessionErrors, ...bodyErrors, ...errors(409) },
  },
} as const satisfies RouteRecord;

/** Reverts a bulk change within ten minutes. */
export const undoLicenses = {
  method: 'POST',
  url: '/api/v2/license/undo',
  config: {
    operationId: 'undoLicenses',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Undo a change to many licenses',
    tags,
    body: UndoLicensesRequest,
    response: { 200: UndoLicensesResponse, ...sessionErrors, ...bodyErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
