/** Bounds of one part of an imported file: lines, the characters of a cell, of one with all domains, of all. */
export const LICENSE_IMPORT = {
  rows: 500,
  cell: 10_000,
  domains: 2_600_000,
  partCharacters: 1_000_000,
} as const;
