import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

export const column = style({ maxInlineSize: size.form });
