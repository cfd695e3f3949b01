import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../styles/componentStyle.ts';
import { state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

const open = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** The raised sheet that hangs from a button: menus and their like. */
export const popover = componentStyle(
  {
    overflow: 'auto',
    minInlineSize: '176px',
    maxInlineSize: 'min(360px, calc(100vw - 16px))',
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
