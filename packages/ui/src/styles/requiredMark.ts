import { vars } from '../tokens/contract.css.ts';

/** The visual required mark: it appears next to the label and is not part of the accessible name. */
export const requiredMark = {
  selectors: {
    '[data-required] > &:not([data-spoken])::after': {
      content: '"*" / ""',
      color: vars.critical.text,
    },
  },
} as const;
