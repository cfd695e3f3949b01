import { componentStyle } from '../styles/componentStyle.ts';
import { focusRing } from '../styles/focusRing.ts';
import { size } from '../styles/sizes.ts';
import { media } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

export const circle = componentStyle(
  {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.choiceMark,
    blockSize: size.choiceMark,
    marginBlockStart: 1,
    borderRadius: vars.radius.full,
    border: `1px solid ${vars.border.control}`,
    backgroundColor: vars.surface.raised,
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.motion.fast,
    transitionTimingFunction: vars.motion.easing,
    selectors: {
      '[data-hovered] > &': { borderColor: vars.text.muted },
      '[data-invalid] > &': { borderColor: vars.critical.solid },
      '[data-selected] > &': {
        borderColor: vars.accent.solid,
        backgroundColor: vars.accent.solid,
      },
      '[data-focus-visible] > &': focusRing,
      '[data-disabled] > &': { borderColor: vars.border.default, opacity: 0.6 },
      '[data-readonly] > &': { opacity: 0.8 },
    },
  },
  'circle',
);

export const dot = componentStyle(
  {
    inlineSize: vars.space[8],
    blockSize: vars.space[8],
    borderRadius: vars.radius.full,
    backgroundColor: vars.accent.onSolid,
    visibility: 'hidden',
    selectors: { '[data-selected] > * > &': { visibility: 'visible' } },
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  },
  'dot',
);

export const description = componentStyle(
  {
    paddingInlineStart: size.choiceRoom,
    // The room that a finger needs around the label is no distance to its help.
    '@media': {
      [media.coarsePointer]: {
        marginBlockStart: `calc(-1 * ${vars.space['12']})`,
        paddingBlockEnd: vars.space['8'],
      },
    },
  },
  'description',
);
