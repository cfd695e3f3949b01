import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** A form's column, and what follows it in the same width. */
export const page = style({ display: 'grid', gap: vars.space[48], maxInlineSize: size.form });

/** Two short fields beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${size.halfField}, 100%), 1fr))`,
  alignItems: 'start',
  gap: vars.space[20],
});
