import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../styles/componentStyle.ts';
import { size } from '../styles/sizes.ts';
import { state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

const open = keyframes({
  from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space[4]}))` },
});

/** The elevated panel of menus and popovers. */
export const popover = componentStyle(
  {
    overflow: 'auto',
    minInlineSize: size.popoverLeast,
    maxInlineSize: `min(${size.popoverMost}, calc(100vw - ${vars.space[16]}))`,
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius[10],
    backgroundColor: vars.surface.overlay,
    color: vars.text.default,
    boxShadow: vars.elevation[2],
    selectors: {
      [state.entering]: { animation: `${open} ${vars.motion.fast} ${vars.motion.easing}` },
    },
  },
  'popover',
);
