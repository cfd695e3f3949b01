import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, sessionErrors } from '../contract/responses.ts';
import { ImportLicensesRequest, ImportLicensesResponse } from './licenseImport.schemas.ts';

const tags = ['Licenses'] as const;

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
