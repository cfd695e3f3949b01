import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../sizes.ts';

/** The whole page; the form is a little above its middle. */
export const page = style({
  minBlockSize: '100dvb',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[24],
  paddingInline: vars.space[16],
  paddingBlock: `clamp(${vars.space[32]}, 14vh, ${size.signInAbove}) ${vars.space[32]}`,
});

/** The logo and the name of the product. */
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  fontSize: vars.type[18].size,
  lineHeight: vars.type[18].lineHeight,
  fontWeight: vars.weight.semibold,
});

/** The framed form. */
export const panel = style({
  inlineSize: '100%',
  maxInlineSize: size.signIn,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[20],
  padding: vars.space[24],
  backgroundColor: vars.surface.raised,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius[14],
  boxShadow: vars.elevation[1],
});

/** The page's title. */
export const title = style({
  fontSize: vars.type[22].size,
  lineHeight: vars.type[22].lineHeight,
});

/** Two fields, side by side where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${size.signInFact}, 1fr))`,
  gap: vars.space[16],
  alignItems: 'start',
});

/** The main button, as wide as the fields. */
export const submit = style({ display: 'grid' });

/** The link to the other page. */
export const footer = style({ color: vars.text.muted, display: 'flex', gap: vars.space[4] });
