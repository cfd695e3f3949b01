import * as z from 'zod/mini';
import { ACCOUNT_READ } from '../contract/access.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, sessionErrors } from '../contract/responses.ts';
import { ProductQuery, ProjectDayParams, ProjectParams, SitesQuery } from './siteFilter.schemas.ts';
import {
  AnalyticsPluginsResponse,
  LanguagesResponse,
  MysqlVersionsResponse,
  PhpVersionsResponse,
  PluginVersionsRequest,
  PluginVersionsResponse,
  SitePluginsResponse,
  SiteThemesResponse,
  SiteValuesParams,
  SiteValuesResponse,
  VersionTableResponse,
  WordPressVersionsResponse,
} from './siteValues.schemas.ts';

const tags = ['Analytics'] as const;

/** Returns the account's products by name. */
export const listAnalyticsPlugins = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/plugins',
  config: {
    operationId: 'listAnalyticsPlugins',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List the products with analytics',
    tags,
    params: ProjectParams,
    querystring: z.object({}),
    response: { 200: AnalyticsPluginsResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the sites of each product by installed version. It changes nothing. */
export const listInstalledVersions = {
  method: 'POST',
  url: '/api/v2/analytics/:uuid/plugins/versions',
  config: {
    operationId: 'listInstalledVersions',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
    isRead: true,
  },
  schema: {
    summary: 'List the installed versions of products',
    tags,
    params: ProjectParams,
    body: PluginVersionsRequest,
    response: { 200: PluginVersionsResponse, ...sessionErrors, ...bodyErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the themes that sites use. */
export const listSiteThemes = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/themes/:date',
  config: {
    operationId: 'listSiteThemes',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List the themes of sites',
    tags,
    params: ProjectDayParams,
    querystring: ProductQuery,
    response: { 200: SiteThemesResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the other plugins that sites use. */
export const listSitePlugins = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/:date/site-plugins',
  config: {
    operationId: 'listSitePlugins',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List the other plugins of sites',
    tags,
    params: ProjectDayParams,
    querystring: ProductQuery,
    response: { 200: SitePluginsResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the sites of a day by WordPress version. */
export const listWordPressVersions = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/:date/wordpress-versions',
  config: {
    operationId: 'listWordPressVersions',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List sites by WordPress version',
    tags,
    params: ProjectDayParams,
    querystring: SitesQuery,
    response: { 200: WordPressVersionsResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the sites of a day by PHP version. */
export const listPhpVersions = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/:date/php-versions',
  config: {
    operationId: 'listPhpVersions',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List sites by PHP version',
    tags,
    params: ProjectDayParams,
    querystring: SitesQuery,
    response: { 200: PhpVersionsResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the sites of a day by database version. */
export const listMysqlVersions = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/:date/mysql-versions',
  config: {
    operationId: 'listMysqlVersions',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List sites by database version',
    tags,
    params: ProjectDayParams,
    querystring: SitesQuery,
    response: { 200: MysqlVersionsResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the sites of a day by language. */
export const listLanguages = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/:date/languages',
  config: {
    operationId: 'listLanguages',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List sites by language',
    tags,
    params: ProjectDayParams,
    querystring: SitesQuery,
    response: { 200: LanguagesResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the sites of a day by any fact. */
export const listSiteValues = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/:date/values/:fact',
  config: {
    operationId: 'listSiteValues',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List sites by a fact',
    tags,
    params: SiteValuesParams,
    querystring: SitesQuery,
    response: { 200: SiteValuesResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the sites of a day by WordPress and product version. */
export const readVersionTable = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/:date/wordpress-by-version',
  config: {
    operationId: 'readVersionTable',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read the table of WordPress and product versions',
    tags,
    params: ProjectDayParams,
    querystring: SitesQuery,
    response: { 200: VersionTableResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
