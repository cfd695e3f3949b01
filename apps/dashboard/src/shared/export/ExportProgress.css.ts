import { style } from '@vanilla-extract/css';
import { size } from '../sizes.ts';

/** A progress bar as wide as a form. */
export const progress = style({ flex: `1 1 ${size.search}`, maxInlineSize: size.form });
