import * as z from 'zod/mini';

/** Every code an error answer may carry, with its HTTP status. */
export const ERROR_STATUS = {
  validation_failed: 400,
  unauthenticated: 401,
  forbidden: 403,
  second_factor_required: 403,
  proof_required: 403,
  deactivated: 403,
  not_found: 404,
  conflict: 409,
  stale: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

/** The stable, machine-readable name of what went wrong. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** The one body of every error answer. `fields` names the fields at fault, each with a sentence to show. */
export const ErrorResponse = z.object({
  message: z.string(),
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  fields: z.optional(z.record(z.string(), z.string())),
});

/** @see {@link ErrorResponse} */
export type ErrorResponse = z.infer<typeof ErrorResponse>;
