import * as z from 'zod/mini';
import { TEXT_LIMITS } from './contract.limits.ts';
import { fieldValidation } from './field.messages.ts';

/** An id. Only its length is validated, because an unknown id of any form is not found (404). */
export const Id = z.string().check(z.minLength(1), z.maxLength(100));

/** The cursor of a page, as the previous page returned it. */
export const Cursor = z.string().check(z.minLength(1), z.maxLength(500));

/** A time as ISO 8601 in UTC. */
export const Timestamp = z.string();

/** One line of text, possibly blank. */
export const Line = z
  .string()
  .check(z.trim(), z.maxLength(TEXT_LIMITS.line, fieldValidation.tooLong));

/** Rich text, possibly blank. The server sanitizes it when it is saved. */
export const Html = z.string().check(z.maxLength(TEXT_LIMITS.html, fieldValidation.tooLong));

/** A URL with http or https, or blank. */
export const WebAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(TEXT_LIMITS.url, fieldValidation.tooLong),
    z.regex(/^(?:https?:\/\/[^\s]+)?$/i, fieldValidation.url),
  );

/** Several lines of plain text, possibly blank. */
export const Notes = z.string().check(z.maxLength(TEXT_LIMITS.notes, fieldValidation.tooLong));

/** Matches `MAJOR.MINOR.PATCH`; each part is a whole number of at most nine digits. */
export const versionPattern = /^(?:0|[1-9]\d{0,8})\.(?:0|[1-9]\d{0,8})\.(?:0|[1-9]\d{0,8})$/;

/** The path parameters of a call on one object. */
export const IdParams = z.object({ id: Id });

/** The id of the saved object. */
export const SavedResponse = z.object({ _id: Id });

/** The revision that was edited. If there is a newer one, saving fails with the conflict `stale`. */
export const Revision = z.optional(z.int().check(z.gte(1), z.lte(2_147_483_647)));

/** A parameter sent by a site. If it is repeated, its first value counts. */
export const SiteText = z.optional(z.union([z.string(), z.array(z.string())]));
