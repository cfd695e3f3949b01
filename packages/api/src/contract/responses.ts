import * as z from 'zod/mini';
import { type ERROR_STATUS, ErrorResponse } from './error.schemas.ts';

type ErrorStatus = (typeof ERROR_STATUS)[keyof typeof ERROR_STATUS];

/** Declares that a call may answer with these error statuses, each with the one error body. */
export function errors<const Status extends readonly ErrorStatus[]>(
  ...statuses: Status
): { [K in Status[number]]: typeof ErrorResponse } {
  return Object.fromEntries(statuses.map((status) => [status, ErrorResponse])) as {
    [K in Status[number]]: typeof ErrorResponse;
  };
}

/** Errors of a call that anyone may make. */
export const publicErrors = errors(400, 429);

/** Errors of a call that needs a session; 403 is for an API key that may not make it. */
export const sessionErrors = errors(400, 401, 403, 429);

/** Errors of a call with a body. */
export const bodyErrors = errors(400, 413, 415);

/** An answer without a body. */
export const NoContent = z.undefined();

/** An answer that is plain text. */
export function text(description: string): {
  description: string;
  content: { 'text/plain': { schema: z.ZodMiniString } };
} {
  return { description, content: { 'text/plain': { schema: z.string() } } };
}

/** An answer that is a CSV file, its first line naming the columns. */
export const CsvFile = {
  description: 'The rows as CSV, sent as they are read',
  content: { 'text/csv': { schema: z.any() } },
} as const;

/** An answer that is a zip file. */
export const ZipFile = {
  description: 'The package',
  content: { 'application/zip': { schema: z.any() } },
} as const;
