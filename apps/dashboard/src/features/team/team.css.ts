import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** Names and addresses may break anywhere if the column is wide enough. */
export const anywhere = style({
  display: 'block',
  minInlineSize: size.shortField,
  overflowWrap: 'anywhere',
});
