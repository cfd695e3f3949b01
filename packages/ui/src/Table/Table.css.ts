import { componentStyle, componentVariants } from '../styles/componentStyle.ts';
import { focusRingInset } from '../styles/focusRing.ts';
import { size } from '../styles/sizes.ts';
import { vars } from '../tokens/contract.css.ts';

/** The only part of a page that may scroll horizontally. */
export const region = componentStyle(
  {
    position: 'relative',
    overflowX: 'auto',
    selectors: { '&:focus-visible': focusRingInset },
  },
  'region',
);

/** The custom property for the table's maximum height. */
export const maxHeight = '--pd-table-height';

/** A region that also scrolls vertically, under sticky column headers. */
export const high = componentStyle(
  {
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlockStart: vars.control.medium,
    maxBlockSize: `var(${maxHeight})`,
    '@media': { print: { overflow: 'visible', maxBlockSize: 'none' } },
  },
  'high',
);

export const table = componentStyle({ inlineSize: '100%', textAlign: 'start' }, 'table');

/** Columns with fixed widths, regardless of the rows shown. */
export const fixed = componentStyle(
  { tableLayout: 'fixed', minInlineSize: size.tableFixed },
  'fixed',
);

export const caption = componentStyle(
  {
    paddingBlockEnd: vars.space[8],
    textAlign: 'start',
    fontWeight: vars.weight.semibold,
  },
  'caption',
);

// The outer cells have the same padding as a card's title, so that left edges align.
const edges = {
  '&:first-child': { paddingInlineStart: vars.space[20] },
  '&:last-child': { paddingInlineEnd: vars.space[20] },
} as const;

const column = {
  blockSize: vars.control.medium,
  paddingInline: vars.space[12],
  backgroundColor: vars.surface.sunken,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  color: vars.text.muted,
  fontSize: vars.type[12].size,
  lineHeight: vars.type[12].lineHeight,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    ...edges,
    [`${high} &`]: { position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.raised },
  },
} as const;

export const columns = componentVariants({
  start: { ...column, textAlign: 'start' },
  end: { ...column, textAlign: 'end' },
});

export const row = componentStyle(
  {
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  },
  'row',
);

const pinnedRule = {
  position: 'sticky',
  insetInlineEnd: 0,
  selectors: {
    // Collapsed borders do not move with a sticky cell, and shadows are not painted between cells.
    '[role="region"] &::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: `1px solid ${vars.border.subtle}`,
    },
  },
} as const;

const cell = {
  blockSize: vars.control.touch,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  fontWeight: vars.weight.regular,
  selectors: edges,
} as const;

const start = { ...cell, textAlign: 'start' } as const;
const end = {
  ...cell,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;

export const cells = componentVariants({ start, end });

// Names need a minimum width before they break within words.
export const rowHeaders = componentVariants({
  start: { ...start, minInlineSize: size.rowHeader },
  end: { ...end, minInlineSize: size.rowHeader },
});

export const sortButton = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: vars.control.least,
    marginInline: `calc(-1 * ${vars.space[4]})`,
    paddingInline: vars.space[4],
    border: 0,
    borderRadius: vars.radius[4],
    background: 'none',
    fontWeight: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.text.default },
      '&[data-sorted]': { color: vars.text.default },
      '&:focus-visible': focusRingInset,
      // Above numbers the arrow comes before the text, so that the text aligns with the numbers.
      [`${columns.end} > &`]: { flexDirection: 'row-reverse' },
    },
  },
  'sortButton',
);

export const sortArrow = componentStyle(
  {
    display: 'flex',
    opacity: 0,
    selectors: {
      [`${sortButton}:hover &, ${sortButton}:focus-visible &`]: { opacity: 0.6 },
      [`${sortButton}[data-sorted] &`]: { opacity: 1 },
      [`${sortButton}[data-sorted=descending] &`]: { transform: 'rotate(180deg)' },
    },
  },
  'sortArrow',
);

export const pinned = componentStyle(
  { ...pinnedRule, backgroundColor: vars.surface.raised },
  'pinned',
);

export const pinnedColumn = componentStyle(pinnedRule, 'pinnedColumn');
