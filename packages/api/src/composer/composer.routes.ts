import * as z from 'zod/mini';
import { ErrorResponse } from '../contract/error.schemas.ts';
import type { RouteRecord } from '../contract/record.ts';
import { errors, publicErrors, ZipFile } from '../contract/responses.ts';
import { RefusedSiteResponse } from '../licenseChecks/licenseChecks.schemas.ts';
import {
  ComposerDistParams,
  ComposerPackageParams,
  ComposerPackageResponse,
  ComposerParams,
  ComposerRepositoryResponse,
} from './composer.schemas.ts';

const tags = ['Composer'] as const;

/** 401: the password is no key of the account, or its licence is good for nothing. */
const refused = { 401: RefusedSiteResponse, ...errors(404) };

/** 404: there is no such package, or the licence is for another product. */
const hidden = { ...refused, 404: z.union([ErrorResponse, RefusedSiteResponse]) };

/** The Composer repository of an account, for whoever brings a licence key or an API key. */
export const readComposerRepository = {
  method: 'GET',
  url: '/composer/:account/packages.json',
  config: { operationId: 'readComposerRepository', access: 'public' },
  schema: {
    summary: 'Read the Composer repository; the password is a license key or an API key',
    tags,
    params: ComposerParams,
    response: { 200: ComposerRepositoryResponse, ...publicErrors, ...refused },
  },
} as const satisfies RouteRecord;

/** The versions of one package that the key entitles to. */
export const readComposerPackage = {
  method: 'GET',
  url: '/composer/:account/p2/:vendor/:file',
  config: { operationId: 'readComposerPackage', access: 'public' },
  schema: {
    summary: 'Read the versions of a Composer package',
    tags,
    params: ComposerPackageParams,
    response: { 200: ComposerPackageResponse, ...publicErrors, ...hidden },
  },
} as const satisfies RouteRecord;

/** The zip of a version that the key entitles to: the same that sites install. */
export const downloadComposerDist = {
  method: 'GET',
  url: '/composer/:account/dist/:product/:version',
  config: { operationId: 'downloadComposerDist', access: 'public' },
  schema: {
    summary: 'Download the zip of a Composer package',
    tags,
    params: ComposerDistParams,
    response: { 200: ZipFile, ...publicErrors, ...hidden, 403: RefusedSiteResponse },
  },
} as const satisfies RouteRecord;
