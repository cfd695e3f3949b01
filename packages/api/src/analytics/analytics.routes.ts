import type { RouteRecord } from '../contract/record.ts';
import { errors, sessionErrors } from '../contract/responses.ts';
import {
  DownloadDetailParams,
  DownloadDetailQuery,
  DownloadDetailResponse,
} from './analytics.schemas.ts';

/** The downloads of one version, day by day and page by page. */
export const readDownloadDetail = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/downloads/details/:versionUUID',
  config: { operationId: 'readDownloadDetail', access: 'session' },
  schema: {
    summary: 'Read the downloads of a version, a page of days at a time',
    tags: ['Analytics'],
    params: DownloadDetailParams,
    querystring: DownloadDetailQuery,
    response: { 200: DownloadDetailResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
