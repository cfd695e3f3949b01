import { ACCOUNT_READ } from '../contract/access.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { errors, sessionErrors } from '../contract/responses.ts';
import {
  DownloadDetailParams,
  DownloadDetailQuery,
  DownloadDetailResponse,
} from './analytics.schemas.ts';

/** Returns a page of a version's daily downloads. */
export const readDownloadDetail = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/downloads/details/:versionUUID',
  config: {
    operationId: 'readDownloadDetail',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List the daily downloads of a version, newest first',
    tags: ['Analytics'],
    params: DownloadDetailParams,
    querystring: DownloadDetailQuery,
    response: { 200: DownloadDetailResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
