import * as z from 'zod/mini';
import { TEXT_LIMITS } from '../contract/contract.limits.ts';
import {
  Cursor,
  Html,
  Id,
  Line,
  Timestamp,
  versionPattern,
} from '../contract/primitives.schemas.ts';
import { VERSIONS_PAGE } from './versions.limits.ts';
import { versionValidation } from './versions.messages.ts';

/** A version number, `MAJOR.MINOR.PATCH`. */
const versionNumber = z
  .string(versionValidation.format)
  .check(z.trim(), z.regex(versionPattern, versionValidation.format));

/** The version to copy, of another product of the same account and kind. */
export const CopyVersionRequest = z.object({ sourceVersionId: Id });

/** The path parameters of a call on one version. */
export const VersionParams = z.object({ id: Id, versionId: Id });

/**
 * `order=true` (the default) lists the newest version first. Returns at most `limit` versions. `after` is the
 * cursor of the page, from the header `Pressdock-Next` of the previous response, or the `_id` of a version.
 */
export const ListVersionsQuery = z.object({
  order: z.optional(z.enum(['true', 'false'])),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(VERSIONS_PAGE.max))),
  after: z.optional(Cursor),
});

const s3Url = z
  .string(versionValidation.zipRequired)
  .check(
    z.minLength(1, versionValidation.zipRequired),
    z.maxLength(TEXT_LIMITS.url, versionValidation.zipRequired),
  );

const pluginNotes = {
  requires: z.optional(Line),
  tested: z.optional(Line),
  upgrade_notice: z.optional(Html),
  changelog: z.optional(Html),
};

/** A new plugin version from an uploaded package. Omitted fields are read from the package. */
export const CreatePluginVersionRequest = z.object({
  version: versionNumber,
  s3Url,
  ...pluginNotes,
});

/** A new theme version from an uploaded package. */
export const CreateThemeVersionRequest = z.object({
  version: versionNumber,
  s3Url,
  changelog: z.optional(Html),
});

/** Changes to the notes of a plugin version. Its number and its package never change. */
export const UpdatePluginVersionRequest = z.object(pluginNotes);

/** Changes to the notes of a theme version. Its number and its package never change. */
export const UpdateThemeVersionRequest = z.object({ changelog: z.optional(Html) });

const packageFacts = {
  _id: Id,
  version: z.string(),
  s3Url: z.string(),
  fileSize: z.number(),
  fileCount: z.number(),
  sha256: z.string(),
  warnings: z.array(z.string()),
  downloads: z.number(),
  createdAt: Timestamp,
  requires: z.string(),
  tested: z.string(),
  requires_php: z.string(),
};

/** A plugin version. `fileSize` is in bytes, `sha256` in hex; `warnings` are messages about the package. */
export const PluginVersionResponse = z.object({
  ...packageFacts,
  upgrade_notice: z.string(),
  changelog: z.string(),
});

/** @see {@link PluginVersionResponse} */
export type PluginVersionResponse = z.infer<typeof PluginVersionResponse>;

/** A theme version. `fileSize` is in bytes, `sha256` in hex; `warnings` are messages about the package. */
export const ThemeVersionResponse = z.object({
  ...packageFacts,
  changelog: z.optional(z.string()),
});

/** @see {@link ThemeVersionResponse} */
export type ThemeVersionResponse = z.infer<typeof ThemeVersionResponse>;
