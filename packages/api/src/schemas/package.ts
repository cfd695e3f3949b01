import * as z from 'zod/mini';
import { Id, Timestamp } from './primitives.ts';

/** A file that differs between two packages. Sizes in bytes; null where the file is not there. */
const ChangedFile = z.object({
  path: z.string(),
  change: z.enum(['added', 'removed', 'changed']),
  size: z.nullable(z.number()),
  previousSize: z.nullable(z.number()),
});

/**
 * How a package differs from the version before it. Sizes in bytes. `files` names at most
 * `COMPARED_FILES` of them, by path within the root folder; the counts are of all.
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

/** Copying a version of another product of the same account and kind. */
export const CopyVersionRequest = z.object({ sourceVersionId: Id });

/** The temporary links to a version that still work, the one that ends first first. Their addresses are told once only. */
export const TemporaryLinksResponse = z.array(
  z.object({ _id: Id, createdAt: Timestamp, expiresAt: Timestamp }),
);
/** @see {@link TemporaryLinksResponse} */
export type TemporaryLinksResponse = z.infer<typeof TemporaryLinksResponse>;

/** The path parameters of calls on one temporary link. */
export const TemporaryLinkParams = z.object({ id: Id, versionId: Id, linkId: Id });

/** Which of a version's pages of downloads, counted from 0. */
export const DownloadDetailQuery = z.object({
  page: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000))),
});

/** The path parameters of a version's download detail. */
export const DownloadDetailParams = z.object({ uuid: Id, versionUUID: Id });

/** Downloads of a version day by day, newest first. `created_at` is the day (UTC), as YYYY-MM-DD. */
export const DownloadDetailResponse = z.object({
  data: z.array(z.object({ created_at: z.string(), count: z.number() })),
  totalPages: z.number(),
});
/** @see {@link DownloadDetailResponse} */
export type DownloadDetailResponse = z.infer<typeof DownloadDetailResponse>;

/** A site to explain the offer for; what is left out is unknown, as it is for many sites. */
export const ExplainOfferQuery = z.object({
  installed_version: z.optional(z.string().check(z.maxLength(100))),
  php: z.optional(z.string().check(z.maxLength(100))),
  wordpress: z.optional(z.string().check(z.maxLength(100))),
  license: z.optional(z.string().check(z.maxLength(200))),
  domain: z.optional(z.string().check(z.maxLength(255))),
});

/**
 * What a site would be offered and why. `access` says whether the site may have updates at all;
 * `versions` gives the verdict on each version, newest first, in a sentence for the owner.
 */
export const ExplainOfferResponse = z.object({
  access: z.object({
    verdict: z.enum(['open', 'granted', 'grace', 'refused']),
    message: z.string(),
  }),
  offered: z.nullable(z.string()),
  versions: z.array(
    z.object({
      version: z.string(),
      verdict: z.enum([
        'offered',
        'older',
        'not_newer',
        'php_too_old',
        'wordpress_too_old',
        'license_limit',
      ]),
      message: z.string(),
    }),
  ),
});
/** @see {@link ExplainOfferResponse} */
export type ExplainOfferResponse = z.infer<typeof ExplainOfferResponse>;

/** What an uploaded picture is for. */
export const UploadImageQuery = z.object({ use: z.enum(['icon', 'banner_low', 'banner_high']) });

/** Where an uploaded picture is served from for ever, and its size in pixels. */
export const UploadImageResponse = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
});
/** @see {@link UploadImageResponse} */
export type UploadImageResponse = z.infer<typeof UploadImageResponse>;

/** The path parameters of a picture. */
export const ImageParams = z.object({ account: Id, name: Id });
