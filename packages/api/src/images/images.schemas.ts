import * as z from 'zod/mini';
import { Id } from '../contract/primitives.schemas.ts';

/** The use of an uploaded image. */
export const UploadImageQuery = z.object({ use: z.enum(['icon', 'banner_low', 'banner_high']) });

/** The permanent URL of an uploaded image, and its size in pixels. */
export const UploadImageResponse = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
});

/** @see {@link UploadImageResponse} */
export type UploadImageResponse = z.infer<typeof UploadImageResponse>;

/** The path parameters of an image. */
export const ImageParams = z.object({ account: Id, name: Id });
