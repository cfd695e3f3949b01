import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../styles/componentStyle.ts';
import { size } from '../styles/sizes.ts';
import { media } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.5 } });

const waitMs = '150ms';

export const skeleton = componentStyle(
  {
    display: 'block',
    maxInlineSize: '100%',
    backgroundColor: vars.border.subtle,
    animation: `${appear} ${vars.motion.medium} linear ${waitMs} backwards, ${breathe} 1.6s ease-in-out 1s infinite`,
    '@media': {
      [media.reducedMotion]: { animation: `${appear} 1ms linear ${waitMs} backwards` },
      [media.forcedColors]: { border: '1px solid GrayText' },
    },
  },
  'skeleton',
);

export const shapes = componentVariants({
  line: { blockSize: vars.space[12], marginBlock: vars.space[4], borderRadius: vars.radius[4] },
  block: { blockSize: size.skeletonBlock, borderRadius: vars.radius[10] },
  circle: { inlineSize: vars.space[40], blockSize: vars.space[40], borderRadius: vars.radius.full },
});
