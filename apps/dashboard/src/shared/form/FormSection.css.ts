import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../sizes.ts';

/** A form of readable width. */
export const column = style({ flex: `0 1 ${size.form}`, minInlineSize: 0 });

/** The sections of a form, separated by lines. */
export const sections = style({ display: 'grid', gap: vars.space[32] });

export const section = style({
  display: 'grid',
  gap: vars.space[20],
  minInlineSize: 0,
  // Keeps the heading visible below the top bar after a jump.
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
