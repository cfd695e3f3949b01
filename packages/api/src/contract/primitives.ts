import * as z from 'zod/mini';
import { versionValidation } from '../versions/versions.messages.ts';
import { TEXT_LIMITS } from './contract.limits.ts';
import { fieldValidation } from './field.messages.ts';

/** An identifier in a path. Anything that is not a known identifier answers 404, so only its length is bound. */
export const Id = z.string().check(z.minLength(1), z.maxLength(100));

/** A moment as ISO 8601 in UTC. */
export const Timestamp = z.string();

/** One line of free text that may be blank. */
export const Line = z
  .string()
  .check(z.trim(), z.maxLength(TEXT_LIMITS.line, fieldValidation.tooLong));

/** A rich text that may be blank; the server sanitises it on write. */
export const Html = z.string().check(z.maxLength(TEXT_LIMITS.html, fieldValidation.tooLong));

/** Blank, or an http or https address. */
export const WebAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(TEXT_LIMITS.url, fieldValidation.tooLong),
    z.regex(/^(?:https?:\/\/[^\s]+)?$/i, fieldValidation.url),
  );

/** Several lines of plain text that may be blank. */
export const Notes = z.string().check(z.maxLength(TEXT_LIMITS.notes, fieldValidation.tooLong));

/** What `MAJOR.MINOR.PATCH` looks like, each part a whole number of at most nine digits. */
export const versionPattern = /^(?:0|[1-9]\d{0,8})\.(?:0|[1-9]\d{0,8})\.(?:0|[1-9]\d{0,8})$/;

/** `MAJOR.MINOR.PATCH`, each part a whole number of at most nine digits. */
export const VersionNumber = z
  .string(versionValidation.format)
  .check(z.trim(), z.regex(versionPattern, versionValidation.format));

/** The path parameter of calls on one thing. */
export const IdParams = z.object({ id: Id });

/** What a successful save answers: the identifier of what was saved. */
export const SavedResponse = z.object({ _id: Id });

/** The revision that was edited: with it, a save over somebody else's later save is refused as `stale`. */
export const Revision = z.optional(z.int().check(z.gte(1), z.lte(2_147_483_647)));

/** Sites send what they like: a repeated parameter arrives as a list and is read by its first value. */
export const SiteText = z.optional(z.union([z.string(), z.array(z.string())]));
