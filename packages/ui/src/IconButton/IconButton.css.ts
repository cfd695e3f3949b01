import '../Button/Button.css.ts';
import { componentVariants } from '../styles/componentStyle.ts';
import { media } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

const square = (size: string) => ({
  inlineSize: size,
  blockSize: size,
  padding: 0,
  flexShrink: 0,
  '@media': {
    [media.coarsePointer]: { inlineSize: vars.control.touch, blockSize: vars.control.touch },
  },
});

export const sizes = componentVariants({
  small: square(vars.control.small),
  medium: square(vars.control.medium),
});
