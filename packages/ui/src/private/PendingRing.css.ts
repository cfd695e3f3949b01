import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../styles/componentStyle.ts';
import { media } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } }, 'turn');
const breathe = keyframes({ '50%': { opacity: 0.4 } }, 'breathe');

// A bright quarter turns on a faint ring, which hides the ends of the arc.
export const ring = componentStyle(
  {
    display: 'inline-block',
    flexShrink: 0,
    inlineSize: vars.space[16],
    blockSize: vars.space[16],
    borderRadius: vars.radius.full,
    border: '2px solid color-mix(in srgb, currentColor 28%, transparent)',
    borderBlockStartColor: 'currentColor',
    verticalAlign: 'middle',
    animation: `${turn} 0.8s linear infinite`,
    '@media': {
      [media.reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite` },
      [media.forcedColors]: { borderColor: 'GrayText', borderBlockStartColor: 'Highlight' },
    },
  },
  'ring',
);
