import { below, vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';

/** A field and, where there is one, the button that belongs to it, below it on narrow screens. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: vars.space[8],
  '@media': { [below('narrow')]: { gridAutoFlow: 'row' } },
});

/** Aligned with the field itself, not with its label. */
export const besideField = style({
  paddingBlockStart: vars.space[24],
  '@media': { [below('narrow')]: { paddingBlockStart: 0 } },
});

/** Aligned with the fields of a condition on every screen. */
export const besideCondition = style({ paddingBlockStart: vars.space[24] });

/** The fields of the selected type, indented under it. */
export const typeFields = style({
  display: 'grid',
  gap: vars.space[16],
  minInlineSize: 0,
  paddingInlineStart: vars.space[20],
  borderInlineStart: `1px solid ${vars.border.default}`,
});

/** The three fields of a condition and its button; on narrow screens the value has its own line. */
export const condition = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 5fr) auto',
  alignItems: 'start',
  gap: vars.space[8],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': {
    [below('narrow')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      paddingBlockEnd: vars.space[12],
      borderBlockEnd: `1px solid ${vars.border.subtle}`,
    },
  },
});

export const people = style({ display: 'grid', gap: vars.space[8], justifyItems: 'start' });
