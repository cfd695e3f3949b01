import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../sizes.ts';

/** A form as wide as its lines are read easily. */
export const column = style({ flex: `0 1 ${size.form}`, minInlineSize: 0 });

/** The parts of a form one under the other, with a line between two of them. */
export const sections = style({ display: 'grid', gap: vars.space[32] });

export const section = style({
  display: 'grid',
  gap: vars.space[20],
  minInlineSize: 0,
  // Keeps its heading out from under the top bar when it is jumped to.
  scrollMarginBlockStart: size.sectionMargin,
  selectors: {
    '& + &': {
      borderBlockStart: `1px solid ${vars.border.subtle}`,
      paddingBlockStart: vars.space[32],
    },
    '&:focus': { outline: 'none' },
  },
});

export const sectionHead = style({ display: 'grid', gap: vars.space[4] });
