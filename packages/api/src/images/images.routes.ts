import * as z from 'zod/mini';
import { ACCOUNT_WORK } from '../contract/access.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, publicErrors, sessionErrors } from '../contract/responses.ts';
import { ImageParams, UploadImageQuery, UploadImageResponse } from './images.schemas.ts';

const tags = ['Images'] as const;
const media = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** Stores an icon or a banner. Uploading the same image again returns the same URL. */
export const uploadImage = {
  method: 'POST',
  url: '/api/v1/images',
  config: {
    operationId: 'uploadImage',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always' },
    needsVerifiedEmail: true,
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Upload an icon or a banner as PNG, JPEG, WebP or GIF',
    tags,
    querystring: UploadImageQuery,
    consumes: media,
    body: z.any(),
    response: { 201: UploadImageResponse, ...sessionErrors, ...bodyErrors },
  },
} as const satisfies RouteRecord;

/** Returns an image to sites and to the dashboard. */
export const readImage = {
  method: 'GET',
  url: '/images/:account/:name',
  config: {
    operationId: 'readImage',
    access: 'public',
    scope: 'none',
    audit: 'none',
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read an image',
    tags,
    params: ImageParams,
    response: {
      200: {
        description: 'The image',
        content: Object.fromEntries(media.map((type) => [type, { schema: z.any() }])),
      },
      ...publicErrors,
      ...errors(404),
    },
  },
} as const satisfies RouteRecord;
