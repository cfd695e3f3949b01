import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** The form, and beside it, where there is room, the ways to its parts. */
export const page = style({ display: 'flex', alignItems: 'start', gap: vars.space[48] });

export const links = style({
  position: 'sticky',
  insetBlockStart: size.sectionMargin,
  display: 'grid',
  gap: vars.space[4],
  paddingInlineStart: vars.space[16],
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  '@media': { [`(max-width: ${size.besideForm})`]: { display: 'none' } },
});

/** What a ticked platform asks for, set in under its tick box. */
export const asked = style({
  display: 'grid',
  gap: vars.space[16],
  minInlineSize: 0,
  marginBlockStart: vars.space[16],
  marginInlineStart: vars.space[8],
  paddingInlineStart: vars.space[20],
  borderInlineStart: `1px solid ${vars.border.default}`,
});

/** One address of a list and the button that removes it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[8],
});

/** Stands beside the field itself, not beside its label. */
export const besideField = style({ paddingBlockStart: vars.space[24] });
