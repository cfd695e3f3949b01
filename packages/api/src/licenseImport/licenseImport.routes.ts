import { ACCOUNT_WORK } from '../contract/access.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, sessionErrors } from '../contract/responses.ts';
import { ImportLicensesRequest, ImportLicensesResponse } from './licenseImport.schemas.ts';

/** Imports one part of a file of licenses. */
export const importLicenses = {
  method: 'POST',
  url: '/api/v2/license/import',
  config: {
    operationId: 'importLicenses',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always' },
    needsVerifiedEmail: true,
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Import licenses and their customers, up to 500 rows at a time',
    tags: ['Licenses'],
    body: ImportLicensesRequest,
    response: { 200: ImportLicensesResponse, ...sessionErrors, ...bodyErrors },
  },
} as const satisfies RouteRecord;
