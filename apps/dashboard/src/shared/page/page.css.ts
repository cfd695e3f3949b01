import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../sizes.ts';

/** Text that must not break; a table scrolls instead. */
export const unbroken = style({ whiteSpace: 'nowrap' });

/** A column whose fields and sentences are easy to read. */
export const formColumn = style({ maxInlineSize: size.form });

/** Two short fields, side by side if there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${size.shortField}, 100%), 1fr))`,
  alignItems: 'start',
  gap: vars.space[16],
});

/** A long name or address in a table, which may break anywhere. */
export const breakable = style({
  display: 'block',
  minInlineSize: size.shortField,
  overflowWrap: 'anywhere',
});

/** A name above a second line, which may break anywhere if the column is wide enough. */
export const who = style({
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: size.sentence,
  overflowWrap: 'anywhere',
});
