import { below, vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { unbroken } from '../../../shared/page/page.css.ts';

/** The day of a release above the size of its package. */
export const released = style([unbroken, { display: 'inline-grid' }]);

export const badges = style([unbroken, { display: 'inline-flex', gap: vars.space['4'] }]);

/** Belongs to the row above and draws the line below both. */
export const changelogRow = style({
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.border.subtle}` },
  },
});

export const changelogCell = style({ paddingInline: vars.space['20'] });

/** The changelog, in lines of a readable length. */
export const changelog = style({
  maxInlineSize: '72ch',
  paddingBlockEnd: vars.space['12'],
  color: vars.text.muted,
  fontSize: vars.type['13'].size,
  lineHeight: vars.type['13'].lineHeight,
});

export const actions = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['4'],
});

/** The number of the version that the URL leads to. */
export const linked = style({
  paddingBlock: vars.space['4'],
  paddingInline: vars.space['8'],
  marginInlineStart: `calc(-1 * ${vars.space['8']})`,
  borderRadius: vars.radius['6'],
  backgroundColor: vars.accent.soft,
  boxShadow: `inset 0 0 0 1px ${vars.border.focus}`,
});

/** The text of a download button, next to its icon on wide screens. */
export const downloadLabel = style({
  '@media': { [below('medium')]: { display: 'none' } },
});

/** The button that opens the changelog below its row. */
export const opener = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.least,
  blockSize: vars.control.least,
  padding: 0,
  border: 0,
  borderRadius: vars.radius['6'],
  background: 'none',
  color: vars.text.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.surface.hover },
    '&[aria-expanded=true]': { rotate: '180deg' },
  },
});
