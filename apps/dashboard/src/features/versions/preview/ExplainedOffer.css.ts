import { style } from '@vanilla-extract/css';
import { size } from '../../../shared/sizes.ts';

/** Room for a sentence: on a narrow screen the table scrolls sooner than its words stand one by one. */
export const why = style({ display: 'block', minInlineSize: size.sentence });
