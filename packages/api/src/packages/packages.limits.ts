/** Bounds of an uploaded package, in bytes and counts. */
export const PACKAGE_LIMITS = {
  packedBytes: 100 * 1024 * 1024,
  unpackedBytes: 512 * 1024 * 1024,
  entries: 20_000,
  ratio: 200,
} as const;

/** How many changed files of a package are named one by one. */
export const CHANGED_FILES_MAX = 500;
