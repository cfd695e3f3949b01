import { style } from '@vanilla-extract/css';
import { size } from '../sizes.ts';

/** Something that goes on, as long as the line of a form. */
export const progress = style({ flex: `1 1 ${size.search}`, maxInlineSize: size.form });
