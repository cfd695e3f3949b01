import { style } from '@vanilla-extract/css';
import { size } from '../../../shared/sizes.ts';

/**
 * Enough room for a sentence: on a narrow screen the table scrolls instead of breaking after each
 * word.
 */
export const why = style({ display: 'block', minInlineSize: size.sentence });
