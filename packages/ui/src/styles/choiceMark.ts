import { vars } from '../tokens/contract.css.ts';
import { focusRing } from './focusRing.ts';
import { size } from './sizes.ts';

/**
 * Styles for the box or circle of a choice, as high as one line of its label; the control adds corners
 * and the mark itself. `selectedState` is the selector of the state that fills it with the accent color.
 */
export const choiceMark = (selectedState: string) => ({
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
    [`${selectedState} > &`]: {
      borderColor: vars.accent.solid,
      backgroundColor: vars.accent.solid,
      color: vars.accent.onSolid,
    },
    '[data-focus-visible] > &': focusRing,
    '[data-disabled] > &': { borderColor: vars.border.default, opacity: 0.6 },
    '[data-readonly] > &': { opacity: 0.8 },
  },
});
