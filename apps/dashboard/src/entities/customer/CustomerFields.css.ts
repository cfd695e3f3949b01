import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** Two short fields, side by side where there is room. */
export const names = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${size.shortField}, 100%), 1fr))`,
  gap: vars.space[16],
});
