import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../../shared/sizes.ts';

export const choice = style({ maxInlineSize: size.search });

/** The line with the times of its ends below it. */
export const line = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[16],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius[10],
  backgroundColor: vars.surface.raised,
});

/** The meaning of the dashed line at the top of the plot. */
export const top = style({ color: vars.text.muted, fontSize: vars.type[12].size });

/** The line on its baseline, below a dashed line at the height of all identifiers. */
export const plot = style({
  display: 'grid',
  alignItems: 'end',
  blockSize: vars.space[64],
  borderBlockStart: `1px dashed ${vars.border.default}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  boxSizing: 'content-box',
});

export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[8],
  color: vars.text.muted,
  fontSize: vars.type[12].size,
});

export const moment = style({ whiteSpace: 'nowrap' });
