/** Lengths of the documentation pages that are not on the kit's scales. */
export const size = {
  /** The width of a page, and of its paragraphs for comfortable reading. */
  page: '820px',
  /** The minimum width of columns. */
  advice: '260px',
  swatch: '240px',
  brand: '340px',
  /** The first columns of tables. */
  keys: '14rem',
  propName: '11rem',
  /** The colored edge of advice. */
  adviceEdge: '3px',
  /** A box that shows a corner radius. */
  cornerInline: '152px',
  cornerBlock: '80px',
} as const;
