import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** A list without bullets. */
export const rows = style({ listStyle: 'none', margin: 0, padding: 0 });

/** A sentence above the rows. */
export const hint = style({
  margin: 0,
  paddingBlock: vars.space['12'],
  paddingInline: vars.space['20'],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['12'],
  paddingBlock: vars.space['12'],
  paddingInline: vars.space['20'],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` },
  },
});

/** A row in a dialog, which has its own padding. */
export const plainRow = style([row, { paddingInline: 0 }]);

/** The facts of a row; its buttons move below them where there is no room. */
export const facts = style({
  display: 'grid',
  gap: vars.space['4'],
  flex: `1 1 ${size.rowFacts}`,
  minInlineSize: 0,
});

export const name = style({ overflowWrap: 'anywhere', fontWeight: vars.weight.medium });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['8'],
});
