import { vars } from '@pressdock/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { size } from '../shared/sizes.ts';

// React Aria adds this rule in its own style element, which the content security policy forbids.
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });

/** The notice in place of a page that failed. */
export const failure = style({
  display: 'grid',
  gap: vars.space[16],
  maxInlineSize: size.form,
  selectors: { '#root > &': { padding: vars.space[24] } },
});

export const failureTitle = style({
  fontSize: vars.type[22].size,
  lineHeight: vars.type[22].lineHeight,
});

globalStyle('#root', { isolation: 'isolate' });
