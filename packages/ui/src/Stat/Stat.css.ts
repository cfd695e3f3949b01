import { componentStyle } from '../styles/componentStyle.ts';
import { size } from '../styles/sizes.ts';
import { vars } from '../tokens/contract.css.ts';

/** All values in one row if there is room; otherwise in pairs, with an odd last one across. */
const oneRow = `(min-width: ${size.statsOneRow})`;

export const frame = componentStyle(
  {
    overflow: 'hidden',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius[10],
    backgroundColor: vars.surface.raised,
    containerType: 'inline-size',
  },
  'frame',
);

// Every value has a line before and above it; the outermost lines are hidden by the frame.
export const group = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    marginBlockStart: '-1px',
    marginInlineStart: '-1px',
    '@container': {
      [oneRow]: {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
      },
      [`(max-width: ${size.statsOneColumn})`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
  'group',
);

export const stat = componentStyle(
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[2],
    minInlineSize: 0,
    paddingBlock: vars.space[16],
    paddingInline: vars.space[20],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    borderInlineStart: `1px solid ${vars.border.subtle}`,
    selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    '@container': {
      [oneRow]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: 'auto' } } },
    },
  },
  'stat',
);

export const label = componentStyle(
  {
    color: vars.text.muted,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
  },
  'label',
);

export const value = componentStyle(
  {
    fontSize: vars.type[22].size,
    lineHeight: vars.type[22].lineHeight,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  'value',
);

export const detail = componentStyle(
  {
    color: vars.text.muted,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    fontVariantNumeric: 'tabular-nums',
  },
  'detail',
);
