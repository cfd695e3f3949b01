import { vars } from '../tokens/contract.css.ts';

/** The one focus ring: put it under a focus-visible selector. Forced colours keep the outline. */
export const focusRing = {
  outline: `2px solid ${vars.border.focus}`,
  outlineOffset: '2px',
} as const;

/** The focus ring of a thing that fills its box, such as a field or a row: it hugs the edge. */
export const focusRingInset = { ...focusRing, outlineOffset: '-1px' } as const;
