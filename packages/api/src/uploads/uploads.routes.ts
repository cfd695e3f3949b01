import * as z from 'zod/mini';
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

/** Asks leave to upload one package of an exact size. */
export const generateS3Policy = {
  method: 'GET',
  url: '/api/v1/generate-s3-policy',
  config: { operationId: 'generateS3Policy', access: 'session' },
  schema: {
    summary: 'Ask leave to upload one package',
    tags,
    querystring: UploadPolicyQuery,
    response: { 200: UploadPolicyResponse, ...sessionErrors, ...errors(413) },
  },
} as const satisfies RouteRecord;

/** Takes a package into the embedded storage, by the rules of the signed policy that comes with it. */
export const uploadPackage = {
  method: 'POST',
  url: '/storage',
  config: { operationId: 'uploadPackage', access: 'public' },
  schema: {
    summary: 'Upload a package with the fields of a policy, then `file`',
    tags,
    consumes: ['multipart/form-data'],
    body: z.any(),
    response: { 204: NoContent, ...publicErrors, ...bodyErrors, ...errors(403, 409) },
  },
} as const satisfies RouteRecord;
