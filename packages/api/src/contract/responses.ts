import * as z from 'zod/mini';
import { type ERROR_STATUS, ErrorResponse } from './error.schemas.ts';

type ErrorStatus = (typeof ERROR_STATUS)[keyof typeof ERROR_STATUS];

/** Returns the responses of a call that may fail with these statuses. */
export function errors<const Status extends readonly ErrorStatus[]>(
  ...statuses: Status
): { [K in Status[number]]: typeof ErrorResponse } {
  return Object.fromEntries(statuses.map((status) => [status, ErrorResponse])) as {
    [K in Status[number]]: typeof ErrorResponse;
  };
}

/** Errors of a call that anyone may make. */
export const publicErrors = errors(400, 429);

/** Errors of a call that needs a session or an API key. */
export const sessionErrors = errors(400, 401, 403, 429);

/** Errors of a call with a body. */
export const bodyErrors = errors(400, 413, 415);

/** A response without a body. */
export const NoContent = z.undefined();

/** Returns a plain-text response. */
export function text(description: string): {
  description: string;
  content: { 'text/plain': { schema: z.ZodMiniString } };
} {
  return { description, content: { 'text/plain': { schema: z.string() } } };
}

/** A CSV file whose first line names the columns. */
export const CsvFile = {
  description: 'The rows as CSV, streamed',
  content: { 'text/csv': { schema: z.any() } },
} as const;

/** A zip file. */
export const ZipFile = {
  description: 'The package',
  content: { 'application/zip': { schema: z.any() } },
} as const;

/** An HTML page. */
export const HtmlPage = {
  description: 'The page',
  content: { 'text/html': { schema: z.string() } },
} as const;
