import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** A key and the button that copies it. */
export const keyLine = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] });

/** A key of the usual length stands in one line; a longer one breaks anywhere. */
export const key = style({
  minInlineSize: 0,
  maxInlineSize: size.licenseKey,
  overflowWrap: 'anywhere',
  fontFamily: vars.font.mono,
  fontSize: vars.type[13].size,
});

/** What makes no sense in pieces: the table scrolls instead. */
export const unbroken = style({ whiteSpace: 'nowrap' });

export const anywhere = style({ overflowWrap: 'anywhere' });
