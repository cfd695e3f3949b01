import { componentVariants } from '../styles/componentStyle.ts';
import { media } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

const laidOut = {
  display: 'flex',
  rowGap: vars.space['8'],
  columnGap: vars.space['20'],
  minInlineSize: 0,
  paddingBlock: vars.space['4'],
  // On touch screens each choice has its own padding.
  '@media': { [media.coarsePointer]: { rowGap: 0, paddingBlock: 0 } },
} as const;

/** The layout of the choices in a group. */
export const choices = componentVariants({
  vertical: { ...laidOut, flexDirection: 'column' },
  horizontal: { ...laidOut, flexWrap: 'wrap' },
});
