import { vars } from '../tokens/contract.css.ts';

/** The required mark is for the eye: it stands beside the label and is not part of the name. */
export const requiredMark = {
  selectors: {
    '[data-required] > &:not([data-spoken])::after': {
      content: '"*" / ""',
      color: vars.critical.text,
    },
  },
} as const;
