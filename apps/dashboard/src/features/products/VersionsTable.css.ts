import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';

export const unbroken = style({ whiteSpace: 'nowrap' });

export const badges = style([unbroken, { display: 'inline-flex', gap: vars.space['4'] }]);

/** Belongs to the row above, and draws the line below both. */
export const changelogRow = style({
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.border.subtle}` },
  },
});

export const changelogCell = style({ paddingInline: vars.space['20'] });

/** Up to three lines of what changed, each on its own. */
export const changelog = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  maxInlineSize: '72ch',
  marginBlockEnd: vars.space['12'],
  overflow: 'hidden',
  color: vars.text.muted,
  fontSize: vars.type['13'].size,
  lineHeight: vars.type['13'].lineHeight,
  whiteSpace: 'pre-line',
});
