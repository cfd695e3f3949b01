import { vars } from '../tokens/contract.css.ts';

/** The focus ring: use it under a focus-visible selector. Forced colors keep the outline. */
export const focusRing = {
  outline: `2px solid ${vars.border.focus}`,
  outlineOffset: '2px',
} as const;

/** The focus ring of an element that fills its container, such as a field or a row: drawn inside the edge. */
export const focusRingInset = { ...focusRing, outlineOffset: '-1px' } as const;
