import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../../shared/sizes.ts';

const narrow = `(max-width: ${size.form})`;

/** A field and the button that fills it, below it on narrow screens. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[8],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Aligned with the field itself, not with its label. */
export const besideField = style({
  paddingBlockStart: vars.space[24],
  '@media': { [narrow]: { paddingBlockStart: 0 } },
});
