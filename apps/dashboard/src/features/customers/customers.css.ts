import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** An e-mail address, wide enough for most on one line. */
export const email = style({
  display: 'block',
  minInlineSize: size.shortField,
  overflowWrap: 'anywhere',
});

/** Text that must not break; the table scrolls instead. */
export const unbroken = style({ whiteSpace: 'nowrap' });

/** The beginning of a long text, on one line. */
export const notes = style({
  display: 'block',
  maxInlineSize: size.search,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.text.muted,
});

/** A form whose lines are easy to read. */
export const form = style({ maxInlineSize: size.form });
