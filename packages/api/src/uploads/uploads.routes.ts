import * as z from 'zod/mini';
import { ACCOUNT_WORK } from '../contract/access.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import {
  bodyErrors,
  errors,
  NoContent,
  publicErrors,
  sessionErrors,
} from '../contract/responses.ts';
import { UploadPolicyQuery, UploadPolicyResponse } from './uploads.schemas.ts';

const tags = ['Uploads'] as const;

/** Creates an upload ticket for one package of an exact size. */
export const generateS3Policy = {
  method: 'GET',
  url: '/api/v1/generate-s3-policy',
  config: {
    operationId: 'generateS3Policy',
    access: ACCOUNT_WORK,
    scope: 'release',
    audit: { when: 'viewing' },
    needsVerifiedEmail: true,
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Create an upload ticket for one package',
    tags,
    querystring: UploadPolicyQuery,
    response: { 200: UploadPolicyResponse, ...sessionErrors, ...errors(413, 507) },
  },
} as const satisfies RouteRecord;

/** Stores a package in the embedded storage, within the limits of its signed upload ticket. */
export const uploadPackage = {
  method: 'POST',
  url: '/storage',
  config: {
    operationId: 'uploadPackage',
    access: 'public',
    scope: 'none',
    audit: 'none',
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Upload a package: the fields of the upload ticket, then `file`',
    tags,
    consumes: ['multipart/form-data'],
    body: z.any(),
    response: { 204: NoContent, ...publicErrors, ...bodyErrors, ...errors(403, 409, 507) },
  },
} as const satisfies RouteRecord;
