import { componentStyle } from '../styles/componentStyle.ts';
import { focusRingInset } from '../styles/focusRing.ts';
import { requiredMark } from '../styles/requiredMark.ts';
import { size } from '../styles/sizes.ts';
import { media, state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

export const field = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: vars.space['4'],
    minInlineSize: 0,
  },
  'field',
);

export const labelRow = componentStyle(
  {
    display: 'flex',
    gap: vars.space['4'],
    fontSize: vars.type['13'].size,
    lineHeight: vars.type['13'].lineHeight,
    fontWeight: vars.weight.medium,
    color: vars.text.default,
    ...requiredMark,
  },
  'labelRow',
);

export const mark = componentStyle(
  { marginInlineStart: vars.space['4'], color: vars.critical.text },
  'mark',
);

// Ordered after the required mark, which is a pseudo-element.
export const labelRing = componentStyle(
  { order: 1, display: 'flex', alignItems: 'center', color: vars.text.muted },
  'labelRing',
);

export const frame = componentStyle({ position: 'relative', display: 'flex' }, 'frame');

export const control = componentStyle(
  {
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: vars.control.medium,
    paddingBlock: size.fieldInset,
    paddingInline: vars.space['12'],
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius['6'],
    backgroundColor: vars.surface.raised,
    color: vars.text.default,
    fontSize: vars.type['14'].size,
    lineHeight: vars.type['14'].lineHeight,
    textAlign: 'start',
    transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      [state.hovered]: { borderColor: vars.text.muted },
      [state.invalid]: { borderColor: vars.critical.solid },
      [`${state.focused}:not(button), ${state.focusVisible}`]: {
        ...focusRingInset,
        borderColor: vars.border.focus,
      },
      '&:is(input, textarea):read-only': { backgroundColor: vars.surface.sunken },
      // Leaves room for the spinner next to the adornment at the end.
      [`${frame}[data-crowded] > &`]: { paddingInlineEnd: size.fieldTwoEnds },
      [state.disabled]: {
        backgroundColor: vars.surface.sunken,
        borderColor: vars.border.default,
        color: vars.text.subtle,
        cursor: 'default',
      },
    },
    '@media': {
      // Below 16 px, phones zoom in on the page when a field receives focus.
      [media.coarsePointer]: { minBlockSize: vars.control.touch, fontSize: vars.type[16].size },
      [media.forcedColors]: {
        selectors: { [state.disabled]: { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  },
  'control',
);

export const monospace = componentStyle({ fontFamily: vars.font.mono }, 'monospace');

export const withStart = componentStyle({ paddingInlineStart: vars.control.medium }, 'withStart');
export const withEnd = componentStyle({ paddingInlineEnd: vars.space[40] }, 'withEnd');

const adornment = {
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.text.muted,
} as const;

export const start = componentStyle(
  { ...adornment, insetInlineStart: vars.space['12'], pointerEvents: 'none' },
  'start',
);

export const end = componentStyle({ ...adornment, insetInlineEnd: vars.space['4'] }, 'end');

export const ring = componentStyle(
  { display: 'flex', marginInline: vars.space['8'], color: vars.text.muted },
  'ring',
);

export const description = componentStyle(
  {
    fontSize: vars.type['13'].size,
    lineHeight: vars.type['13'].lineHeight,
    color: vars.text.muted,
    overflowWrap: 'break-word',
  },
  'description',
);

export const error = componentStyle(
  {
    display: 'flex',
    gap: vars.space['4'],
    fontSize: vars.type['13'].size,
    lineHeight: vars.type['13'].lineHeight,
    color: vars.critical.text,
    overflowWrap: 'anywhere',
  },
  'error',
);

export const errorIcon = componentStyle(
  { display: 'flex', alignItems: 'center', blockSize: vars.type['13'].lineHeight },
  'errorIcon',
);
