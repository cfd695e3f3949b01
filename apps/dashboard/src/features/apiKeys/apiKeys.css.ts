import { style } from '@vanilla-extract/css';

export const name = style({ overflowWrap: 'anywhere' });

/** Text that must not wrap; the table scrolls instead. */
export const unbroken = style({ whiteSpace: 'nowrap' });
