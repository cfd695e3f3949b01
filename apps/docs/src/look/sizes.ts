/** Lengths that the pages of the documentation are laid out with and that lie on no scale of the kit. */
export const size = {
  /** A page, of which paragraphs take what reads well. */
  page: '820px',
  /** The least width of what stands side by side. */
  advice: '260px',
  swatch: '240px',
  brand: '340px',
  /** The first columns of tables. */
  keys: '14rem',
  propName: '11rem',
  /** The colored edge of advice. */
  adviceEdge: '3px',
  /** A box that shows a corner. */
  cornerInline: '152px',
  cornerBlock: '80px',
} as const;
