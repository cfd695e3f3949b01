import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** Names and addresses may break anywhere, but not in a narrow heap. */
export const anywhere = style({
  display: 'block',
  minInlineSize: size.shortField,
  overflowWrap: 'anywhere',
});

/** What makes no sense in pieces: the table scrolls instead. */
export const unbroken = style({ whiteSpace: 'nowrap' });
