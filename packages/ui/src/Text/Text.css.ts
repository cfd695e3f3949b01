import { componentStyle, componentVariants } from '../styles/componentStyle.ts';
import { vars } from '../tokens/contract.css.ts';

const step = (size: keyof typeof vars.type) => ({
  fontSize: vars.type[size].size,
  lineHeight: vars.type[size].lineHeight,
});

export const sizes = componentVariants({
  12: step(12),
  13: step(13),
  14: step(14),
  16: step(16),
  18: step(18),
});

export const tones = componentVariants({
  default: { color: vars.text.default },
  muted: { color: vars.text.muted },
  subtle: { color: vars.text.subtle },
  critical: { color: vars.critical.text },
  positive: { color: vars.positive.text },
});

export const weights = componentVariants({
  regular: { fontWeight: vars.weight.regular },
  medium: { fontWeight: vars.weight.medium },
  semibold: { fontWeight: vars.weight.semibold },
});

export const monospace = componentStyle(
  { fontFamily: vars.font.mono, overflowWrap: 'anywhere' },
  'monospace',
);

export const tabular = componentStyle({ fontVariantNumeric: 'tabular-nums' }, 'tabular');

export const truncated = componentStyle(
  {
    display: 'block',
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  'truncated',
);
