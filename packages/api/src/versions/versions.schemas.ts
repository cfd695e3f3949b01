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
import { VERSION_IMPORT_MAX, VERSIONS_PAGE } from './versions.limits.ts';
import { versionValidation } from './versions.messages.ts';

/** A typed version, `MAJOR.MINOR.PATCH`. */
const typedVersion = z
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

/**
 * A new plugin version from an uploaded package. Omitted fields are read from the package. A typed
 * version must match the package's: `1.8.0` matches `1.8`. The package is never renumbered.
 */
export const CreatePluginVersionRequest = z.object({
  version: z.optional(typedVersion),
  s3Url,
  ...pluginNotes,
});

/** A new theme version from an uploaded package. @see {@link CreatePluginVersionRequest} */
export const CreateThemeVersionRequest = z.object({
  version: z.optional(typedVersion),
  s3Url,
  changelog: z.optional(Html),
});

const importOf = <const Package extends z.ZodMiniType>(item: Package) =>
  z.object({ packages: z.array(item).check(z.minLength(1), z.maxLength(VERSION_IMPORT_MAX)) });

/** Uploaded packages of earlier plugin versions. */
export const ImportPluginVersionsRequest = importOf(CreatePluginVersionRequest);

/** Uploaded packages of earlier theme versions. */
export const ImportThemeVersionsRequest = importOf(CreateThemeVersionRequest);

/** Offers an imported version to sites (`true`), or any version no longer (`false`). */
const isOffered = z.optional(z.boolean());

/** Changes to a plugin version. Its number and its package never change. */
export const UpdatePluginVersionRequest = z.object({ ...pluginNotes, isOffered });

/** Changes to a theme version. Its number and its package never change. */
export const UpdateThemeVersionRequest = z.object({ changelog: z.optional(Html), isOffered });

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
  isOffered: z.boolean(),
  requires: z.string(),
  tested: z.string(),
  requires_php: z.string(),
};

/**
 * A plugin version. `version` is the one in its package. `fileSize` is in bytes, `sha256` in hex;
 * `warnings` are messages about the package. Sites are offered it only if `isOffered`, which imported
 * versions are not at first.
 */
export const PluginVersionResponse = z.object({
  ...packageFacts,
  upgrade_notice: z.string(),
  changelog: z.string(),
});

/** @see {@link PluginVersionResponse} */
export type PluginVersionResponse = z.infer<typeof PluginVersionResponse>;

/** A theme version. @see {@link PluginVersionResponse} */
export const ThemeVersionResponse = z.object({
  ...packageFacts,
  changelog: z.optional(z.string()),
});

/** @see {@link ThemeVersionResponse} */
export type ThemeVersionResponse = z.infer<typeof ThemeVersionResponse>;

const importResultOf = <const Version extends z.ZodMiniType>(version: Version) =>
  z.object({
    results: z.array(
      z.object({ s3Url: z.string(), version: z.nullable(version), error: z.nullable(z.string()) }),
    ),
  });

/** For each package, in the order of the request: the added version, or why it was not added. */
export const ImportPluginVersionsResponse = importResultOf(PluginVersionResponse);

/** @see {@link ImportPluginVersionsResponse} */
export type ImportPluginVersionsResponse = z.infer<typeof ImportPluginVersionsResponse>;

/** @see {@link ImportPluginVersionsResponse} */
export const ImportThemeVersionsResponse = importResultOf(ThemeVersionResponse);

/** @see {@link ImportPluginVersionsResponse} */
export type ImportThemeVersionsResponse = z.infer<typeof ImportThemeVersionsResponse>;
