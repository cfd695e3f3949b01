import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** Something that goes on, as long as there is room. */
export const progress = style({ flex: `1 1 ${size.search}` });

/** A field as wide as its lines are read easily. */
export const form = style({ maxInlineSize: size.form });

/** A sentence in a table. */
export const message = style({ display: 'block', minInlineSize: size.sentence });

/** Buttons under what they follow from. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
});
