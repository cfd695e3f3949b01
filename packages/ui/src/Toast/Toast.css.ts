import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../styles/componentStyle.ts';
import { focusRing, focusRingInset } from '../styles/focusRing.ts';
import { size } from '../styles/sizes.ts';
import { state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space[8]})` } });

export const region = componentStyle(
  {
    position: 'fixed',
    insetBlockEnd: vars.space[8],
    insetInlineEnd: vars.space[8],
    zIndex: vars.layer.toast,
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: vars.space[8],
    // Long content scrolls on a small screen; the padding keeps shadows and focus rings visible.
    inlineSize: `min(${size.toast}, calc(100vw - ${vars.space[16]}))`,
    maxBlockSize: `calc(100dvb - ${vars.space[16]})`,
    overflowY: 'auto',
    padding: vars.space[8],
    borderRadius: vars.radius[10],
    outline: 'none',
    selectors: { [state.focusVisible]: focusRing },
  },
  'region',
);

export const toast = componentStyle(
  {
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[12],
    padding: vars.space[12],
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius[10],
    backgroundColor: vars.surface.overlay,
    color: vars.text.default,
    boxShadow: vars.elevation[2],
    outline: 'none',
    animation: `${rise} ${vars.motion.slow} ${vars.motion.easing}`,
    selectors: { [state.focusVisible]: focusRing },
  },
  'toast',
);

export const icons = componentVariants({
  neutral: { flex: 'none', color: vars.text.muted },
  positive: { flex: 'none', color: vars.positive.text },
  critical: { flex: 'none', color: vars.critical.text },
});

export const content = componentStyle(
  {
    flex: 1,
    display: 'grid',
    gap: vars.space[2],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  },
  'content',
);

export const title = componentStyle({ fontWeight: vars.weight.medium }, 'title');

export const description = componentStyle({ color: vars.text.muted }, 'description');

export const close = componentStyle(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[24],
    blockSize: vars.space[24],
    padding: 0,
    border: 0,
    borderRadius: vars.radius[6],
    background: 'none',
    color: vars.text.muted,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      [state.hovered]: { backgroundColor: vars.surface.hover, color: vars.text.default },
      [state.focusVisible]: focusRingInset,
    },
  },
  'close',
);
