import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** A cell with a sentence and a short fact, one below the other. */
export const sentence = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  minInlineSize: size.sentence,
  overflowWrap: 'anywhere',
});

/** A cell with a short fact, which may break if it is long. */
export const fact = style({
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: size.factColumn,
  overflowWrap: 'anywhere',
});
