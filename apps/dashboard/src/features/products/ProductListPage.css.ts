import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

export const search = style({ maxInlineSize: size.search });
