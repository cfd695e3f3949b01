import { vars } from '../tokens/contract.css.ts';
import { focusRing } from './focusRing.ts';
import { size } from './sizes.ts';

/**
 * What is ticked beside a choice, as high as a line of its text; corners and sign are each control's
 * own. `chosen` is the state in which the accent fills it.
 */
export const choiceMark = (chosen: string) => ({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.choiceMark,
  blockSize: size.choiceMark,
  marginBlockStart: 1,
  border: `1px solid ${vars.border.control}`,
  backgroundColor: vars.surface.raised,
  color: 'transparent',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.fast,
  transitionTimingFunction: vars.motion.easing,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.text.muted },
    '[data-invalid] > &': { borderColor: vars.critical.solid },
    [`${chosen} > &`]: {
      borderColor: vars.accent.solid,
      backgroundColor: vars.accent.solid,
      color: vars.accent.onSolid,
    },
    '[data-focus-visible] > &': focusRing,
    '[data-disabled] > &': { borderColor: vars.border.default, opacity: 0.6 },
    '[data-readonly] > &': { opacity: 0.8 },
  },
});
