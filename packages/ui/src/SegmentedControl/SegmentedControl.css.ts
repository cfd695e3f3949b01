import { componentStyle } from '../styles/componentStyle.ts';
import { focusRing } from '../styles/focusRing.ts';
import { size } from '../styles/sizes.ts';
import { media, state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

export const control = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[4],
    minInlineSize: 0,
  },
  'control',
);

export const track = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    maxInlineSize: '100%',
    padding: vars.space[2],
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius[6],
    backgroundColor: vars.surface.sunken,
  },
  'track',
);

export const segment = componentStyle(
  {
    flex: '1 0 auto',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    minInlineSize: 0,
    maxInlineSize: '100%',
    minBlockSize: size.segment,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[12],
    border: '1px solid transparent',
    borderRadius: vars.radius[4],
    color: vars.text.muted,
    fontWeight: vars.weight.medium,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      [state.hovered]: { color: vars.text.default },
      [state.selected]: {
        borderColor: vars.border.control,
        backgroundColor: vars.surface.raised,
        color: vars.text.default,
        boxShadow: vars.elevation[1],
      },
      [state.focusVisible]: focusRing,
      [state.disabled]: { color: vars.text.subtle, cursor: 'default' },
    },
    '@media': {
      [media.coarsePointer]: {
        minBlockSize: vars.control.touch,
        minInlineSize: vars.control.touch,
      },
      [media.forcedColors]: {
        borderColor: 'Canvas',
        selectors: {
          [state.selected]: {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
          [state.disabled]: { forcedColorAdjust: 'auto', color: 'GrayText' },
          '&[data-disabled][data-selected]': { borderColor: 'GrayText', backgroundColor: 'Canvas' },
        },
      },
    },
  },
  'segment',
);
