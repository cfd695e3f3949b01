import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';

const gap = vars.space['20'];

/** Hides the dot before the first fact of a line. */
export const facts = style({ overflow: 'hidden' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: vars.space['4'],
  marginInlineStart: `calc(-1 * ${gap})`,
});

export const fact = style({
  position: 'relative',
  minInlineSize: 0,
  paddingInlineStart: gap,
  '::before': {
    content: "'·' / ''",
    position: 'absolute',
    insetInlineStart: vars.space['8'],
  },
});
