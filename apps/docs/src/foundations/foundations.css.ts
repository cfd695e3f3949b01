import { below, vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../look/sizes.ts';

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.swatch}), 1fr))`,
  gap: vars.space['12'],
  marginBlock: vars.space['16'],
});

export const swatch = style({
  overflow: 'hidden',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius['10'],
  backgroundColor: vars.surface.raised,
});

export const color = style({
  display: 'block',
  blockSize: vars.space['64'],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});

export const facts = style({
  display: 'grid',
  padding: vars.space['12'],
  color: vars.text.muted,
  fontSize: vars.type['12'].size,
  overflowWrap: 'anywhere',
});

export const path = style({ color: vars.text.default, fontWeight: vars.weight.medium });

export const property = style({ color: vars.text.muted, fontSize: vars.type['12'].size });

export const scale = style({
  marginBlock: vars.space['16'],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 4fr)',
  alignItems: 'center',
  gap: vars.space['16'],
  paddingBlock: vars.space['8'],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  overflowWrap: 'anywhere',
  '@media': { [below('narrow')]: { gridTemplateColumns: '1fr', gap: vars.space['4'] } },
});

export const stepName = style({ display: 'grid' });

export const bar = style({
  display: 'block',
  minInlineSize: '1px',
  blockSize: vars.space['16'],
  backgroundColor: vars.accent.solid,
});

export const specimen = style({
  display: 'grid',
  gap: vars.space['4'],
  paddingBlock: vars.space['12'],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});

export const corners = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['16'],
  marginBlock: vars.space['16'],
});

export const corner = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.cornerInline,
  blockSize: size.cornerBlock,
  border: `1px solid ${vars.border.default}`,
  backgroundColor: vars.surface.raised,
  fontSize: vars.type['12'].size,
});

export const movement = style({
  display: 'grid',
  gap: vars.space['12'],
  marginBlock: vars.space['16'],
});

export const track = style({
  position: 'relative',
  paddingBlockEnd: vars.space['32'],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});

export const runner = style({
  position: 'absolute',
  insetBlockEnd: vars.space['4'],
  inlineSize: vars.space['24'],
  blockSize: vars.space['24'],
  borderRadius: vars.radius['6'],
  backgroundColor: vars.accent.solid,
});
