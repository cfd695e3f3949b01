import { componentStyle, componentVariants } from '../styles/componentStyle.ts';
import { media } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

export const meter = componentStyle(
  { display: 'grid', gap: vars.space[8], minInlineSize: 0 },
  'meter',
);

export const words = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
  },
  'words',
);

export const label = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' }, 'label');

export const figure = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[8],
    color: vars.text.muted,
    fontVariantNumeric: 'tabular-nums',
  },
  'figure',
);

export const verdicts = componentVariants({
  accent: { color: vars.accent.text, fontWeight: vars.weight.medium },
  positive: { color: vars.positive.text, fontWeight: vars.weight.medium },
  caution: { color: vars.caution.text, fontWeight: vars.weight.medium },
  critical: { color: vars.critical.text, fontWeight: vars.weight.medium },
});

export const track = componentStyle(
  {
    overflow: 'hidden',
    blockSize: vars.space[8],
    borderRadius: vars.radius.full,
    backgroundColor: vars.surface.sunken,
    boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'track',
);

export const fill = componentStyle(
  {
    blockSize: '100%',
    borderRadius: vars.radius.full,
    transition: `inline-size ${vars.motion.slow} ${vars.motion.easing}`,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
  },
  'fill',
);

export const tones = componentVariants({
  accent: { backgroundColor: vars.accent.solid },
  positive: { backgroundColor: vars.positive.solid },
  caution: { backgroundColor: vars.caution.solid },
  critical: { backgroundColor: vars.critical.solid },
});
