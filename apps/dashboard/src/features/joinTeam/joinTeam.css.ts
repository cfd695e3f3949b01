import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** As wide as sentences are read easily. */
export const column = style({ maxInlineSize: size.form });
