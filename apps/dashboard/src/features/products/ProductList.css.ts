import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The mark of the "add" tile, as large as the icons of the other tiles. */
export const addMark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[40],
  blockSize: vars.space[40],
  border: `1px dashed ${vars.border.control}`,
  borderRadius: vars.radius['10'],
  color: vars.text.muted,
});
