import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** A name above an e-mail address, which may break anywhere if the column is wide enough. */
export const who = style({
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: size.sentence,
  overflowWrap: 'anywhere',
});

/** A column whose fields and sentences are easy to read. */
export const column = style({ display: 'grid', gap: vars.space[24], maxInlineSize: size.form });
