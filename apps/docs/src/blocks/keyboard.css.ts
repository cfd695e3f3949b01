import { vars } from '@pressdock/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { size } from '../look/sizes.ts';

export const table = style({
  inlineSize: '100%',
  marginBlock: vars.space['16'],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius['10'],
  borderCollapse: 'separate',
  borderSpacing: 0,
  overflow: 'hidden',
  textAlign: 'start',
});

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space['8']} ${vars.space['16']}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

globalStyle(`${table} thead th`, {
  backgroundColor: vars.surface.sunken,
  color: vars.text.muted,
  fontSize: vars.type['13'].size,
  fontWeight: vars.weight.medium,
});

globalStyle(`${table} tbody :is(th, td)`, { borderBlockStart: `1px solid ${vars.border.subtle}` });

export const chord = style({
  inlineSize: `min(${size.keys}, 40%)`,
  fontWeight: vars.weight.regular,
  color: vars.text.muted,
});

globalStyle(`${table} kbd`, {
  display: 'inline-block',
  paddingInline: vars.space['8'],
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius['4'],
  backgroundColor: vars.surface.raised,
  color: vars.text.default,
  fontSize: vars.type['12'].size,
  whiteSpace: 'nowrap',
});
