import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** A URL, which may break anywhere. */
export const url = style({
  display: 'block',
  minInlineSize: size.sentence,
  overflowWrap: 'anywhere',
});

/** A response, with the sentence about a failure below it. */
export const response = style({
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: size.shortField,
});
