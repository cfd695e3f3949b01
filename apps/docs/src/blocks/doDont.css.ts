import { vars } from '@pressdock/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { size } from '../look/sizes.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.advice}), 1fr))`,
  gap: vars.space['16'],
  marginBlock: vars.space['16'],
});

const advice = style({
  padding: vars.space['16'],
  border: `1px solid ${vars.border.subtle}`,
  borderBlockStartWidth: size.adviceEdge,
  borderRadius: vars.radius['10'],
  backgroundColor: vars.surface.raised,
});

export const kinds = styleVariants({
  do: [advice, { borderBlockStartColor: vars.positive.solid }],
  dont: [advice, { borderBlockStartColor: vars.critical.solid }],
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  fontWeight: vars.weight.semibold,
  selectors: {
    [`${kinds.do} &`]: { color: vars.positive.text },
    [`${kinds.dont} &`]: { color: vars.critical.text },
  },
});

export const list = style({
  display: 'grid',
  gap: vars.space['8'],
  marginBlockStart: vars.space['8'],
});
