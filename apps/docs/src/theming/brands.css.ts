import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../look/sizes.ts';

export const panes = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.brand}), 1fr))`,
  gap: vars.space['16'],
  marginBlock: vars.space['16'],
});

export const pane = style({
  padding: vars.space['24'],
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius['14'],
  backgroundColor: vars.surface.page,
  color: vars.text.default,
  fontFamily: vars.font.body,
  fontSize: vars.type['14'].size,
  lineHeight: vars.type['14'].lineHeight,
});
