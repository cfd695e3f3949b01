import { style } from '@vanilla-extract/css';

export const name = style({ overflowWrap: 'anywhere' });

/** What makes no sense in pieces: the table scrolls instead. */
export const unbroken = style({ whiteSpace: 'nowrap' });
