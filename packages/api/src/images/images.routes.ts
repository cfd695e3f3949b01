import * as z from 'zod/mini';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, publicErrors, sessionErrors } from '../contract/responses.ts';
import { ImageParams, UploadImageQuery, UploadImageResponse } from './images.schemas.ts';

const tags = ['Pictures'] as const;

const media = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** Keeps an icon or a banner, checked by its content. The same picture keeps the same address. */
export const uploadImage = {
  method: 'POST',
  url: '/api/v1/images',
  config: { operationId: 'uploadImage', access: 'session' },
  schema: {
    summary: 'Upload an icon or a banner: the bytes of a PNG, JPEG, WebP or GIF',
    tags,
    querystring: UploadImageQuery,
    consumes: media,
    body: z.any(),
    response: { 201: UploadImageResponse, ...sessionErrors, ...bodyErrors },
  },
} as const satisfies RouteRecord;

/** A picture, as sites and the dashboard show it. */
export const readImage = {
  method: 'GET',
  url: '/images/:account/:name',
  config: { operationId: 'readImage', access: 'public' },
  schema: {
    summary: 'Read a picture',
    tags,
    params: ImageParams,
    response: {
      200: {
        description: 'The picture',
        content: Object.fromEntries(media.map((type) => [type, { schema: z.any() }])),
      },
      ...publicErrors,
      ...errors(404),
    },
  },
} as const satisfies RouteRecord;
