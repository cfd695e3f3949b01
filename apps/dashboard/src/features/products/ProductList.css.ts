import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Stands where the other tiles have their icon, in its size. */
export const addMark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[40],
  blockSize: vars.space[40],
  border: `1px dashed ${vars.border.control}`,
  borderRadius: vars.radius['10'],
  color: vars.text.muted,
});
