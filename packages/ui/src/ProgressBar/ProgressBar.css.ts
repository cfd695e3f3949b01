import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../styles/componentStyle.ts';
import { size } from '../styles/sizes.ts';
import { media } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

const slide = keyframes({
  '0%': { insetInlineStart: '-40%' },
  '100%': { insetInlineStart: '100%' },
});

export const progress = componentStyle(
  { display: 'grid', gap: vars.space[8], minInlineSize: 0 },
  'progress',
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

export const valueLabel = componentStyle(
  {
    color: vars.text.muted,
    fontVariantNumeric: 'tabular-nums',
  },
  'valueLabel',
);

export const track = componentStyle(
  {
    position: 'relative',
    overflow: 'hidden',
    blockSize: size.progress,
    borderRadius: vars.radius.full,
    backgroundColor: vars.surface.sunken,
    boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'track',
);

const fillRule = {
  blockSize: '100%',
  borderRadius: vars.radius.full,
  backgroundColor: vars.accent.solid,
} as const;

const forced = { [media.forcedColors]: { backgroundColor: 'Highlight' } } as const;

export const fill = componentStyle(
  {
    ...fillRule,
    transition: `inline-size ${vars.motion.slow} ${vars.motion.easing}`,
    '@media': forced,
  },
  'fill',
);

export const indeterminateFill = componentStyle(
  {
    ...fillRule,
    position: 'absolute',
    inlineSize: '40%',
    animation: `${slide} 1.4s ease-in-out infinite`,
    '@media': {
      ...forced,
      [media.reducedMotion]: { inlineSize: '100%', opacity: 0.5, animation: 'none' },
    },
  },
  'indeterminateFill',
);
