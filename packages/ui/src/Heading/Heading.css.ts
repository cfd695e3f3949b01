import { componentStyle, componentVariants } from '../styles/componentStyle.ts';
import { vars } from '../tokens/contract.css.ts';

export const heading = componentStyle(
  { color: vars.text.default, fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' },
  'heading',
);

const step = (size: keyof typeof vars.type) => ({
  fontSize: vars.type[size].size,
  lineHeight: vars.type[size].lineHeight,
  letterSpacing: size > 16 ? '-0.01em' : undefined,
});

export const sizes = componentVariants({
  14: step(14),
  16: step(16),
  18: step(18),
  22: step(22),
  28: step(28),
});
