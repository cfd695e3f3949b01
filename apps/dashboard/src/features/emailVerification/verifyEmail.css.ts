import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** A column whose sentences are easy to read. */
export const column = style({ maxInlineSize: size.form });
