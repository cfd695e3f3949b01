import { IdParams } from '../contract/primitives.schemas.ts';
import { KIND_NAMES, type ProductKind } from '../contract/productKind.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, HtmlPage, publicErrors, ZipFile } from '../contract/responses.ts';
import { LICENSE_KEY_RATE } from '../licenseChecks/licenseChecks.limits.ts';
import { RefusedSiteResponse } from '../licenseChecks/licenseChecks.schemas.ts';
import {
  LatestVersionQuery,
  LatestVersionResponse,
  PackageQuery,
  PluginUpdateResponse,
  ThemeUpdateResponse,
  UpdateCheckBody,
  UpdateCheckQuery,
} from './updates.schemas.ts';

const tags = ['Sites'] as const;
const PUBLIC = {
  access: 'public',
  scope: 'none',
  audit: 'none',
  rateLimit: STANDARD_RATE,
} as const;
/** Calls that accept the license key of a site. */
const WITH_KEY = { ...PUBLIC, rateLimit: LICENSE_KEY_RATE } as const;
/** 401: the product requires a license, and the site sent no valid one. */
const refused = { 401: RefusedSiteResponse, ...errors(404) };

const urls = { plugin: '/api/v1/updates/:id', theme: '/api/v1/theme-updates/:id' } as const;
const offers = { plugin: PluginUpdateResponse, theme: ThemeUpdateResponse } as const;

/** Returns the records of the update checks of one kind of product. */
export function updateCheckRoutes<const Kind extends ProductKind>(kind: Kind) {
  const name = KIND_NAMES[kind];
  const url = urls[kind];
  return {
    /** Returns the newest version that the site can run. */
    check: {
      method: 'GET',
      url,
      config: { ...WITH_KEY, operationId: `check${name}Update` },
      schema: {
        summary: `Check for a ${kind} update`,
        tags,
        params: IdParams,
        querystring: UpdateCheckQuery,
        response: { 200: offers[kind], ...publicErrors, ...refused },
      },
    },
    /** The same for older update checkers, which send facts about the site in a form. */
    checkByForm: {
      method: 'POST',
      url,
      config: { ...WITH_KEY, operationId: `post${name}UpdateCheck` },
      schema: {
        summary: `Check for a ${kind} update and send facts about the site`,
        tags,
        params: IdParams,
        querystring: UpdateCheckQuery,
        consumes: ['application/x-www-form-urlencoded'],
        body: UpdateCheckBody,
        response: { 200: offers[kind], ...publicErrors, ...bodyErrors, ...refused },
      },
    },
  } as const;
}

/** Downloads the package of a version, as sites install it. */
export const downloadPackage = {
  method: 'GET',
  url: '/api/v1/updates/:id/download',
  config: { ...WITH_KEY, operationId: 'downloadPackage' },
  schema: {
    summary: 'Download the package of a version, by default the newest',
    tags,
    params: IdParams,
    querystring: PackageQuery,
    response: { 200: ZipFile, ...publicErrors, ...refused },
  },
} as const satisfies RouteRecord;

/** Returns the public page about a product, which WordPress shows in a frame. */
export const readDetailsPage = {
  method: 'GET',
  url: '/details/:id',
  config: { ...PUBLIC, operationId: 'readDetailsPage' },
  schema: {
    summary: 'Read the public page about a product',
    tags,
    params: IdParams,
    response: { 200: HtmlPage, ...publicErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the newest version number of a product; of a gated product, the newest the license includes. */
export const readLatestVersion = {
  method: 'GET',
  url: '/api/v1/latest-version/:id',
  config: { ...WITH_KEY, operationId: 'readLatestVersion' },
  schema: {
    summary: 'Read the newest version number',
    tags,
    params: IdParams,
    querystring: LatestVersionQuery,
    response: { 200: LatestVersionResponse, ...publicErrors, ...refused },
  },
} as const satisfies RouteRecord;
