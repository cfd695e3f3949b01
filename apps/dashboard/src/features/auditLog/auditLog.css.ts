import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** A name above how the request was made. */
export const who = style({
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: size.sentence,
  overflowWrap: 'anywhere',
});

export const sentence = style({ display: 'block', minInlineSize: size.shortField });
