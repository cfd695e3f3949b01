import * as z from 'zod/mini';
import { Timestamp } from '../contract/primitives.schemas.ts';
import { productValidation } from '../products/products.messages.ts';

/** The exact size of the package, and the slug for its file name. */
export const UploadPolicyQuery = z.object({
  fileSizeInBytes: z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
  slug: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,100}$/, productValidation.slugFormat))),
});

/** An upload ticket: post `fields` and then `file` to `url` before `expiresAt`. */
export const UploadPolicyResponse = z.object({
  policy: z.string(),
  signature: z.string(),
  key: z.string(),
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  s3Url: z.string(),
  expiresAt: Timestamp,
});

/** @see {@link UploadPolicyResponse} */
export type UploadPolicyResponse = z.infer<typeof UploadPolicyResponse>;
