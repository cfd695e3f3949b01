/** Limits of an uploaded package: sizes in bytes, number of entries, compression ratio. */
export const PACKAGE_LIMITS = {
  packedBytes: 100 * 1024 * 1024,
  unpackedBytes: 512 * 1024 * 1024,
  entries: 20_000,
  ratio: 200,
} as const;

/** Changed files that a package report lists at most. */
export const CHANGED_FILES_MAX = 500;
