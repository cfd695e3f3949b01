import { below, vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** A key and the button that copies it. */
export const keyLine = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] });

const keyText = { fontFamily: vars.font.mono, fontSize: vars.type[13].size } as const;

/** A whole key, on as many lines as it needs. */
export const wholeKey = style({ ...keyText, overflowWrap: 'anywhere' });

/** A key on one line: a key of the usual length in full, a longer one shortened. */
export const key = style({
  ...keyText,
  maxInlineSize: size.licenseKey,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [below('narrow')]: { maxInlineSize: size.licenseKeyNarrow } },
});

/** A product's name, wide enough for two words on a line. */
export const product = style({ display: 'block', minInlineSize: size.productName });

export const anywhere = style({ overflowWrap: 'anywhere' });
