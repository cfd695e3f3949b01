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

export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[8],
  color: vars.text.muted,
  fontSize: vars.type[12].size,
});

export const moment = style({ whiteSpace: 'nowrap' });
