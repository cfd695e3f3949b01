import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

export const sentence = style({ display: 'block', minInlineSize: size.shortField });
