import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** The form and, if there is room, the links to its sections beside it. */
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

/** The fields of a selected platform, indented under its checkbox. */
export const platformFields = style({
  display: 'grid',
  gap: vars.space[16],
  minInlineSize: 0,
  marginBlockStart: vars.space[16],
  marginInlineStart: vars.space[8],
  paddingInlineStart: vars.space[20],
  borderInlineStart: `1px solid ${vars.border.default}`,
});

/** A URL and the button that removes it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[8],
});

/** Aligned with the field itself, not with its label. */
export const besideField = style({ paddingBlockStart: vars.space[24] });
