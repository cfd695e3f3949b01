import * as z from 'zod/mini';
import { Id } from '../contract/primitives.ts';

/** What an uploaded picture is for. */
export const UploadImageQuery = z.object({ use: z.enum(['icon', 'banner_low', 'banner_high']) });

/** Where an uploaded picture is served from for ever, and its size in pixels. */
export const UploadImageResponse = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
});

/** @see {@link UploadImageResponse} */
export type UploadImageResponse = z.infer<typeof UploadImageResponse>;

/** The path parameters of a picture. */
export const ImageParams = z.object({ account: Id, name: Id });
