import * as z from 'zod/mini';

/** The HTTP status of each error code. */
export const ERROR_STATUS = {
  validation_failed: 400,
  unauthenticated: 401,
  forbidden: 403,
  second_factor_required: 403,
  proof_required: 403,
  deactivated: 403,
  suspended: 403,
  email_unverified: 403,
  not_found: 404,
  conflict: 409,
  stale: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  insufficient_storage: 507,
} as const;

/** A stable, machine-readable error code. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every error response. `fields` maps each invalid field to a message for the user. */
export const ErrorResponse = z.object({
  message: z.string(),
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  fields: z.optional(z.record(z.string(), z.string())),
});

/** @see {@link ErrorResponse} */
export type ErrorResponse = z.infer<typeof ErrorResponse>;
