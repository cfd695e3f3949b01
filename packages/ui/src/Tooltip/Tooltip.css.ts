import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../styles/componentStyle.ts';
import { size } from '../styles/sizes.ts';
import { state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** In the text color, so that it stands out from the page. */
export const tooltip = componentStyle(
  {
    maxInlineSize: `min(${size.tooltipMost}, calc(100vw - ${vars.space[16]}))`,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[8],
    border: '1px solid transparent',
    borderRadius: vars.radius[6],
    backgroundColor: vars.text.default,
    color: vars.surface.page,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    overflowWrap: 'anywhere',
    boxShadow: vars.elevation[2],
    selectors: {
      [state.entering]: { animation: `${appear} ${vars.motion.fast} ${vars.motion.easing}` },
    },
  },
  'tooltip',
);
