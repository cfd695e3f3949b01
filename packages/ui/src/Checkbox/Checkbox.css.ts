import { componentStyle } from '../styles/componentStyle.ts';
import { focusRing } from '../styles/focusRing.ts';
import { size } from '../styles/sizes.ts';
import { vars } from '../tokens/contract.css.ts';

export const box = componentStyle(
  {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.choiceMark,
    blockSize: size.choiceMark,
    marginBlockStart: 1,
    borderRadius: vars.radius['4'],
    border: `1px solid ${vars.border.control}`,
    backgroundColor: vars.surface.raised,
    color: 'transparent',
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.motion.fast,
    transitionTimingFunction: vars.motion.easing,
    selectors: {
      '[data-hovered] > &': { borderColor: vars.text.muted },
      '[data-invalid] > &': { borderColor: vars.critical.solid },
      ':is([data-selected], [data-indeterminate]) > &': {
        borderColor: vars.accent.solid,
        backgroundColor: vars.accent.solid,
        color: vars.accent.onSolid,
      },
      '[data-focus-visible] > &': focusRing,
      '[data-disabled] > &': { borderColor: vars.border.default, opacity: 0.6 },
      '[data-readonly] > &': { opacity: 0.8 },
    },
  },
  'box',
);

export const mark = componentStyle(
  {
    inlineSize: vars.space[12],
    blockSize: vars.space[12],
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    visibility: 'hidden',
    selectors: {
      ':is([data-selected], [data-indeterminate]) > * > &': { visibility: 'visible' },
    },
  },
  'mark',
);

export const messages = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['4'],
    paddingInlineStart: size.choiceRoom,
    selectors: { '&:empty': { display: 'none' } },
  },
  'messages',
);
