import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The steps to come, with aligned times. */
export const preview = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
});
