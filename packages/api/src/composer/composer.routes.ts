import * as z from 'zod/mini';
import { ErrorResponse } from '../contract/error.schemas.ts';
import type { RouteRecord } from '../contract/record.ts';
import { errors, publicErrors, ZipFile } from '../contract/responses.ts';
import { LICENSE_KEY_RATE } from '../licenseChecks/licenseChecks.limits.ts';
import { RefusedSiteResponse } from '../licenseChecks/licenseChecks.schemas.ts';
import {
  ComposerDistParams,
  ComposerPackageParams,
  ComposerPackageResponse,
  ComposerParams,
  ComposerRepositoryResponse,
} from './composer.schemas.ts';

const tags = ['Composer'] as const;
/** 401: the password is not a key of the account, or its license is not valid. */
const refused = { 401: RefusedSiteResponse, ...errors(404) };
/** 404: the package does not exist, or the license is for another product. */
const hidden = { ...refused, 404: z.union([ErrorResponse, RefusedSiteResponse]) };

/** Returns the Composer repository of an account. The password is a license key or an API key. */
export const readComposerRepository = {
  method: 'GET',
  url: '/composer/:account/packages.json',
  config: {
    operationId: 'readComposerRepository',
    access: 'public',
    scope: 'none',
    audit: 'none',
    rateLimit: LICENSE_KEY_RATE,
  },
  schema: {
    summary: 'Read the Composer repository; the password is a license key or an API key',
    tags,
    params: ComposerParams,
    response: { 200: ComposerRepositoryResponse, ...publicErrors, ...refused },
  },
} as const satisfies RouteRecord;

/** Returns the versions of a package that the key includes. */
export const readComposerPackage = {
  method: 'GET',
  url: '/composer/:account/p2/:vendor/:file',
  config: {
    operationId: 'readComposerPackage',
    access: 'public',
    scope: 'none',
    audit: 'none',
    rateLimit: LICENSE_KEY_RATE,
  },
  schema: {
    summary: 'Read the versions of a Composer package',
    tags,
    params: ComposerPackageParams,
    response: { 200: ComposerPackageResponse, ...publicErrors, ...hidden },
  },
} as const satisfies RouteRecord;

/** Downloads the zip file of a version that the key includes, the same file that sites install. */
export const downloadComposerDist = {
  method: 'GET',
  url: '/composer/:account/dist/:product/:version',
  config: {
    operationId: 'downloadComposerDist',
    access: 'public',
    scope: 'none',
    audit: 'none',
    rateLimit: LICENSE_KEY_RATE,
  },
  schema: {
    summary: 'Download the zip file of a Composer package',
    tags,
    params: ComposerDistParams,
    response: { 200: ZipFile, ...publicErrors, ...hidden, 403: RefusedSiteResponse },
  },
} as const satisfies RouteRecord;
