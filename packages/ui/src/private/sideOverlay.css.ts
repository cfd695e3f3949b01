import { componentVariants } from '../styles/componentStyle.ts';
import { size } from '../styles/sizes.ts';
import { state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';
import { backdrop, fadeIn } from './overlay.css.ts';

/** The backdrop behind a panel that slides in from a side of the page. */
export const backdrops = componentVariants({
  start: { ...backdrop, zIndex: vars.layer.drawer, justifyItems: 'start' },
  end: { ...backdrop, zIndex: vars.layer.drawer, justifyItems: 'end' },
});

const panel = {
  minInlineSize: 0,
  minBlockSize: '100%',
  color: vars.text.default,
  boxShadow: vars.elevation[3],
  selectors: {
    [state.entering]: { animation: `${fadeIn} ${vars.motion.medium} ${vars.motion.easing}` },
    [`${backdrops.start} > &`]: { borderInlineEnd: `1px solid ${vars.border.subtle}` },
    [`${backdrops.end} > &`]: { borderInlineStart: `1px solid ${vars.border.subtle}` },
  },
} as const;

/** The panel by size: `small` for navigation, `medium` and `large` for details. */
export const panels = componentVariants({
  small: {
    ...panel,
    inlineSize: `min(${size.sideSmall}, calc(100vw - ${vars.space[48]}))`,
    backgroundColor: vars.surface.sunken,
  },
  medium: {
    ...panel,
    inlineSize: `min(${size.sideMedium}, 100vw)`,
    backgroundColor: vars.surface.overlay,
  },
  large: {
    ...panel,
    inlineSize: `min(${size.sideLarge}, 100vw)`,
    backgroundColor: vars.surface.overlay,
  },
});
