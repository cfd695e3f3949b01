import '../private/bar.css.ts';
import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../styles/componentStyle.ts';
import { media } from '../styles/states.ts';

const slide = keyframes({
  '0%': { insetInlineStart: '-40%' },
  '100%': { insetInlineStart: '100%' },
});

export const indeterminate = componentStyle(
  {
    position: 'absolute',
    inlineSize: '40%',
    animation: `${slide} 1.4s ease-in-out infinite`,
    '@media': {
      [media.reducedMotion]: { inlineSize: '100%', opacity: 0.5, animation: 'none' },
    },
  },
  'indeterminate',
);
