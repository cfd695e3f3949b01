import { ring } from '../private/PendingRing.css.ts';
import { componentVariants } from '../styles/componentStyle.ts';
import { vars } from '../tokens/contract.css.ts';

export const sizes = componentVariants({
  small: { color: vars.text.muted },
  medium: {
    color: vars.text.muted,
    selectors: { [`${ring}&`]: { inlineSize: vars.space[24], blockSize: vars.space[24] } },
  },
});
