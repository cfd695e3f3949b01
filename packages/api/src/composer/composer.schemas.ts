import * as z from 'zod/mini';
import { Id } from '../contract/primitives.schemas.ts';

/** The account that owns a repository. */
export const ComposerParams = z.object({ account: Id });

/** A package of a repository. Composer requests it as the file `slug.json`. */
export const ComposerPackageParams = z.object({ account: Id, vendor: Id, file: Id });

/** A version of a package. */
export const ComposerDistParams = z.object({ account: Id, product: Id, version: Id });

/**
 * A Composer repository: its packages, and the URL of their metadata.
 * @see https://getcomposer.org/doc/05-repositories.md
 */
export const ComposerRepositoryResponse = z.object({
  packages: z.array(z.never()),
  'metadata-url': z.string(),
  'available-packages': z.array(z.string()),
});

/** @see {@link ComposerRepositoryResponse} */
export type ComposerRepositoryResponse = z.infer<typeof ComposerRepositoryResponse>;

const ComposerVersion = z.object({
  name: z.string(),
  version: z.string(),
  type: z.enum(['wordpress-plugin', 'wordpress-theme']),
  dist: z.object({ type: z.literal('zip'), url: z.string(), reference: z.string() }),
  require: z.record(z.string(), z.string()),
  time: z.string(),
});

/** The versions of a package, newest first. */
export const ComposerPackageResponse = z.object({
  packages: z.record(z.string(), z.array(ComposerVersion)),
});

/** @see {@link ComposerPackageResponse} */
export type ComposerPackageResponse = z.infer<typeof ComposerPackageResponse>;
