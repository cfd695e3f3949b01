import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';

export const key = style({
  overflowWrap: 'anywhere',
  fontFamily: vars.font.mono,
  fontSize: vars.type[13].size,
});

/** Rows with lines between them. */
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[20],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
