import { ACCOUNT_READ } from '../contract/access.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { errors, sessionErrors } from '../contract/responses.ts';
import {
  DownloadDetailParams,
  DownloadDetailQuery,
  DownloadDetailResponse,
} from './analytics.schemas.ts';
import {
  ActiveInstallsParams,
  ActiveInstallsResponse,
  AnalyticsDatesResponse,
  AnalyticsDayResponse,
  DownloadPointsResponse,
  GrowthQuery,
  GrowthResponse,
  UpdateCountResponse,
} from './analyticsDays.schemas.ts';
import { ProductQuery, ProjectDayParams, ProjectParams } from './siteFilter.schemas.ts';

const tags = ['Analytics'] as const;

/** Returns the days with data, newest first. */
export const listAnalyticsDates = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/dates',
  config: {
    operationId: 'listAnalyticsDates',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List the days with data',
    tags,
    params: ProjectParams,
    querystring: ProductQuery,
    response: { 200: AnalyticsDatesResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the totals of a day. */
export const readAnalyticsDay = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/:date',
  config: {
    operationId: 'readAnalyticsDay',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read the totals of a day',
    tags,
    params: ProjectDayParams,
    querystring: ProductQuery,
    response: { 200: AnalyticsDayResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the downloads of the last days, oldest first. */
export const listDownloads = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/downloads',
  config: {
    operationId: 'listDownloads',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List the downloads per day',
    tags,
    params: ProjectParams,
    querystring: ProductQuery,
    response: { 200: DownloadPointsResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

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
    tags,
    params: DownloadDetailParams,
    querystring: DownloadDetailQuery,
    response: { 200: DownloadDetailResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the update checks of the last days, oldest first. */
export const listUpdateCounts = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/update-count',
  config: {
    operationId: 'listUpdateCounts',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List the update checks per day',
    tags,
    params: ProjectParams,
    querystring: ProductQuery,
    response: { 200: UpdateCountResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Counts the different sites that checked for updates in a period. */
export const countActiveInstalls = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/active-installs/:startDate/:endDate',
  config: {
    operationId: 'countActiveInstalls',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Count active installs',
    tags,
    params: ActiveInstallsParams,
    querystring: ProductQuery,
    response: { 200: ActiveInstallsResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the sites of each day of a period and the releases in it. */
export const listGrowth = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/growth',
  config: {
    operationId: 'listGrowth',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List the sites per day with the releases',
    tags,
    params: ProjectParams,
    querystring: GrowthQuery,
    response: { 200: GrowthResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
