import { keyframes } from '@vanilla-extract/css';
import { componentVariants } from '../styles/componentStyle.ts';
import { size } from '../styles/sizes.ts';
import { state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

/** The entrance animation of a backdrop or a side panel. */
export const fadeIn = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space[8]})` } });

// The backdrop scrolls instead of the panel: at 400% zoom, a panel with fixed parts would leave no room.
export const backdrop = {
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowY: 'auto',
  backgroundColor: vars.surface.scrim,
  selectors: {
    [state.entering]: { animation: `${fadeIn} ${vars.motion.medium} ${vars.motion.easing}` },
  },
} as const;

/** The backdrop behind a panel in the center or near the top. */
export const backdrops = componentVariants({
  center: {
    ...backdrop,
    alignItems: 'safe center',
    justifyItems: 'center',
    padding: vars.space[16],
  },
  top: {
    ...backdrop,
    alignItems: 'start',
    justifyItems: 'center',
    padding: `min(12dvh, ${size.dialogAbove}) ${vars.space[16]} ${vars.space[16]}`,
  },
});

const panel = {
  inlineSize: '100%',
  minInlineSize: 0,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius[14],
  backgroundColor: vars.surface.overlay,
  color: vars.text.default,
  boxShadow: vars.elevation[3],
  selectors: {
    [state.entering]: { animation: `${rise} ${vars.motion.slow} ${vars.motion.easing}` },
  },
} as const;

/** The panel by maximum width. */
export const panels = componentVariants({
  small: { ...panel, maxInlineSize: size.dialogSmall },
  medium: { ...panel, maxInlineSize: size.dialogMedium },
  large: { ...panel, maxInlineSize: size.dialogLarge },
});
