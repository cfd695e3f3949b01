import { vars } from '@pressdock/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { size } from '../shared/sizes.ts';

// What react-aria would add in a style element of its own, which the content security policy forbids.
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });

/** A page that fell over, wherever it stood. */
export const failure = style({
  display: 'grid',
  gap: vars.space[16],
  maxInlineSize: size.form,
  selectors: { '#root > &': { padding: vars.space[24] } },
});

/** What it says about itself. */
export const failureTitle = style({
  fontSize: vars.type[22].size,
  lineHeight: vars.type[22].lineHeight,
});

globalStyle('#root', { isolation: 'isolate' });
