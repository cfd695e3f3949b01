import { IdParams } from '../contract/primitives.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, publicErrors, ZipFile } from '../contract/responses.ts';
import { RefusedSiteResponse } from '../licenseChecks/licenseChecks.schemas.ts';
import {
  LatestVersionResponse,
  PackageQuery,
  PluginUpdateResponse,
  ThemeUpdateResponse,
  UpdateCheckBody,
  UpdateCheckQuery,
} from './updates.schemas.ts';

const tags = ['Sites'] as const;

const missing = errors(404);

/** 401: the product needs a licence, and the site has none that is good for it. */
const refused = { 401: RefusedSiteResponse, ...missing };

const form = ['application/x-www-form-urlencoded'] as const;

/** A site asks whether a plugin has an update. */
export const checkPluginUpdate = {
  method: 'GET',
  url: '/api/v1/updates/:id',
  config: { operationId: 'checkPluginUpdate', access: 'public' },
  schema: {
    summary: 'Ask for the newest plugin version this site can run',
    tags,
    params: IdParams,
    querystring: UpdateCheckQuery,
    response: { 200: PluginUpdateResponse, ...publicErrors, ...refused },
  },
} as const satisfies RouteRecord;

/** A site asks as older update checkers do, with its facts in a form. */
export const postPluginUpdateCheck = {
  method: 'POST',
  url: '/api/v1/updates/:id',
  config: { operationId: 'postPluginUpdateCheck', access: 'public' },
  schema: {
    summary: 'Ask for the newest plugin version, telling about the site',
    tags,
    params: IdParams,
    querystring: UpdateCheckQuery,
    consumes: form,
    body: UpdateCheckBody,
    response: { 200: PluginUpdateResponse, ...publicErrors, ...bodyErrors, ...refused },
  },
} as const satisfies RouteRecord;

/** A site asks whether a theme has an update. */
export const checkThemeUpdate = {
  method: 'GET',
  url: '/api/v1/theme-updates/:id',
  config: { operationId: 'checkThemeUpdate', access: 'public' },
  schema: {
    summary: 'Ask for the newest theme version this site can run',
    tags,
    params: IdParams,
    querystring: UpdateCheckQuery,
    response: { 200: ThemeUpdateResponse, ...publicErrors, ...refused },
  },
} as const satisfies RouteRecord;

/** A site asks for a theme as older update checkers do, with its facts in a form. */
export const postThemeUpdateCheck = {
  method: 'POST',
  url: '/api/v1/theme-updates/:id',
  config: { operationId: 'postThemeUpdateCheck', access: 'public' },
  schema: {
    summary: 'Ask for the newest theme version, telling about the site',
    tags,
    params: IdParams,
    querystring: UpdateCheckQuery,
    consumes: form,
    body: UpdateCheckBody,
    response: { 200: ThemeUpdateResponse, ...publicErrors, ...bodyErrors, ...refused },
  },
} as const satisfies RouteRecord;

/** The package of a plugin or theme version, as sites install it. */
export const downloadPackage = {
  method: 'GET',
  url: '/api/v1/updates/:id/download',
  config: { operationId: 'downloadPackage', access: 'public' },
  schema: {
    summary: 'Download the package of a version, the newest by default',
    tags,
    params: IdParams,
    querystring: PackageQuery,
    response: { 200: ZipFile, ...publicErrors, ...refused },
  },
} as const satisfies RouteRecord;

/** The newest version number of a plugin or theme. */
export const readLatestVersion = {
  method: 'GET',
  url: '/api/v1/latest-version/:id',
  config: { operationId: 'readLatestVersion', access: 'public' },
  schema: {
    summary: 'Read the newest version number',
    tags,
    params: IdParams,
    response: { 200: LatestVersionResponse, ...publicErrors, ...missing },
  },
} as const satisfies RouteRecord;
