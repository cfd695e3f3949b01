import * as z from 'zod/mini';

/** A file that differs between two packages. Sizes are in bytes, null if the file does not exist. */
const ChangedFile = z.object({
  path: z.string(),
  change: z.enum(['added', 'removed', 'changed']),
  size: z.nullable(z.number()),
  previousSize: z.nullable(z.number()),
});

/**
 * How a package differs from the previous version. Sizes are in bytes. `files` lists at most 500 changed
 * files by their path in the root folder; the counts include all of them.
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
 * A package report. Sizes are in bytes, `sha256` is in hex. `headers` are the headers of the main file.
 * `comparison` is null for the first version, and if the file list of either package was not stored.
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
  /**
   * The URLs to which the package sends update checks, at most five; empty if sites are not offered later
   * versions, and null for a version that was already added.
   */
  updateAddresses: z.nullable(z.array(z.string())),
  comparison: z.nullable(Comparison),
});

/** @see {@link PackageReport} */
export type PackageReport = z.infer<typeof PackageReport>;

/** The upload to inspect. */
export const InspectPackageRequest = z.object({ s3Url: z.string() });

/** The report of an uploaded package, or the message why it cannot become a version. */
export const InspectPackageResponse = z.object({
  fault: z.nullable(z.string()),
  report: z.nullable(PackageReport),
});

/** @see {@link InspectPackageResponse} */
export type InspectPackageResponse = z.infer<typeof InspectPackageResponse>;

/**
 * The report of an uploaded package before its product exists, with the fields of the product as its
 * headers and its readme describe it; or the message why it cannot become a version. `version` is the
 * one in the package.
 */
export const InspectNewPackageResponse = z.object({
  fault: z.nullable(z.string()),
  report: z.nullable(PackageReport),
  product: z.nullable(
    z.object({
      version: z.string(),
      name: z.string(),
      slug: z.string(),
      description: z.string(),
      homepage: z.string(),
      author: z.string(),
      author_homepage: z.string(),
      installation: z.string(),
    }),
  ),
});

/** @see {@link InspectNewPackageResponse} */
export type InspectNewPackageResponse = z.infer<typeof InspectNewPackageResponse>;
