/** Lengths that belong to one part of the kit each and lie on no scale. */
export const size = {
  /** Room for a name before its letters break apart. */
  rowHeader: '144px',
  /** How wide a table with fixed columns stays on a narrow screen. */
  fixedTable: '720px',
} as const;
