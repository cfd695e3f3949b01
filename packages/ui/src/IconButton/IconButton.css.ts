import { componentVariants } from '../styles/componentStyle.ts';
import { media } from '../styles/states.ts';

const square = (size: number) => ({
  inlineSize: size,
  blockSize: size,
  padding: 0,
  flexShrink: 0,
  '@media': { [media.coarsePointer]: { inlineSize: 44, blockSize: 44 } },
});

export const sizes = componentVariants({ small: square(28), medium: square(36) });
