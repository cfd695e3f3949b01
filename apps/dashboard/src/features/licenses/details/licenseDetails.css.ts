import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../../shared/sizes.ts';

export const anywhere = style({ overflowWrap: 'anywhere' });

/** The content of a card that a table would otherwise fill. */
export const padded = style({ padding: vars.space[20] });

/** A site and, below it, why it does not count. */
export const site = style({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: size.shortField,
});

export const uncounted = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});
