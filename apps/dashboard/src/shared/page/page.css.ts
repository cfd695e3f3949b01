import { style } from '@vanilla-extract/css';
import { size } from '../sizes.ts';

/** Text that must not break; a table scrolls instead. */
export const unbroken = style({ whiteSpace: 'nowrap' });

/** A column whose fields and sentences are easy to read. */
export const formColumn = style({ maxInlineSize: size.form });
