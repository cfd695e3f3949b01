import { IdParams } from '../contract/primitives.ts';
import type { RouteRecord } from '../contract/record.ts';
import { errors, publicErrors, ZipFile } from '../contract/responses.ts';

const tags = ['Sites'] as const;

const missing = errors(404);

/** The package behind a temporary link. Every failure is the same 404. */
export const temporaryDownload = {
  method: 'GET',
  url: '/api/v2/public/temporary-download/:id',
  config: { operationId: 'temporaryDownload', access: 'public' },
  schema: {
    summary: 'Download the package behind a temporary link',
    tags,
    params: IdParams,
    response: { 200: ZipFile, ...publicErrors, ...missing },
  },
} as const satisfies RouteRecord;
