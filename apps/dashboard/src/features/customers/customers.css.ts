import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** An address, which has room for most before it breaks. */
export const email = style({
  display: 'block',
  minInlineSize: size.shortField,
  overflowWrap: 'anywhere',
});

/** What makes no sense in pieces: the table scrolls instead. */
export const unbroken = style({ whiteSpace: 'nowrap' });

/** The beginning of a longer text, in one line. */
export const notes = style({
  display: 'block',
  maxInlineSize: size.search,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.text.muted,
});

/** A form as wide as its lines are read easily. */
export const form = style({ maxInlineSize: size.form });
