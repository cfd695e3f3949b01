import * as z from 'zod/mini';
import { PACKAGE_LIMITS, TEMPORARY_LINK_SECONDS, TEXT_LIMITS, VERSIONS_PAGE } from '../limits.ts';
import { validationMessages } from '../messages.ts';
import { Html, Id, Line, Timestamp, VersionNumber } from './primitives.ts';

/** The path parameters of calls on one version. */
export const VersionParams = z.object({ id: Id, versionId: Id });

/** `order=true` (the default) lists the newest version first; `limit` bounds how many are answered. */
export const ListVersionsQuery = z.object({
  order: z.optional(z.enum(['true', 'false'])),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(VERSIONS_PAGE.max))),
});

const s3Url = z
  .string(validationMessages.zipRequired)
  .check(
    z.minLength(1, validationMessages.zipRequired),
    z.maxLength(TEXT_LIMITS.url, validationMessages.zipRequired),
  );

const pluginNotes = {
  requires: z.optional(Line),
  tested: z.optional(Line),
  upgrade_notice: z.optional(Html),
  changelog: z.optional(Html),
};

/** A new plugin version from an uploaded package. What is left out is read from the package. */
export const CreatePluginVersionRequest = z.object({
  version: VersionNumber,
  s3Url,
  ...pluginNotes,
});
/** A new theme version from an uploaded package. */
export const CreateThemeVersionRequest = z.object({
  version: VersionNumber,
  s3Url,
  changelog: z.optional(Html),
});

/** Changing what is told about a plugin version; its number and its bytes never change. */
export const UpdatePluginVersionRequest = z.object(pluginNotes);
/** Changing what is told about a theme version; its number and its bytes never change. */
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

/** A plugin version. `fileSize` in bytes; `sha256` in hex; `warnings` are sentences about odd things in the package. */
export const PluginVersionResponse = z.object({
  ...packageFacts,
  upgrade_notice: z.string(),
  changelog: z.string(),
});
/** @see {@link PluginVersionResponse} */
export type PluginVersionResponse = z.infer<typeof PluginVersionResponse>;

/** A theme version. `fileSize` in bytes; `sha256` in hex; `warnings` are sentences about odd things in the package. */
export const ThemeVersionResponse = z.object({
  ...packageFacts,
  changelog: z.optional(z.string()),
});
/** @see {@link ThemeVersionResponse} */
export type ThemeVersionResponse = z.infer<typeof ThemeVersionResponse>;

/** How long a temporary download link works. */
export const TemporaryLinkQuery = z.object({
  lengthInSeconds: z.coerce
    .number(validationMessages.linkLength)
    .check(
      z.int(validationMessages.linkLength),
      z.gte(TEMPORARY_LINK_SECONDS.min, validationMessages.linkLength),
      z.lte(TEMPORARY_LINK_SECONDS.max, validationMessages.linkLength),
    ),
});

/** The exact size of the package about to be uploaded, and the slug its file is named by. */
export const UploadPolicyQuery = z.object({
  fileSizeInBytes: z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
  slug: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,100}$/, validationMessages.slugFormat))),
});

/** Leave to upload one package: post `fields` and then `file` to `url` before `expiresAt`. */
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

/** The largest package the server takes, in bytes. */
export const MAX_PACKAGE_BYTES: number = PACKAGE_LIMITS.packedBytes;
