import * as z from 'zod/mini';

/** A file that differs between two packages. Sizes in bytes; null where the file is not there. */
const ChangedFile = z.object({
  path: z.string(),
  change: z.enum(['added', 'removed', 'changed']),
  size: z.nullable(z.number()),
  previousSize: z.nullable(z.number()),
});

/**
 * How a package differs from the version before it. Sizes in bytes. `files` names at most
 * `CHANGED_FILES_MAX` of them, by path within the root folder; the counts are of all.
 */
const Comparison = z.object({
  version: z.string(),
  fileSizeChange: z.number(),
  added: z.number(),
  removed: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  files: z.array(ChangedFile),
});

/**
 * What was read from a package. Sizes in bytes, `sha256` in hex; `headers` by their name in the main
 * file; `warnings` are sentences about odd things. `comparison` is null for the first version, and
 * where the files of either package were not kept.
 */
export const PackageReport = z.object({
  root: z.string(),
  mainFile: z.string(),
  headers: z.record(z.string(), z.string()),
  readme: z.nullable(
    z.object({
      stableTag: z.string(),
      requires: z.string(),
      tested: z.string(),
      requiresPhp: z.string(),
      sections: z.array(z.string()),
    }),
  ),
  fileSize: z.number(),
  unpackedSize: z.number(),
  fileCount: z.number(),
  sha256: z.string(),
  warnings: z.array(z.string()),
  comparison: z.nullable(Comparison),
});

/** @see {@link PackageReport} */
export type PackageReport = z.infer<typeof PackageReport>;

/** Which upload to look at before a version is made of it. */
export const InspectPackageRequest = z.object({ s3Url: z.string() });

/** What an uploaded package holds, or the sentence that says why it cannot become a version. */
export const InspectPackageResponse = z.object({
  fault: z.nullable(z.string()),
  report: z.nullable(PackageReport),
});

/** @see {@link InspectPackageResponse} */
export type InspectPackageResponse = z.infer<typeof InspectPackageResponse>;
