/**
 * Limits of one part of an imported file: rows, and characters of a cell, of a cell with domains, and
 * of the whole part.
 */
export const LICENSE_IMPORT = {
  rows: 500,
  cell: 10_000,
  domains: 2_600_000,
  partCharacters: 1_000_000,
} as const;
