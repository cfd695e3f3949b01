import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** A progress bar that fills the free space. */
export const progress = style({ flex: `1 1 ${size.search}` });

/** A sentence in a table. */
export const message = style({ display: 'block', minInlineSize: size.sentence });

/** Buttons below the content they belong to. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
});
