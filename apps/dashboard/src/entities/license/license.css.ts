import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** A key and the button that copies it. */
export const keyLine = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] });

const keyText = { fontFamily: vars.font.mono, fontSize: vars.type[13].size } as const;

/** A key in full, in as many lines as it takes. */
export const wholeKey = style({ ...keyText, overflowWrap: 'anywhere' });

/** A key in one line: all of one of the usual length, the beginning of a longer one. */
export const key = style({
  ...keyText,
  maxInlineSize: size.licenseKey,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** A product's name, which has room for two words before it breaks. */
export const product = style({ display: 'block', minInlineSize: size.productName });

/** An address, which has room for most before it breaks. */
export const email = style({
  display: 'block',
  minInlineSize: size.shortField,
  overflowWrap: 'anywhere',
});

/** What makes no sense in pieces: the table scrolls instead. */
export const unbroken = style({ whiteSpace: 'nowrap' });

export const anywhere = style({ overflowWrap: 'anywhere' });
