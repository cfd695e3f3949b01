import { componentStyle, componentVariants } from '../styles/componentStyle.ts';
import { media, state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

export const button = componentStyle(
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space['8'],
    maxInlineSize: '100%',
    borderRadius: vars.radius['6'],
    border: '1px solid transparent',
    fontWeight: vars.weight.medium,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: vars.motion.fast,
    transitionTimingFunction: vars.motion.easing,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      [state.disabled]: {
        cursor: 'default',
        opacity: 0.5,
      },
      [state.pending]: { cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { [state.disabled]: { opacity: 1, color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  },
  'button',
);

const solid = (tone: typeof vars.accent) => ({
  backgroundColor: tone.solid,
  color: tone.onSolid,
  selectors: {
    [`${state.hovered}, ${state.pressed}`]: { backgroundColor: tone.solidHover },
  },
});

export const variants = componentVariants({
  primary: solid(vars.accent),
  critical: solid(vars.critical),
  secondary: {
    backgroundColor: vars.surface.raised,
    borderColor: vars.border.control,
    color: vars.text.default,
    selectors: {
      [`${state.hovered}, ${state.pressed}`]: { backgroundColor: vars.surface.hover },
    },
  },
  quiet: {
    backgroundColor: 'transparent',
    color: vars.text.muted,
    selectors: {
      [`${state.hovered}, ${state.pressed}`]: {
        backgroundColor: vars.surface.hover,
        color: vars.text.default,
      },
    },
  },
});

const coarse = { '@media': { [media.coarsePointer]: { minBlockSize: vars.control.touch } } };

export const sizes = componentVariants({
  small: {
    minBlockSize: vars.control.small,
    paddingBlock: vars.space['2'],
    paddingInline: vars.space['8'],
    fontSize: vars.type['13'].size,
    lineHeight: vars.type['13'].lineHeight,
    ...coarse,
  },
  medium: {
    minBlockSize: vars.control.medium,
    paddingBlock: vars.space['4'],
    paddingInline: vars.space['12'],
    fontSize: vars.type['14'].size,
    lineHeight: vars.type['14'].lineHeight,
    ...coarse,
  },
});

export const content = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 'inherit',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: { '[data-pending] > &': { opacity: 0 } },
  },
  'content',
);

export const pending = componentStyle(
  { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' },
  'pending',
);
