import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** A name over an address, which may break anywhere but not in a narrow heap. */
export const who = style({
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: size.sentence,
  overflowWrap: 'anywhere',
});

/** What makes no sense in pieces: the table scrolls instead. */
export const unbroken = style({ whiteSpace: 'nowrap' });

/** As wide as fields and sentences are read easily. */
export const column = style({ display: 'grid', gap: vars.space[24], maxInlineSize: size.form });

/** Two short fields beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${size.halfField}, 100%), 1fr))`,
  alignItems: 'start',
  gap: vars.space[20],
});
