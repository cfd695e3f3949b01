import '../Checkbox/Checkbox.css.ts';
import '../Table/Table.css.ts';
import { componentStyle, componentVariants } from '../styles/componentStyle.ts';
import { focusRing } from '../styles/focusRing.ts';
import { size } from '../styles/sizes.ts';
import { media } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

const narrow = `(max-width: ${size.tableNarrow})`;

export const frame = componentStyle(
  {
    containerType: 'inline-size',
    overflow: 'hidden',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius[10],
    backgroundColor: vars.surface.raised,
    '@media': { print: { overflow: 'visible' } },
  },
  'frame',
);

export const bar = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[4]} ${vars.space[16]}`,
    minBlockSize: vars.space[48],
    paddingBlock: vars.space[8],
    paddingInlineStart: vars.space[20],
    paddingInlineEnd: vars.space[12],
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
  },
  'bar',
);

export const title = componentStyle({ fontWeight: vars.weight.semibold }, 'title');

export const count = componentStyle(
  { color: vars.text.muted, fontVariantNumeric: 'tabular-nums' },
  'count',
);

export const actions = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] },
  'actions',
);

export const end = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    marginInlineStart: 'auto',
    color: vars.text.muted,
  },
  'end',
);

export const row = componentStyle(
  { selectors: { '&[data-selected]': { backgroundColor: vars.accent.soft } } },
  'row',
);

/** A cell that others scroll under; needs an opaque background. */
export const pinnedCell = componentStyle(
  { selectors: { [`${row}[data-selected] > &`]: { backgroundColor: vars.accent.soft } } },
  'pinnedCell',
);

export const selectCell = componentStyle(
  {
    inlineSize: vars.space[48],
    selectors: { '&:first-child': { paddingInlineStart: vars.space[16] } },
  },
  'selectCell',
);

export const selectBox = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.control.small,
    blockSize: vars.control.small,
    userSelect: 'none',
    '@media': {
      [media.coarsePointer]: { inlineSize: vars.control.touch, blockSize: vars.control.touch },
    },
  },
  'selectBox',
);

export const selectInput = componentStyle(
  {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outline: 'none' } },
  },
  'selectInput',
);

export const selectMark = componentStyle(
  {
    selectors: {
      [`${selectInput}:focus-visible + &`]: focusRing,
      [`${selectInput}:hover + &`]: { borderColor: vars.text.muted },
    },
  },
  'selectMark',
);

export const skeletons = componentVariants({
  start: { display: 'grid' },
  end: { display: 'grid', justifyItems: 'end' },
});

/** A message in place of rows; stays visible while wider columns scroll. */
export const message = componentStyle(
  {
    position: 'sticky',
    insetInlineStart: 0,
    maxInlineSize: '100cqi',
    padding: vars.space[20],
  },
  'message',
);

/** The header and the cells of a column that a narrow table shows below the names. */
export const folding = componentStyle(
  { '@container': { [narrow]: { display: 'none' } } },
  'folding',
);

export const folded = componentStyle(
  {
    display: 'none',
    '@container': { [narrow]: { display: 'block', marginBlockStart: vars.space[4] } },
  },
  'folded',
);

export const check = componentStyle(
  { display: 'flex', selectors: { '&[data-hidden]': { visibility: 'hidden' } } },
  'check',
);
